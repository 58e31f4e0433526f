import { describe, expect, it } from 'vitest';
import { pdfFile } from '../../testing/pdf-file.ts';
import type { Box, LayerWord, Mark } from '../types.ts';
import { OriginalPages } from './original-pages.ts';
import { verifyCopy } from './verify-copy.ts';

const SECRET = 'Joaquim Xavier';
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>';
const BEFORE = 'BT /F1 20 Tf 50 100 Td (Contratante: ) Tj';
const AFTER = '0 -40 Td (mora em Recife) Tj ET';
const ORIGINAL = `${BEFORE} (${SECRET}) Tj ${AFTER}`;
/** Helvetica 20: `Contratante: ` is 118.95 points wide, the secret 136.8. */
const BAR = { left: 167, top: 80, right: 312, bottom: 105 };
const BLACK = `0 g ${BAR.left} 95 ${BAR.right - BAR.left} 25 re f`;
const AFTER_ALONE = 'BT /F1 20 Tf 50 100 Td (mora em Recife) Tj ET';
const CLEAN = `${BEFORE} ${AFTER} ${BLACK}`;
const MARK: Mark = { page: 0, boxes: [BAR], text: SECRET };

interface Extra {
  readonly trailer?: string;
  readonly page?: string;
  readonly catalog?: string;
  readonly orphan?: string;
}

function file(content: string, extra: Extra = {}): Uint8Array {
  const pdf = pdfFile();
  const parent = pdf.reserve();
  const font = pdf.add(FONT);
  const stream = pdf.stream('', content);
  const page = pdf.add(
    `<< /Type /Page /Parent ${parent} 0 R /MediaBox [0 0 400 200] /Contents ${stream} 0 R ` +
      `/Resources << /Font << /F1 ${font} 0 R >> >> ${extra.page ?? ''} >>`,
  );
  pdf.set(parent, `<< /Type /Pages /Count 1 /Kids [${page} 0 R] >>`);
  if (extra.orphan !== undefined) pdf.add(extra.orphan);
  const root = pdf.add(`<< /Type /Catalog /Pages ${parent} 0 R ${extra.catalog ?? ''} >>`);
  return pdf.bytes(root, extra.trailer);
}

/** Names of the failed checks. */
async function failures(
  copy: Uint8Array,
  marks: readonly Mark[] = [MARK],
  original = file(ORIGINAL),
  values: readonly string[] = [],
  bars?: readonly Box[],
  layer?: readonly LayerWord[],
) {
  const pages = await OriginalPages.open(original);
  const { passed, checks } = await verifyCopy({
    original: pages,
    copy: { bytes: copy, outcomes: [{ page: 0, way: 'rewritten', ...(bars !== undefined && { bars }) }] },
    marks,
    values,
    level: 'standard',
    style: 'bar',
    ...(layer !== undefined && { layers: new Map([[0, layer]]) }),
  });
  await pages.close();
  const failed = checks.filter((check) => !check.passed).map(({ name, reader }) => `${name} ${reader}`);
  expect(passed).toBe(failed.length === 0);
  return failed;
}

const join = (...parts: Uint8Array[]): Uint8Array => Buffer.concat(parts);

