import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { type Draft, hide, SECRET_A, show } from '../../testing/draft.ts';
import { openPages } from '../read/page-reader.ts';
import { openPdf } from '../read/reader.ts';
import { removeMarks } from '../remove.ts';
import type { PageReader } from '../types.ts';

describe('a page with fields', () => {
  it('is rewritten where a box is not ticked and brings a look for ticked ones only', async () => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        const ticked = draft.pdf.stream('/Subtype /Form /BBox [0 0 30 30]', '0 0 30 30 re f');
        const field = draft.pdf.add(
          `<< /Type /Annot /Subtype /Widget /FT /Btn /F 4 /Rect [240 60 270 90] /T (a) /AS /Off ` +
            `/AP << /N << /Sim ${ticked} 0 R >> >> >>`,
        );
        draft.pageEntries = `/Annots [${field} 0 R]`;
        draft.catalog = `/AcroForm << /Fields [${field} 0 R] >>`;
        draft.contents.push(show(secret));
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
  });
});

const BOX = '/Type /Annot /F 4 /Rect [240 60 300 90]';
const FIELD = `${BOX} /Subtype /Widget /T (a) /DA (/F1 12 Tf 0 g)`;
const STALE = '/AP << /N';

/** Dark pixels of the page at the annotation. */
function inkOf(page: Pick<PageReader, 'render'>): number {
  const { width, pixels } = page.render(0, 72);
  let ink = 0;
  for (let y = 208; y < 242; y += 1)
    for (let x = 238; x < 302; x += 1) {
      const at = 4 * (y * width + x);
      if (Math.min(...pixels.subarray(at, at + 3)) < 200) ink += 1;
    }
  return ink;
}

