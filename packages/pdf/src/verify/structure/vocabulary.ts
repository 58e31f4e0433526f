/**
 * Names that ISO 32000 itself defines and a copy may use as values, those of the fonts that every system has, and those
 * that a copy gives fonts by their style. A removed value that happens to be spelled like one of them (a person called
 * Page, a heading "Image") is not told by it.
 */
export const VOCABULARY: ReadonlySet<string> = new Set(
  `Catalog Outlines Page Pages Fit XObject Image Form Font FontDescriptor Encoding CMap ExtGState Pattern Group Transparency Mask
  OCG OCProperties Type0 Type1 Type1C Type3 MMType1 TrueType OpenType CIDFontType0 CIDFontType0C CIDFontType2
  DeviceGray DeviceRGB DeviceCMYK CalGray CalRGB Lab ICCBased Indexed Separation DeviceN
  All None Cyan Magenta Yellow Black Red Green Blue Gray
  FlateDecode LZWDecode RunLengthDecode DCTDecode JPXDecode CCITTFaxDecode JBIG2Decode ASCIIHexDecode ASCII85Decode
  WinAnsiEncoding MacRomanEncoding MacExpertEncoding StandardEncoding Identity Identity-H Identity-V Default
  AbsoluteColorimetric RelativeColorimetric Saturation Perceptual Alpha Luminosity Normal Compatible Multiply Screen
  Overlay Darken Lighten ColorDodge ColorBurn HardLight SoftLight Difference Exclusion Hue Color
  Courier Courier-Bold Courier-Oblique Courier-BoldOblique Helvetica Helvetica-Bold Helvetica-Oblique
  Helvetica-BoldOblique Times-Roman Times-Bold Times-Italic Times-BoldItalic Symbol ZapfDingbats
  Arial Arial,Bold Arial,Italic Arial,BoldItalic ArialMT Arial-BoldMT Arial-ItalicMT Arial-BoldItalicMT ArialNarrow
  TimesNewRoman TimesNewRoman,Bold TimesNewRoman,Italic TimesNewRoman,BoldItalic TimesNewRomanPSMT
  TimesNewRomanPS-BoldMT TimesNewRomanPS-ItalicMT TimesNewRomanPS-BoldItalicMT CourierNew CourierNew,Bold
  CourierNew,Italic CourierNew,BoldItalic CourierNewPSMT CourierNewPS-BoldMT CourierNewPS-ItalicMT
  CourierNewPS-BoldItalicMT Calibri Calibri-Bold Calibri-Italic Cambria Verdana Verdana-Bold Tahoma Georgia
  Font-Bold Font-Italic Font-BoldItalic Serif Serif-Bold Serif-Italic Serif-BoldItalic
  Mono Mono-Bold Mono-Italic Mono-BoldItalic
  Condensed Expanded SemiCondensed SemiExpanded ExtraCondensed ExtraExpanded UltraCondensed UltraExpanded`
    .trim()
    .split(/\s+/),
);
