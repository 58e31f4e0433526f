import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { boxAt, hide, SECRET_A, show } from '../../testing/draft.ts';
import { removeMarks } from '../remove.ts';
import type { Level } from '../types.ts';

const LINE = `${show('Titular', 40)} ${show(SECRET_A)} ${show('importante', 280)}`;

async function copyOf(content: string, level: Level, resources = '') {
  const { bytes, marks } = hide(
    (draft) => {
      draft.contents.push(content);
      draft.resources += resources;
      draft.boxes = [boxAt(100, 200)];
    },
    SECRET_A,
    false,
  );
  const copy = await removeMarks(bytes, marks, { level, style: 'bar' });
  return { page: copy.pages[0], content: await contentOf(copy.bytes) };
}

describe('at level strict', () => {
  it.each([
    ['clip', `q 30 190 340 28 re W n ${LINE} Q`, /30 190 340 28 re\s+W n/],
    ['dark row', `0 0 0.5 rg 30 190 340 28 re f 1 g ${LINE}`, /30 190 340 28 re\s+f/],
  ])('keeps the %s that a whole line stands in', async (_, content, kept) => {
    const copy = await copyOf(content, 'strict');
    expect(copy.page).toMatchObject({ way: 'rewritten' });
    expect(copy.content).toMatch(kept);
    expect(copy.content).not.toContain('-32000');
  });

  it.each([
    ['a clip that ends where the secret ends', `q 30 196 145 15 re W n ${LINE} Q`],
    ['a background that ends where the secret ends', `0.9 g 30 196 138 15 re f 0 g ${LINE}`],
  ])('makes a picture of %s', async (_, content) => {
    const copy = await copyOf(content, 'strict');
    expect(copy.page).toMatchObject({ way: 'picture', why: 'line-not-fixable' });
  });

  it('drops a highlight as long as the secret', async () => {
    const copy = await copyOf(`0.9 g 98 196 71 15 re f 0 g ${LINE}`, 'strict');
    expect(copy.page).toMatchObject({ way: 'rewritten' });
    expect(copy.content).not.toContain('98 196 71 15');
  });
});

describe('a clip whose side goes through a mark', () => {
  it.each([
    ['stays sharp where the side goes on beside it', '30 150 340 52 re', true],
    ['is cut where the side ends under it', '110 150 40 52 re', false],
  ])('%s', async (_, rectangle, stays) => {
    const copy = await copyOf(`q ${rectangle} W n 0.5 g 30 150 340 30 re f 0 g ${LINE} Q`, 'standard');
    expect(copy.page).toMatchObject({ way: 'rewritten' });
    expect(copy.content.includes(rectangle)).toBe(stays);
  });
});

const shading = (entries: string) => `/Shading << /S << /ColorSpace /DeviceGray ${entries} >> >>`;
const sampled = '/Function << /FunctionType 4 /Domain [0 1] /Range [0 1] >>';
const smooth = '/Function << /FunctionType 2 /Domain [0 1] /C0 [0.5] /C1 [0.9] /N 1 >>';

/** Numbers of a page's content that could be places under the mark. */
const heightsInside = (content: string) =>
  content
    .match(/[\d.]+/g)
    ?.map((text) => Number(text).toFixed(1))
    .filter((text) => Number(text) > 197 && Number(text) < 210);

