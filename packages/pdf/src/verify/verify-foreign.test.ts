import { describe, expect, it } from 'vitest';
import { pdfFile } from '../../testing/pdf-file.ts';
import { verifyForeign } from './verify-foreign.ts';

const TEXT = 'BT /F1 20 Tf 50 100 Td (Contratante: Joaquim Xavier) Tj ET';
const REDACTED = 'BT /F1 20 Tf 50 100 Td (Contratante: ) Tj ET 0 g 165 95 150 25 re f';
const BAR = '0 g 165 95 150 25 re f';

function file(
  content: string,
  places: { trailer?: string; page?: string; catalog?: string } = {},
): Uint8Array {
  const pdf = pdfFile();
  const parent = pdf.reserve();
  const font = pdf.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const stream = pdf.stream('', content);
  const page = pdf.add(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 200] /Contents ${stream} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> >> ${places.page ?? ''} >>`,
  );
  pdf.set(parent, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  return pdf.bytes(
    pdf.add(`<< /Type /Catalog /Pages ${parent} 0 R ${places.catalog ?? ''} >>`),
    places.trailer,
  );
}

/** One page whose layer L1 is switched off. */
function layered(content: string, layer: string): Uint8Array {
  const pdf = pdfFile();
  const parent = pdf.reserve();
  const font = pdf.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
  const off = pdf.add(layer);
  const stream = pdf.stream('', content);
  const page = pdf.add(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 200] /Contents ${stream} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> /Properties << /L1 ${off} 0 R >> >> >>`,
  );
  pdf.set(parent, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  const layers = `/OCProperties << /OCGs [${off} 0 R] /D << /OFF [${off} 0 R] >> >>`;
  return pdf.bytes(pdf.add(`<< /Type /Catalog /Pages ${parent} 0 R ${layers} >>`));
}

async function codes(copy: Uint8Array): Promise<string[]> {
  const { findings, clean } = await verifyForeign(file(TEXT), copy);
  expect(clean).toBe(findings.length === 0);
  return findings.map(({ code }) => code);
}

