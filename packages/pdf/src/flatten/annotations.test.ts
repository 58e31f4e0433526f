import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { hide, SECRET_A, show } from '../../testing/draft.ts';
import { removeMarks } from '../remove.ts';

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