describe('drawings along the axes', () => {
  it.each([
    ['a shading of any function', '/S sh', shading('/ShadingType 1 ' + smooth)],
    ['a gradient of any colours', '/S sh', shading('/ShadingType 2 /Coords [100 0 166 0] ' + sampled)],
    [
      'a path filled with such a shading that ends under it',
      '/Pattern cs /P scn 90 190 40 30 re f',
      `/Pattern << /P << /PatternType 2 /Shading << /ShadingType 2 /ColorSpace /DeviceGray /Coords [100 0 166 0] ${sampled} >> >> >>`,
    ],
  ])('under a mark make a picture: %s', async (_, content, resources) => {
    const copy = await copyOf(`${content} ${show(SECRET_A)}`, 'standard', resources);
    expect(copy.page).toMatchObject({ way: 'picture', why: 'drawing-under-mark' });
  });

  it.each<[string, (digit: number, x: number) => string]>([
    ['angles', (digit, x) => `${x} 150 m ${x} ${200 + digit / 2} l ${x + 4} ${200 + digit / 2} l S`],
    ['a bar code', (digit, x) => (digit % 2 === 1 ? `${x} 180 1 ${20 + digit / 2} re f` : '')],
    ['curves', (digit, x) => `${x} 150 m ${x} 230 ${x + digit / 2} 205 ${x + 3} ${200 + digit / 2} c S`],
    ['closed figures', (digit, x) => `${x} 150 m ${x + 3} 150 l ${x + digit / 9} ${199 + digit} l h B`],
    ['dashed lines', (digit, x) => `q [2 3] 1 d ${x} 150 m ${x} ${199 + digit} l S Q`],
    ['a clip', (digit, x) => `q ${x} 199 3 ${1 + digit / 2} re W n 0.3 g 90 190 100 20 re f Q`],
  ])('are cut where a mark begins: %s', async (_, of) => {
    const drawn = (secret: string) =>
      Array.from(secret.replaceAll(' ', ''), (digit, at) => of(Number(digit), 100 + 6 * at)).join(' ');
    const [a, b] = [
      await copyOf(drawn('204682046'), 'standard'),
      await copyOf(drawn('315793157'), 'standard'),
    ];
    expect(a.page).toMatchObject({ way: 'rewritten' });
    expect(heightsInside(a.content)).toEqual(heightsInside(b.content));
  });

  it('keep their pattern where that is painted far from the mark', async () => {
    const { bytes, marks } = hide(
      (draft) => {
        const hatch = draft.pdf.stream(
          '/PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 3 3] /XStep 3 /YStep 3 /Resources << >>',
          '0 0 m 3 3 l S',
        );
        draft.resources += `/Pattern << /P1 ${hatch} 0 R >>`;
        draft.contents.push(`${show(SECRET_A)} /Pattern cs /P1 scn 300 20 40 40 re f`);
      },
      SECRET_A,
      false,
    );
    const copy = await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
    expect(copy.pages).toMatchObject([{ way: 'rewritten' }]);
    expect(await contentOf(copy.bytes)).toContain('0 0 m 3 3 l S');
  });

  it('stay rectangles and lines of their own', async () => {
    const copy = await copyOf('50 204 200 0.5 re f 50 206 m 250 206 l S', 'standard');
    expect(copy.content).toContain('50 204 49.25 0.5 re f');
    expect(copy.content).toContain('50 206 m 99.25 206 l S');
  });

  it('go on behind the mark, dashes where they were', async () => {
    const copy = await copyOf('q [4 2] 1 d 50 205 m 250 205 l S Q', 'standard');
    expect(copy.content).toContain('[4 2] 1 d 50 205 m 99.25 205 l S');
    expect(copy.content).toContain('[4 2] 118.55 d 167.55 205 m 250 205 l S');
  });

  it.each([
    ['the sides of a cell', '90 190 120 30 re S 95 190 m 95 220 l S 105 190 m 105 220 l S', ''],
    ['a plain gradient', '/S sh', shading('/ShadingType 2 /Coords [100 0 166 0] ' + smooth)],
    ['a shading kept off by its clip', 'q 10 10 50 50 re W n /S sh Q', shading('/ShadingType 1 ' + smooth)],
  ])('stay where they tell nothing: %s', async (_, content, resources) => {
    const copy = await copyOf(`${content} ${show(SECRET_A)}`, 'standard', resources);
    expect(copy.page).toMatchObject({ way: 'rewritten' });
  });
});