describe('a copy', () => {
  it('passes when the value is gone and the rest is as it was', async () => {
    expect(await failures(file(CLEAN))).toEqual([]);
  });

  it('fails on black paint over text that is still there', async () => {
    const failed = await failures(file(`${ORIGINAL} ${BLACK}`));
    for (const reader of ['pdfium', 'pdfjs']) {
      expect(failed).toContain(`no-removed-text ${reader}`);
      expect(failed).toContain(`no-character-under-bar ${reader}`);
    }
    expect(failed).toContain('no-removed-text structure');
  });

  it('fails when it says a value that no area shows', async () => {
    expect(await failures(file(CLEAN), [MARK], file(ORIGINAL), ['Maria Prado'])).toEqual([]);
    const said = file(`${CLEAN} BT /F1 9 Tf 10 10 Td (MARIA PRADO) Tj ET`);
    expect(await failures(said, [MARK], file(ORIGINAL), ['Maria Prado'])).toEqual(
      expect.arrayContaining([
        'no-removed-text pdfium',
        'no-removed-text pdfjs',
        'no-removed-text structure',
      ]),
    );
  });

  it('fails when a page without marks looks different', async () => {
    const original = file(AFTER_ALONE);
    expect(await failures(file(AFTER_ALONE), [], original)).toEqual([]);
    expect(await failures(file(`${AFTER_ALONE} 0 g 20 20 30 30 re f`), [], original)).toEqual([
      'pixels-outside-unchanged pdfium',
    ]);
  });

  it('fails when the text was moved from under the bar', async () => {
    const moved = await failures(file(`${CLEAN} BT /F1 20 Tf 50 20 Td (Joaquim Xavier) Tj ET`));
    expect(moved).toEqual(
      expect.arrayContaining([
        'no-removed-text pdfium',
        'no-removed-text pdfjs',
        'no-removed-text structure',
      ]),
    );
  });

  it.each([
    ['in other case', '(JOAQUIM XAVIER) Tj'],
    ['split and kerned', '[(Jo) -20 (aquim) -250 (Xav) 3 (ier)] TJ'],
    ['in hexadecimal', '<4A6F617175696D20586176696572> Tj'],
    ['in octal', '(\\112oaquim\\040\\130avier) Tj'],
    ['invisibly', '3 Tr (Joaquim Xavier) Tj'],
  ])('fails when the value is written %s', async (_, show) => {
    const failed = await failures(file(`${CLEAN} BT /F1 1 Tf 10 10 Td ${show} ET`));
    expect(failed).toEqual(
      expect.arrayContaining([
        'no-removed-text pdfium',
        'no-removed-text pdfjs',
        'no-removed-text structure',
      ]),
    );
  });

  it.each([
    ['a comment', '% Joaquim Xavier'],
    ['marked content', '/Span << /ActualText (Joaquim Xavier) >> BDC EMC'],
    [
      'marked content in UTF-16',
      '/Span << /ActualText <FEFF004A006F0061007100750069006D0058006100760069006500720020> >> BDC EMC',
    ],
    ['a name', '/JoaquimXavier MP'],
  ])('fails when the value stays in %s of a stream', async (_, code) => {
    expect(await failures(file(`${CLEAN}\n${code}\n`))).toContain('no-removed-text structure');
  });

  it.each([
    ['an information dictionary', { trailer: '/Info << /Title (x) >>' }],
    ['a private key of a page', { page: '/PieceInfo << /A << /Private (x) >> >>' }],
    ['annotations', { page: '/Annots [<< /Subtype /Link >>]' }],
    ['an outline without titles', { catalog: '/Outlines << /Count 0 >>' }],
    ['a title that no page says', { catalog: '/Outlines << /First << /Title (Depois) >> >>' }],
    ['a string where none belongs', { page: '/Tabs (x)' }],
    ['an object that nothing uses', { orphan: '(x)' }],
  ])('fails on %s', async (_, extra) => {
    expect(await failures(file(CLEAN, extra))).toEqual(['only-known-objects structure']);
  });

  it('fails on bytes after the end and on an older revision', async () => {
    expect(await failures(join(file(CLEAN), Buffer.from('Joaquim')))).toContain(
      'only-known-objects structure',
    );
    expect(await failures(join(file(ORIGINAL), file(CLEAN)))).toContain('only-known-objects structure');
  });

  it('fails when something outside the bars changed, went missing or shines through', async () => {
    expect(await failures(file(`${CLEAN} 1 0 0 rg 20 20 30 30 re f`))).toEqual([
      'pixels-outside-unchanged pdfium',
    ]);
    expect(await failures(file(`${BEFORE} ET ${BLACK}`))).toEqual([
      'remaining-text-kept pdfjs',
      'pixels-outside-unchanged pdfium',
    ]);
    expect(await failures(file(`${CLEAN} 0.5 g 180 99 20 12 re f`))).toEqual([
      'pixels-under-bar-uniform pdfium',
    ]);
    expect(await failures(file(`${BEFORE} ${AFTER}`))).toEqual([]);
  });

  it.each([
    ['nothing', ''],
    ['a background', '0.9 g 20 90 350 40 re f 0 g'],
    ['a neighbour that hangs over', 'BT /F1 20 Tf 310 98 Td (j) Tj ET'],
  ])('passes where %s is under its bar', async (_, under) => {
    const original = file(`${under} ${ORIGINAL}`);
    expect(await failures(file(`${under} ${CLEAN}`), [MARK], original, [], [BAR])).toEqual([]);
  });

  it.each([
    ['lines', '180 100 m 190 110 l 200 98 l S'],
    ['pale lines', '0.9 G 180 100 m 190 110 l 200 98 l S 0 G'],
    ['a picture', 'q 40 0 0 12 200 98 cm BI /W 4 /H 1 /BPC 8 /CS /G /F /AHx ID 00ff40c0> EI Q'],
  ])('fails where %s are under its bar', async (_, under) => {
    const original = file(`${under} ${ORIGINAL}`);
    expect(await failures(file(`${under} ${CLEAN}`), [MARK], original, [], [BAR])).toEqual([
      'pixels-under-bar-uniform pdfium',
    ]);
  });

  it('fails where its bars are not the last that it paints', async () => {
    expect(await failures(file(`${BLACK} ${BEFORE} ${AFTER}`), [MARK], file(ORIGINAL), [], [BAR])).toEqual([
      'pixels-under-bar-uniform pdfium',
    ]);
  });

  it('fails, without an exception, when it does not open', async () => {
    expect(await failures(Buffer.from('%PDF-1.7\nnothing'))).toEqual(['opens pdfium', 'opens pdfjs']);
  });
});

