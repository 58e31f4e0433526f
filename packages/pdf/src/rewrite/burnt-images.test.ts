import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { type Draft, hide, SECRET_A, SECRET_B } from '../../testing/draft.ts';
import { removeMarks } from '../remove.ts';

/** Three rows of nine pixels, the secret in the middle one, which the mark covers where the image is painted first. */
function image(draft: Draft, secret: string): void {
  const white = '\xff'.repeat(11);
  const row = Array.from(secret, (char) => String.fromCharCode((char.charCodeAt(0) * 4) % 256)).join('');
  const number = draft.pdf.stream(
    '/Type /XObject /Subtype /Image /Width 11 /Height 3 /BitsPerComponent 8 /ColorSpace /DeviceGray',
    white + row + white,
  );
  draft.xobjects += `/I1 ${number} 0 R`;
}

async function copies(second: string) {
  const copy = async (secret: string) => {
    const { bytes, marks } = hide(
      (draft) => {
        image(draft, secret);
        draft.contents.push(`q 64 0 0 12 100 199 cm /I1 Do Q\n${second}\n`);
      },
      secret,
      false,
    );
    return await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
  };
  return { a: await copy(SECRET_A), b: await copy(SECRET_B) };
}

describe('an image that is burnt in one place and painted in another', () => {
  it.each([
    ['a clip', 'q 100 60 66 3 re W n 64 0 0 12 100 60 cm /I1 Do Q'],
    ['two clips in each other', 'q 90 60 90 9 re W n 90 50 90 13 re W n 64 0 0 12 100 60 cm /I1 Do Q'],
    ['a clip of another shape', 'q 100 60 m 166 60 l 100 63 l h W n 64 0 0 12 100 60 cm /I1 Do Q'],
    ['the edge of the page', 'q 64 0 0 12 -70 60 cm /I1 Do Q'],
  ])('makes a picture of the page where %s hides what was burnt', async (_, second) => {
    const { a, b } = await copies(second);
    expect(a.pages).toMatchObject([{ way: 'picture', why: 'image-under-mark' }]);
    expect(Buffer.compare(a.bytes, b.bytes)).toBe(0);
  });

  it('is not painted where nothing but its edges would be left', async () => {
    const { a } = await copies('');
    const text = await contentOf(a.bytes);
    expect(a.pages).toMatchObject([{ way: 'rewritten' }]);
    expect(text).not.toContain(' Do');
  });

  it('stays whole where all of it is to be seen, as a logo is', async () => {
    const { a } = await copies('q 90 50 90 40 re W n 64 0 0 12 100 60 cm /I1 Do Q');
    expect(a.pages).toMatchObject([{ way: 'rewritten' }]);
  });
});
