import { describe, expect, it } from 'vitest';
import { pdfaFile, type PdfaParts, xmp } from '../../../testing/pdfa-file.ts';
import type { PdfaProblem } from '../../types.ts';
import { pdfaProblems } from './problems.ts';

const SHOWN = 'BT /F1 12 Tf 50 100 Td (Recife) Tj ET';
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
  ['deep states', 'limits', { content: `${'q '.repeat(29)}${SHOWN}${' Q'.repeat(29)}` }],
  ['an unknown operator', 'content', { content: `${SHOWN} 1 2 zz` }],
  ['a missing resource', 'content', { content: `${SHOWN} /X Do` }],
  ['inks under a screen profile', 'colours', { content: `0 0 0 1 k ${SHOWN}` }],
  ['inks of a picture', 'colours', { content: DRAWN, resources: picture('/ColorSpace /DeviceCMYK') }],
  ['spot colours at odds', 'colours', { content: `/A cs /B CS ${SHOWN}`, resources: () => spots('[0 1 0]') }],
  ['a transfer function', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => '/ExtGState << /G << /TR /Identity >> >>' }],
  ['an unknown blend mode', 'graphics-state', { content: `/G gs ${SHOWN}`, resources: () => '/ExtGState << /G << /BM /Dodge >> >>' }],
  ['an unknown intent', 'graphics-state', { content: `/Mine ri ${SHOWN}` }],
  ['an interpolated picture', 'picture', { content: DRAWN, resources: picture('/ColorSpace /DeviceGray /Interpolate true') }],
  ['an interpolated inline picture', 'picture', { content: `${SHOWN} BI /W 1 /H 1 /BPC 8 /CS /G /I true ID a EI` }],
  ['JPEG 2000 without a header', 'picture', { content: DRAWN, resources: picture('', '/Filter /JPXDecode') }],
  ['a font that is not there', 'font-not-embedded', { embedded: false }],
  ['other widths', 'font-inconsistent', { font: `${FONT} /Encoding /WinAnsiEncoding ${WIDTHS}` }],
  ['no widths', 'font-inconsistent', { font: '/Subtype /TrueType /Encoding /WinAnsiEncoding' }],
  ['a symbolic font with an encoding', 'font-inconsistent', { flags: 4 }],
  ['the wrong kind of font', 'font-inconsistent', { font: `${FONT.replace('TrueType', 'Type1')} ${WIDTHS}` }],
  ['a glyph that is not there', 'font-inconsistent', { content: 'BT /F1 12 Tf (\\200\\001) Tj ET' }],
]; // prettier-ignore

describe('what PDF/A-2b forbids', () => {
  it('is not in a file that is PDF/A-2b', () => {
    expect(pdfaProblems(pdfaFile())).toEqual([]);
    const parts = { content: `/A cs /B CS ${DRAWN}`, resources: () => spots('[1 1 0]') };
    expect(pdfaProblems(pdfaFile({ ...parts, content: `/A cs /B CS ${SHOWN}` }))).toEqual([]);
    expect(pdfaProblems(pdfaFile({ content: `${SHOWN} BT 3 Tr /F1 9 Tf (\x01) Tj ET` }))).toEqual([]);
  });

  it.each(BROKEN)('is found: %s', (_, problem, parts) => {
    expect(pdfaProblems(pdfaFile(parts))).toContain(problem);
  });

  it('is found in what follows the end, and in a header that stands late', () => {
    const file = pdfaFile();
    expect(pdfaProblems(Buffer.concat([file, Buffer.from('x')]))).toEqual(['file']);
    expect(pdfaProblems(Buffer.concat([Buffer.from('\n'), file]))).toContain('file');
  });
});