describe('a value that also stays elsewhere', () => {
  const elsewhere = `BT /F1 20 Tf 50 20 Td (${SECRET} filho) Tj ET`;
  const original = file(`${ORIGINAL} ${elsewhere}`);

  it('is no leak where nobody marked it', async () => {
    expect(await failures(file(`${CLEAN} ${elsewhere}`), [MARK], original)).toEqual([]);
  });

  it('is one as soon as it occurs once more', async () => {
    const failed = await failures(
      file(`${CLEAN} ${elsewhere} BT /F1 5 Tf 5 5 Td (${SECRET}) Tj ET`),
      [MARK],
      original,
    );
    expect(failed).toEqual(
      expect.arrayContaining([
        'no-removed-text pdfium',
        'no-removed-text pdfjs',
        'no-removed-text structure',
      ]),
    );
  });

  it('does not raise an alarm for one digit', async () => {
    const numbers = 'BT /F1 20 Tf 50 20 Td (1 de 11 de 2011) Tj ET';
    const one: Mark = { page: 0, boxes: [BAR], text: '1' };
    const before = file(`${BEFORE} (1) Tj ${AFTER} ${numbers}`);
    expect(await failures(file(`${CLEAN} ${numbers}`), [one], before)).toEqual([]);
  });

  it('may stay inside a word that was read from pixels, as often as it was read outside the marks', async () => {
    const word = `BT 3 Tr /F1 20 Tf 50 20 Td (${SECRET}zinho) Tj ET`;
    const read: LayerWord = { text: `${SECRET}zinho`, left: 50, top: 160, right: 200, bottom: 185 };
    const check = (copy: string, layer: readonly LayerWord[]) =>
      failures(file(copy), [MARK], file(BLACK), [], undefined, layer);
    expect(await check(`${BLACK} ${word}`, [read])).toEqual([]);
    const marked = { ...read, ...BAR };
    expect(await check(`${BLACK} ${word}`, [marked])).toContain('no-removed-text pdfium');
    const partlyMarked = { ...BAR, text: read.text, left: BAR.right - 10, right: BAR.right + 90 };
    expect(await check(`${BLACK} ${word}`, [partlyMarked])).toContain('no-removed-text pdfium');
    const twice = `${word} BT 3 Tr /F1 5 Tf 5 5 Td (${SECRET}) Tj ET`;
    expect(await check(`${BLACK} ${twice}`, [read])).toContain('no-removed-text pdfjs');
  });
});