describe('a copy of another tool', () => {
  it('has nothing to report when the text is gone', async () => {
    expect(await codes(file(REDACTED))).toEqual([]);
  });

  it('is told to have text under a rectangle, and where', async () => {
    const { findings } = await verifyForeign(file(TEXT), file(`${TEXT} ${BAR}`));
    expect(findings).toMatchObject([
      { code: 'text-under-rectangle', page: 0, count: 2 },
      { code: 'left-in-page-content', count: 2 },
    ]);
    expect(findings[0]?.boxes[0]?.left).toBeGreaterThan(160);
  });

  it('is told to have black text on black, or white text on white', async () => {
    const onBlack = `BT /F1 20 Tf 50 100 Td (Contratante: ) Tj ET ${BAR} BT /F1 20 Tf 168 100 Td (Joaquim Xavier) Tj ET`;
    expect(await codes(file(onBlack))).toContain('text-under-rectangle');
    const white = 'BT /F1 20 Tf 50 100 Td (Contratante: ) Tj 1 g (Joaquim Xavier) Tj ET';
    expect(await codes(file(white))).toContain('text-made-invisible');
  });

  it.each([
    ['a picture', 'q 100 0 0 20 190 97 cm BI /W 4 /H 1 /BPC 8 /CS /G /F /AHx ID 00ff40c0> EI Q'],
    ['a drawing', '200 98 m 230 112 l 260 98 l S'],
  ])('is told to have %s under a rectangle', async (_, under) => {
    const original = file(`${TEXT} ${under}`);
    const copy = file(`BT /F1 20 Tf 50 100 Td (Contratante: ) Tj ET ${under} ${BAR}`);
    const { findings } = await verifyForeign(original, copy);
    expect(findings.map(({ code }) => code)).toContain('picture-under-rectangle');
  });

  it.each([
    [
      'a picture that was painted black',
      'q 200 0 0 40 150 90 cm BI /W 1 /H 1 /BPC 8 /CS /G /F /AHx ID 00> EI Q',
    ],
    ['a background', '0.8 g 20 80 350 60 re f 0 g'],
  ])('has nothing to report where only %s is under its rectangle', async (_, under) => {
    const copy = file(`${under} BT /F1 20 Tf 50 100 Td (Contratante: ) Tj ET ${BAR}`);
    const { findings } = await verifyForeign(file(TEXT), copy);
    expect(findings.map(({ code }) => code)).not.toContain('picture-under-rectangle');
  });

  it('is told of words in codes of a font, beyond the page', async () => {
    const map =
      '1 begincodespacerange <00> <ff> endcodespacerange 7 beginbfchar <01> <004A> <02> <006F> <03> <0061> <04> <0071> <05> <0075> <06> <0069> <07> <006D> endbfchar';
    const pdf = pdfFile();
    const parent = pdf.reserve();
    const font = pdf.add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>');
    const coded = pdf.add(
      `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /FirstChar 1 /LastChar 7 /Widths [500 500 500 500 500 500 500] ` +
        `/Encoding << /Differences [1 /J /o /a /q /u /i /m] >> /ToUnicode ${pdf.stream('', map)} 0 R >>`,
    );
    const content = pdf.stream('', `${REDACTED} BT /F2 20 Tf 50 900 Td <01020304050607> Tj ET`);
    const page = pdf.add(
      `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 200] /Contents ${content} 0 R ` +
        `/Resources << /Font << /F1 ${font} 0 R /F2 ${coded} 0 R >> >> >>`,
    );
    pdf.set(parent, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
    const copy = pdf.bytes(pdf.add(`<< /Type /Catalog /Pages ${parent} 0 R >>`));
    expect(await codes(copy)).toEqual(['left-in-page-content']);
  });

  it.each([
    ['left-in-metadata', { trailer: '/Info << /Title (Contrato de Joaquim) >>' }],
    ['left-in-outline', { catalog: '/Outlines << /First << /Title (Joaquim Xavier) >> >>' }],
    ['left-in-annotation', { page: '/Annots [<< /Subtype /Text /Rect [0 0 1 1] /Contents (JOAQUIM) >>]' }],
    [
      'left-in-form-field',
      { catalog: '/AcroForm << /Fields [<< /V <FEFF004A006F0061007100750069006D> >>] >>' },
    ],
    ['left-in-private-data', { page: '/PieceInfo << /X << /Private (Joaquim) >> >>' }],
    ['left-in-script', { catalog: '/OpenAction << /S /JavaScript /JS (var a = "Joaquim") >>' }],
  ])('is told what is %s', async (code, places) => {
    expect(await codes(file(REDACTED, places))).toEqual([code]);
  });

  it('is told when nothing was removed, be it the same file or one written anew', async () => {
    expect(await codes(file(TEXT))).toEqual(['nothing-removed']);
    expect(await codes(file(`q ${TEXT} Q`, { page: '/Tabs /S' }))).toEqual(['nothing-removed']);
  });

  it('is not told so when only part of a picture went', async () => {
    const box = '0.8 g 20 20 100 50 re f';
    const { findings } = await verifyForeign(
      file(`${TEXT} ${box}`),
      file(`${TEXT} ${box} 0 g 40 30 30 20 re f`),
    );
    expect(findings.map(({ code }) => code)).not.toContain('nothing-removed');
  });

  it('is told to have words on a layer that is switched off', async () => {
    const layer = '<< /Type /OCG /Name (x) >>';
    const content = `BT /F1 20 Tf 50 100 Td (Contratante: ) Tj ET /OC /L1 BDC BT /F1 20 Tf 168 100 Td (Joaquim Xavier) Tj ET EMC ${BAR}`;
    const hidden = layered(content, layer);
    const { findings, clean } = await verifyForeign(file(TEXT), hidden);
    expect(clean).toBe(false);
    expect(findings.map(({ code }) => code)).toContain('left-in-page-content');
  });

  it('is told that it still holds an earlier revision', async () => {
    expect(await codes(Buffer.concat([file(TEXT), file(REDACTED)]))).toContain('older-revision');
  });

  it('is told when it can not be read', async () => {
    expect(await codes(Buffer.from('no PDF'))).toEqual(['not-readable']);
  });
});
