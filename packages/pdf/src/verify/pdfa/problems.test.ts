import { describe, expect, it } from 'vitest';
import { pdfaFile, type PdfaParts, xmp } from '../../../testing/pdfa-file.ts';
import type { PdfaProblem } from '../../types.ts';
import { pdfaProblems } from './problems.ts';

const SHOWN = 'BT /F1 12 Tf 50 100 Td (Recife) Tj ET';
const UNSEEN = 'BT 3 Tr /F1 12 Tf 50 50 Td (Olinda) Tj ET';
const COMPOSITE = '/Subtype /Type0 /Encoding /90ms-RKSJ-H /DescendantFonts [<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Sans /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>]'; // prettier-ignore
const FONT = '/Subtype /TrueType /FirstChar 32 /LastChar 122';
const WIDTHS = `/Widths [${'278 '.repeat(91)}]`;
const picture =
  (entries: string, filter = ''): NonNullable<PdfaParts['resources']> =>
  (pdf) =>
    `/XObject << /I ${pdf.stream(
      `/Type /XObject /Subtype /Image /Width 1 /Height 1 /BitsPerComponent 8 ${entries} ${filter}`,
      'abcd',
    )} 0 R >>`;
const DRAWN = `${SHOWN} q 10 0 0 10 0 0 cm /I Do Q`;
const spots = (second: string): string =>
  '/ColorSpace << /A [/Separation /Gold /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 [1 1 0] /N 1 >>] ' +
  `/B [/Separation /Gold /DeviceRGB << /FunctionType 2 /Domain [0 1] /C0 [1 1 1] /C1 ${second} /N 1 >>] >>`;

/** A form whose group blends in inks. */
const form = (pdf: Parameters<NonNullable<PdfaParts['resources']>>[0]): string =>
  `${pdf.stream('/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << >> /Group << /S /Transparency /CS /DeviceCMYK >>', '0 0 5 5 re f')} 0 R`;
const SPOTS = '/HalftoneType 1 /Frequency 60 /Angle 45 /SpotFunction /Round';
const halftone = (entries: string): string =>
  `/ExtGState << /G << /HT << /Type /Halftone ${entries} >> >> >>`;

const BROKEN: readonly (readonly [what: string, problem: PdfaProblem, parts: PdfaParts])[] = [
  ['another claim', 'file', { metadata: xmp('1', 'B') }],
  ['more metadata', 'file', { metadata: xmp('2', 'B', '<!-- Joaquim -->') }],
  ['no output intent', 'file', { intent: 'none' }],
  ['a profile that is none', 'file', { intent: { components: 3, profile: 'abc' } }],
  ['no identifier', 'file', { trailer: '' }],
  ['document properties', 'file', { trailer: '/ID [<00> <00>] /Info << /Title (x) >>' }],
  ['LZW', 'file', { content: DRAWN, resources: picture('/ColorSpace /DeviceGray', '/Filter /LZWDecode') }],
  ['a string without an end', 'limits', { page: `/X (${'a'.repeat(32_768)})` }],
  ['a long name', 'limits', { page: `/X /${'a'.repeat(128)}` }],
  ['a large number', 'limits', { page: '/X 2147483648' }],
  ['a large number that is shown', 'limits', { content: `2147483648 0 m 5 5 l n ${SHOWN}` }],
  ['a number next to nothing', 'limits', { content: `0.${'0'.repeat(38)}1 w ${SHOWN}` }],
  ['a long string that is shown', 'limits', { content: `BT /F1 12 Tf [(${'a'.repeat(32_768)})] TJ ET` }],
  ['a long name in content', 'limits', { content: `${SHOWN} /${'a'.repeat(128)} gs` }],
  ['a long name of an inline picture', 'limits', { content: `${SHOWN} BI /W 1 /H 1 /BPC 8 /CS /G /F [/${'a'.repeat(128)}] ID a EI` }],
  ['a name that is no UTF-8', 'limits', { page: '/X /Jo#e3o' }],
  ['a key that is no UTF-8', 'limits', { page: '/Jo#e3o 1' }],
  ['a small page', 'limits', { page: '/TrimBox [0 0 2 200]' }],
  ['a huge page', 'limits', { page: '/CropBox [0 0 400 14401]' }],
  ['deep states', 'limits', { content: `${'q '.repeat(29)}${SHOWN}${' Q'.repeat(29)}` }],
  ['an unknown operator', 'content', { content: `${SHOWN} 1 2 zz` }],
  ['a missing resource', 'content', { content: `${SHOWN} /X Do` }],
  ['inks under a screen profile', 'colours', { content: `0 0 0 1 k ${SHOWN}` }],
  ['inks of a picture', 'colours', { content: DRAWN, resources: picture('/ColorSpace /DeviceCMYK') }],
  ['a page that is blended in inks', 'colours', { page: '/Group << /S /Transparency /CS /DeviceCMYK >>' }],
  ['a form that is blended in inks', 'colours', { content: `${SHOWN} /X Do`, resources: (pdf) => `/XObject << /X ${form(pdf)} >>` }],
  ['a mask that is blended in inks', 'colours', { content: `/G gs ${SHOWN}`, resources: (pdf) => `/ExtGState << /G << /SMask << /S /Luminosity /G ${form(pdf)} >> >> >>` }],
  ['spot colours at odds', 'colours', { content: `/A cs /B CS ${SHOWN}`, resources: () => spots('[0 1 0]') }],
  ['a transfer function', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => '/ExtGState << /G << /TR /Identity >> >>' }],
  ['a transfer function of a halftone', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => halftone(`${SPOTS} /TransferFunction /Identity`) }],
  ['a transfer function of a colour', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => halftone(`/HalftoneType 5 /Default << ${SPOTS} /TransferFunction /Identity >>`) }],
  ['a halftone with a name', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => halftone(`${SPOTS} /HalftoneName (x)`) }],
  ['an unknown blend mode', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => '/ExtGState << /G << /BM /Dodge >> >>' }],
  ['an unknown intent', 'graphics-state', { content: `/Mine ri ${SHOWN}` }],
  ['an interpolated picture', 'picture', { content: DRAWN, resources: picture('/ColorSpace /DeviceGray /Interpolate true') }],
  ['an interpolated inline picture', 'picture', { content: `${SHOWN} BI /W 1 /H 1 /BPC 8 /CS /G /I true ID a EI` }],
  ['a picture that is interpolated elsewhere', 'picture', { content: DRAWN, resources: (pdf) => picture(`/ColorSpace /DeviceGray /Interpolate ${pdf.add('true')} 0 R`)(pdf) }],
  ['LZW in an inline picture', 'picture', { content: `${SHOWN} BI /W 1 /H 1 /BPC 8 /CS /G /F [/AHx /LZW] ID 61> EI` }],
  ['JPEG 2000 without a header', 'picture', { content: DRAWN, resources: picture('', '/Filter /JPXDecode') }],
  ['a font that is not there', 'font-not-embedded', { embedded: false }],
  ['other widths', 'font-inconsistent', { font: `${FONT} /Encoding /WinAnsiEncoding ${WIDTHS}` }],
  ['no widths', 'font-inconsistent', { font: '/Subtype /TrueType /Encoding /WinAnsiEncoding' }],
  ['a symbolic font with an encoding', 'font-inconsistent', { flags: 4 }],
  ['the wrong kind of font', 'font-inconsistent', { font: `${FONT.replace('TrueType', 'Type1')} ${WIDTHS}` }],
  ['no widths of invisible text', 'font-inconsistent', { content: UNSEEN, embedded: false, font: '/Subtype /TrueType /Encoding /WinAnsiEncoding' }],
  ['too few widths of invisible text', 'font-inconsistent', { content: UNSEEN, embedded: false, font: `${FONT} /Encoding /WinAnsiEncoding /Widths [1 2]` }],
  ['a symbolic font of invisible text with an encoding', 'font-inconsistent', { content: UNSEEN, embedded: false, flags: 4 }],
  ['an unknown encoding of invisible text', 'font-inconsistent', { content: UNSEEN, embedded: false, font: `${FONT} ${WIDTHS} /Encoding /StandardEncoding` }],
  ['a composite font of invisible text', 'font-inconsistent', { content: UNSEEN, embedded: false, font: COMPOSITE }],
  ['a composite font of invisible text without a character', 'font-inconsistent', { content: UNSEEN.replace('(Olinda)', '<00410000>'), embedded: false, font: COMPOSITE.replace('90ms-RKSJ-H', 'Identity-H') }],
  ['an invisible character that is not there', 'font-inconsistent', { content: `${SHOWN} BT 3 Tr /F1 9 Tf (\\001) Tj ET` }],
  ['an invisible character that no font has', 'font-inconsistent', { content: 'BT 3 Tr /F1 9 Tf (\\001) Tj ET', embedded: false }],
  ['a missing font that is seen once', 'font-not-embedded', { content: `${UNSEEN} ${SHOWN}`.replace('3 Tr', '3 Tr 0 Tr'), embedded: false }],
  ['a glyph that is not there', 'font-inconsistent', { content: 'BT /F1 12 Tf (\\200\\001) Tj ET' }],
]; // prettier-ignore