describe('an annotation or field without a look, or with one that is out of date', () => {
  it.each([
    ['a text', `${FIELD} /FT /Tx /V (Maria)`, ''],
    ['a text that is to be drawn anew', `${FIELD} /FT /Tx /V (Maria) ${STALE}`, '/NeedAppearances true'],
    ['a choice', `${FIELD} /FT /Ch /Ff 131072 /Opt [(um) (dois)] /V (dois)`, ''],
    [
      'a list that is to be drawn anew',
      `${FIELD} /FT /Ch /Opt [(um) (dois)] /V (dois) ${STALE}`,
      '/NeedAppearances true',
    ],
    ['a ticked box', `${FIELD} /FT /Btn /V /Sim /AS /Sim`, ''],
    ['a chosen option', `${FIELD} /FT /Btn /Ff 32768 /V /Sim /AS /Sim`, ''],
    ['a square', `${BOX} /Subtype /Square /C [1 0 0]`, ''],
    ['a stamp of a known name', `${BOX} /Subtype /Stamp /Name /Approved /C [0 0 1]`, ''],
    ['a stamp without a name', `${BOX} /Subtype /Stamp`, ''],
    ['a stamp whose look is empty', `${BOX} /Subtype /Stamp /AP << >>`, ''],
    ['a text whose look is empty', `${FIELD} /FT /Tx /V (Maria) /AP << >>`, ''],
    ['a caret', `${BOX} /Subtype /Caret /C [1 0 0]`, ''],
    [
      'a mark for redaction',
      `${BOX} /Subtype /Redact /QuadPoints [240 90 300 90 240 60 300 60] /OC [1 0 0]`,
      '',
    ],
    ['a highlight', `${BOX} /Subtype /Highlight /QuadPoints [240 90 300 90 240 60 300 60] /C [1 0.5 0]`, ''],
    [
      'a highlight whose rectangle lies elsewhere',
      '/Type /Annot /F 4 /Rect [500 719 600 676] /Subtype /Highlight /QuadPoints [240 90 300 90 240 60 300 60] /C [1 0.5 0]',
      '',
    ],
    [
      'strokes whose rectangle lies elsewhere',
      '/Type /Annot /F 4 /Rect [0 0 9 9] /Subtype /Ink /InkList [[240 65 270 85 300 65]] /C [1 0 0]',
      '',
    ],
  ])('is painted into the copy as it is shown: %s', async (_, entries, form) => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        const stale = draft.pdf.stream('/Subtype /Form /BBox [0 0 60 30]', '0 0 3 3 re f');
        const annotation = draft.pdf.add(`<< ${entries.replace(STALE, `${STALE} ${stale} 0 R >>`)} >>`);
        draft.pageEntries = `/Annots [${annotation} 0 R]`;
        draft.catalog =
          `/AcroForm << /Fields [${annotation} 0 R] /DA (/F1 12 Tf 0 g) ${form} ` +
          `/DR << /Font << /F1 ${draft.font} 0 R >> >> >>`;
        draft.contents.push(show(secret));
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
    const readers = [await openPages(bytes), await openPages(copy.bytes)] as const;
    const [before, after] = readers.map(inkOf);
    for (const reader of readers) reader.close();
    expect(before).toBeGreaterThan(40);
    expect(after).toBe(before);
  });

  it('says what it is called where it is a stamp, within its rectangle', async () => {
    const { bytes } = hide(
      (draft) => {
        draft.pageEntries = `/Annots [<< ${BOX} /Subtype /Stamp /Name /NotForPublicRelease >>]`;
      },
      '',
      false,
    );
    const reader = await openPdf(bytes);
    const { text, boxes } = reader.text(0);
    reader.close();
    const at = text.indexOf('NOT FOR PUBLIC RELEASE');
    expect(at).toBeGreaterThanOrEqual(0);
    const [left = 0, top = 0] = boxes.subarray(4 * at);
    expect(left).toBeGreaterThan(240);
    expect(left).toBeLessThan(250);
    expect(top).toBeGreaterThan(210);
    expect(top).toBeLessThan(240);
    expect(reader.facts.hidden).toEqual([]);
  });

  it.each([
    ['red where it says no colour', '', [255, 0, 0]],
    ['red where its colour is empty', '/C []', [255, 0, 0]],
    ['as faint as it says', '/CA 0.5', [255, 128, 128]],
    ['as faint as it says, in its colour', '/C [0 0 1] /CA 0.5', [128, 128, 255]],
  ])('is framed, where it is a stamp, %s', async (_, entries, colour) => {
    const { bytes } = hide(
      (draft) => {
        draft.pageEntries = `/Annots [<< ${BOX} /Subtype /Stamp ${entries} >>]`;
      },
      '',
      false,
    );
    const pages = await openPages(bytes);
    const { width, pixels } = pages.render(0, 720);
    pages.close();
    // In the middle of the upper line of the frame, 15 points high around 75, a third of a point deep.
    const at = 4 * (Math.round((300 - 82.1) * 10) * width + 2700);
    expect([...pixels.subarray(at, at + 3)].map((value) => Math.round(value / 8))).toEqual(
      colour.map((value) => Math.round(value / 8)),
    );
  });

  it('is told where there are too many of them to be drawn', async () => {
    const { bytes } = hide(
      (draft) => {
        const popup = draft.pdf.add('<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] >>');
        const hidden = draft.pdf.add('<< /Type /Annot /Subtype /Square /F 2 /Rect [0 0 9 9] >>');
        const stamp = draft.pdf.add('<< /Type /Annot /Subtype /Stamp /Rect [0 0 0 0] >>');
        draft.pageEntries = `/Annots [${`${popup} 0 R ${hidden} 0 R `.repeat(5)}${`${stamp} 0 R `.repeat(20_000)}<< ${BOX} /Subtype /Stamp >>]`;
      },
      '',
      false,
    );
    const reader = await openPdf(bytes);
    reader.close();
    expect(reader.facts.hidden).toEqual([{ place: 'undrawn-annotation', count: 20_001 }]);
  });

  it.each([
    ['a note', '/Subtype /Text /AP << >>', 'note'],
    ['a stamp', '/Subtype /Stamp /AP << >> /AS /X', 'undrawn-annotation'],
  ])('is told where its look is empty: %s', async (_, entries, place) => {
    const { bytes } = hide(
      (draft) => {
        draft.pageEntries = `/Annots [<< ${BOX} ${entries} >>]`;
      },
      '',
      false,
    );
    const reader = await openPdf(bytes);
    reader.close();
    expect(reader.facts.hidden).toEqual([{ place, count: 1 }]);
  });

  it('is told where nothing can be drawn of it', async () => {
    const { bytes } = hide(
      (draft) => {
        draft.pageEntries = `/Annots [<< ${BOX} /Subtype /Text >> << ${BOX} /Subtype /Stamp /Name /OfOurOwn >> << ${BOX} /Subtype /FileAttachment >> << ${BOX} /Subtype /Square >> << ${BOX} /Subtype /Popup >>]`;
      },
      '',
      false,
    );
    const reader = await openPdf(bytes);
    reader.close();
    expect(reader.facts.hidden).toEqual([
      { place: 'note', count: 1 },
      { place: 'undrawn-annotation', count: 2 },
    ]);
  });
});

