import { PDFHexString, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import type { LayerWord } from '../types.ts';

/**
 * A font without glyphs for text that is never painted: codes are UTF-16 units, each half an em wide. Not embedded,
 * which PDF/A allows for a font that is used in render mode 3 only.
 */
export function invisibleFont(context: PDFContext): PDFRef {
  const name = 'Invisible';
  const descriptor = {
    Type: 'FontDescriptor',
    FontName: name,
    Flags: 4,
    FontBBox: [0, -200, 500, 800],
    ItalicAngle: 0,
    Ascent: 800,
    Descent: -200,
    CapHeight: 700,
    StemV: 80,
  };
  const cidFont = {
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: name,
    CIDSystemInfo: { Registry: ascii('Adobe'), Ordering: ascii('Identity'), Supplement: 0 },
    FontDescriptor: context.register(context.obj(descriptor)),
    DW: EM / 2,
  };
  return context.register(
    context.obj({
      Type: 'Font',
      Subtype: 'Type0',
      BaseFont: name,
      Encoding: 'Identity-H',
      DescendantFonts: [context.register(context.obj(cidFont))],
      ToUnicode: context.register(context.flateStream(UNITS_TO_UNICODE)),
    }),
  );
}

/**
 * Words at their boxes, in render mode 3.
 * @param height of the page in points; words are in page space
 */
export function layerContent(words: readonly LayerWord[], height: number, font: string): string {
  const shown = words.filter(({ text }) => text.trim() !== '');
  if (shown.length === 0) return '';
  return `BT 3 Tr\n${shown.map((word) => showWord(word, height, font)).join('\n')}\nET\n`;
}

const EM = 1000;
const DESCENT = 0.2;

function showWord(word: LayerWord, height: number, font: string): string {
  const size = Math.max(1, word.bottom - word.top);
  const units = word.text.length;
  const stretch = (100 * Math.max(0.1, word.right - word.left)) / ((units * size) / 2);
  const baseline = height - word.bottom + DESCENT * size;
  const codes = Buffer.from(word.text, 'utf16le').swap16().toString('hex');
  return `/${font} ${short(size)} Tf ${short(stretch)} Tz 1 0 0 1 ${short(word.left)} ${short(baseline)} Tm <${codes}> Tj`;
}

function short(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function ascii(text: string): PDFHexString {
  return PDFHexString.of(Buffer.from(text).toString('hex'));
}

/** A range may only differ in the last byte, a section holds at most 100 (Adobe technical note 5411, 1.4.1). */
const UNITS_TO_UNICODE = toUnicode();

function toUnicode(): string {
  const ranges = Array.from({ length: 256 }, (_, high) => {
    const page = high.toString(16).padStart(2, '0');
    return `<${page}00> <${page}ff> <${page}00>`;
  });
  const sections: string[] = [];
  for (let at = 0; at < ranges.length; at += 100) {
    const part = ranges.slice(at, at + 100);
    sections.push(`${part.length} beginbfrange\n${part.join('\n')}\nendbfrange`);
  }
  return `/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Units def /CMapType 2 def
1 begincodespacerange <0000> <ffff> endcodespacerange
${sections.join('\n')}
endcmap CMapName currentdict /CMap defineresource pop end end`;
}
