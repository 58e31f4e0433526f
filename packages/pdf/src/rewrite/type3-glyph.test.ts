import { describe, expect, it } from 'vitest';
import { type Draft, hide, SECRET_A, SECRET_B, show, X, Y } from '../../testing/draft.ts';
import { removeMarks } from '../remove.ts';

/** A Type3 font of one glyph, `a`, 10 units wide, at a place of the page that is far from the mark. */
function showGlyph(draft: Draft, procedure: string, box = '0 0 0 0', at = '20 20'): void {
  const glyph = draft.pdf.stream('', `10 0 d0 ${procedure}`);
  const font = draft.pdf.add(
    `<< /Type /Font /Subtype /Type3 /FontBBox [${box}] /FontMatrix [1 0 0 1 0 0] /CharProcs << /a ${glyph} 0 R >> ` +
      `/Encoding << /Type /Encoding /Differences [97 /a] >> /FirstChar 97 /LastChar 97 /Widths [10] ` +
      `/Resources << /Font << /F1 ${draft.font} 0 R >> /XObject << ${draft.xobjects} >> >> >>`,
  );
  draft.fonts += ` /T3 ${font} 0 R`;
  draft.contents.push(`BT /T3 1 Tf ${at} Td (a) Tj ET\n`);
}

const strokes = (secret: string): string =>
  Array.from(
    secret.replaceAll(' ', ''),
    (digit, at) => `${X - 20 + 6 * at} ${Y - 20} m ${X - 17 + 6 * at} ${Y - 20 + Number(digit)} l S`,
  ).join(' ');

async function copies(place: (draft: Draft, secret: string) => void) {
  const copy = async (secret: string) => {
    const { bytes, marks } = hide(place, secret, false);
    return await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
  };
  return { a: await copy(SECRET_A), b: await copy(SECRET_B) };
}

const image = (secret: string): string => `BI /W 11 /H 1 /BPC 8 /CS /G ID ${secret.replaceAll(' ', '.')} EI`;

describe('a Type3 glyph that stays', () => {
  it.each<[string, (draft: Draft, secret: string) => void]>([
    ['strokes', (draft, secret) => showGlyph(draft, `q ${strokes(secret)} Q`)],
    ['an inline image', (draft, secret) => showGlyph(draft, `q 60 0 0 8 80 180 cm ${image(secret)} Q`)],
    [
      'a form',
      (draft, secret) => {
        const form = draft.pdf.stream(
          '/Type /XObject /Subtype /Form /BBox [0 0 400 300] /Matrix [2 0 0 2 0 0] /Resources << >>',
          `q 0.5 0 0 0.5 0 0 cm ${strokes(secret)} Q`,
        );
        draft.xobjects = `/X1 ${form} 0 R`;
        showGlyph(draft, '/X1 Do');
      },
    ],
  ])('makes the page a picture where it draws %s under a mark, out of its cell', async (_, place) => {
    const { a, b } = await copies(place);
    expect(a.pages).toMatchObject([{ page: 0, way: 'picture', why: 'drawing-under-mark' }]);
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
  });

  it('loses the text under a mark that its font says is not there', async () => {
    const { a, b } = await copies((draft, secret) =>
      showGlyph(draft, `BT /F1 12 Tf ${X - 20} ${Y - 20} Td (${secret}) Tj ET`, '0 0 10 10'),
    );
    expect(a.pages).toMatchObject([{ page: 0, way: 'rewritten' }]);
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
  });

  it.each<[string, (secret: string) => string]>([
    ['as slanted letters do', () => '0 0 11.2 8 re f'],
    [
      'with lines',
      (secret) =>
        `0.1 w 0 0 9 8 re f ${secret.replace(/\D/g, '').replace(/./g, (digit) => ` 11 ${digit} m 11.3 ${digit} l S`)}`,
    ],
    ['with an inline image', (secret) => `0 0 9 8 re f q 1.6 0 0 8 9.8 0 cm ${image(secret)} Q`],
  ])('loses what of its ink hangs over a little, %s', async (_, ink) => {
    const { a, b } = await copies((draft, secret) => {
      draft.contents.push(show(secret));
      // Its cell ends where the mark begins.
      showGlyph(draft, ink(secret), '0 -2 10 8', `${X - 10.5} ${Y}`);
    });
    expect(a.pages).toMatchObject([{ page: 0, way: 'rewritten' }]);
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
  });
});