const paints = (draft: Draft, text: string) =>
  draft.pdf.stream(
    `/Subtype /Form /BBox [0 0 60 30] /Resources << /Font << /F1 ${draft.font} 0 R >> >>`,
    `BT /F1 9 Tf 3 Tr 2 9 Td (${text}) Tj ET`,
  );

const textOf = async (bytes: Uint8Array): Promise<string> => {
  const pages = await openPages(bytes);
  const { text } = pages.text(0);
  pages.close();
  return text;
};

describe('what nobody has read of annotations', () => {
  it.each([
    ['the look of another state', (look: number) => `/AP << /N << /Off ${look} 0 R >> >> /AS /Foo`],
    ['a look, the state being a number', (look: number) => `/AP << /N << /Off ${look} 0 R >> >> /AS 5`],
  ])('is in no copy: %s', async (_, entries) => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        draft.pageEntries = `/Annots [<< ${BOX} /Subtype /Stamp ${entries(paints(draft, 'Segredo'))} >>]`;
        draft.contents.push(show(secret));
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(await textOf(copy.bytes)).not.toContain('Segredo');
  });

  it('is in no copy where there are more of them than are read, and the page is known to hold more', async () => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        const popup = draft.pdf.add('<< /Type /Annot /Subtype /Popup /Rect [0 0 9 9] >>');
        const last = `<< ${BOX} /Subtype /FreeText /AP << /N ${paints(draft, 'Segredo')} 0 R >> >>`;
        draft.pageEntries = `/Annots [${`${popup} 0 R `.repeat(10_000)}${last}]`;
        draft.contents.push(show(secret));
      },
      SECRET_A,
      false,
    );
    const reader = await openPdf(bytes);
    expect(reader.page(0).unreadableText).toBe(true);
    reader.close();
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'picture' }]);
    expect(await textOf(copy.bytes)).not.toContain('Segredo');
  });
});

describe('a link that brings no look', () => {
  it.each([
    ['black where nothing says its colour', '', /\b0 (?:0 0 RG|G)\b/],
    ['in the colour that it says', '/C [1 0 0]', /\b1 0 0 RG\b/],
  ])('is framed %s', async (_, colour, stroke) => {
    const { bytes, marks } = hide(
      (draft, secret) => {
        const link = `<< /Type /Annot /Subtype /Link /Rect [240 60 300 90] /Border [0 0 1] ${colour} /F 4 >>`;
        draft.pageEntries = `/Annots [${draft.pdf.add(link)} 0 R]`;
        draft.contents.push(show(secret));
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
    expect(await contentOf(copy.bytes)).toMatch(stroke);
  });
});