describe('what PDF/A-2b forbids', () => {
  it('is not in a file that is PDF/A-2b', () => {
    expect(pdfaProblems(pdfaFile())).toEqual([]);
    const parts = { content: `/A cs /B CS ${DRAWN}`, resources: () => spots('[1 1 0]') };
    expect(pdfaProblems(pdfaFile({ ...parts, content: `/A cs /B CS ${SHOWN}` }))).toEqual([]);
  });

  it.each<readonly [what: string, parts: PdfaParts]>([
    ['invisible text has a font', { content: `${SHOWN} ${UNSEEN}` }],
    ['invisible text has no font program', { content: UNSEEN, embedded: false }],
    ['invisible text has a composite font', { content: UNSEEN, embedded: false, font: COMPOSITE.replace('90ms-RKSJ-H', 'Identity-H') }],
    ['invisible text has a standard font', { content: UNSEEN, embedded: false, fontName: 'Helvetica', font: '/Subtype /Type1' }],
    ['groups blend in colours that the intent covers', { page: '/Group << /S /Transparency /CS /DeviceRGB >> /TrimBox [0 0 400 200]' }],
    ['halftones say no transfer', { content: `/G gs ${SHOWN}`, resources: () => halftone(`/HalftoneType 5 /Default << ${SPOTS} >>`) }],
    ['inline pictures have lists', { content: `${SHOWN} BI /W 1 /H 1 /BPC 8 /CS [/I /RGB 0 <ffffff>] /F [/AHx] /DP [<< /K 1 >>] ID 00> EI` }],
    ['names are UTF-8', { page: '/X /Jo#c3#a3o' }],
  ])('is not where %s', (_, parts) => {
    expect(pdfaProblems(pdfaFile(parts))).toEqual([]);
  }); // prettier-ignore

  it.each(BROKEN)('is found: %s', (_, problem, parts) => {
    expect(pdfaProblems(pdfaFile(parts))).toContain(problem);
  });

  it('is found in what follows the end, and in a header that stands late', () => {
    const file = pdfaFile();
    expect(pdfaProblems(Buffer.concat([file, Buffer.from('x')]))).toEqual(['file']);
    expect(pdfaProblems(Buffer.concat([Buffer.from('\n'), file]))).toContain('file');
  });
});
