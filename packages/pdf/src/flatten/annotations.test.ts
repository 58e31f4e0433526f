import { describe, expect, it } from 'vitest';
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
