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
    ['clip', `q 30 196 340 15 re W n ${LINE} Q`, /30 196 340 15 re\s+W n/],
    ['dark row', `0 0 0.5 rg 30 196 340 15 re f 1 g ${LINE}`, /30 196 340 15 re\s+f/],
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

const shading = (entries: string) => `/Shading << /S << /ColorSpace /DeviceGray ${entries} >> >>`;
const sampled = '/Function << /FunctionType 4 /Domain [0 1] /Range [0 1] >>';
const smooth = '/Function << /FunctionType 2 /Domain [0 1] /C0 [0.5] /C1 [0.9] /N 1 >>';

const bars = (of: (index: number) => string, count: number) =>
  Array.from({ length: count }, (_, index) => of(index)).join(' ');

describe('drawings along the axes', () => {
  it.each([
    ['angles', '100 150 m 100 203 l 104 203 l S', ''],
    ['a bar code', bars((index) => `${100 + index * 6} 150 1 60 re f`, 7), ''],
    [
      'a clip of bars',
      `q ${bars((index) => `${100 + index * 6} 150 1 60 re`, 7)} W n 90 150 100 60 re f Q`,
      '',
    ],
    ['a shading of any function', '/S sh', shading('/ShadingType 1 ' + smooth)],
    ['a gradient of any colours', '/S sh', shading('/ShadingType 2 /Coords [100 0 166 0] ' + sampled)],
  ])('under a mark make a picture: %s', async (_, content, resources) => {
    const copy = await copyOf(`${content} ${show(SECRET_A)}`, 'standard', resources);
    expect(copy.page).toMatchObject({ way: 'picture', why: 'drawing-under-mark' });
  });

  it.each([
    ['the sides of a cell', '90 190 120 30 re S 95 190 m 95 220 l S 105 190 m 105 220 l S', ''],
    ['one rule painted often', bars(() => '30 200 340 1 re f', 9), ''],
    ['a plain gradient', '/S sh', shading('/ShadingType 2 /Coords [100 0 166 0] ' + smooth)],
    ['a shading kept off by its clip', 'q 10 10 50 50 re W n /S sh Q', shading('/ShadingType 1 ' + smooth)],
  ])('stay where they tell nothing: %s', async (_, content, resources) => {
    const copy = await copyOf(`${content} ${show(SECRET_A)}`, 'standard', resources);
    expect(copy.page).toMatchObject({ way: 'rewritten' });
  });
});
