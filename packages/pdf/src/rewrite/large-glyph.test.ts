import { describe, expect, it } from 'vitest';
import { contentOf } from '../../testing/content-of.ts';
import { hide, SECRET_A, show } from '../../testing/draft.ts';
import { openPages } from '../read/page-reader.ts';
import { removeMarks } from '../remove.ts';

/** What stands behind the marked value, far larger than it. */
const LARGE: readonly (readonly [string, string])[] = [
  ['a watermark', '0.85 g BT /F1 150 Tf 20 150 Td (MINUTA) Tj ET 0 g'],
  ['an initial', 'BT /F1 60 Tf 90 160 Td (A) Tj ET'],
  ['a letter that is not shown', 'BT 3 Tr /F1 400 Tf 0 50 Td (M) Tj ET 0 Tr'],
  ['text pulled wide', 'BT /F1 12 Tf 1500 Tz 60 206 Td (OK) Tj ET 100 Tz'],
];
const LINES = [260, 240, 220, 180, 160, 140].map((y) => show('Linha que fica', 40, y)).join('');

async function copyOver(behind: string) {
  const { bytes, marks } = hide(
    (draft, secret) => draft.contents.push(`${behind}\n${LINES}${show(secret)}`),
    SECRET_A,
    false,
  );
  return await removeMarks(bytes, marks, { level: 'standard', style: 'bar' });
}

describe('a glyph far larger than the mark on it', () => {
  it.each(LARGE)('takes nothing else with it: %s', async (_, behind) => {
    const copy = await copyOver(behind);
    const reader = await openPages(copy.bytes);
    const { text } = reader.text(0);
    reader.close();
    expect(text.match(/Linha que fica/g)).toHaveLength(6);
    expect(await contentOf(copy.bytes)).not.toContain(SECRET_A);
    for (const { left, top, right, bottom } of copy.pages[0]!.bars ?? []) {
      expect(bottom - top).toBeLessThan(20);
      expect(right - left).toBeLessThan(100);
    }
  });

  it('leaves a heading, its small print and raised figures as text', async () => {
    const beside = `BT /F1 24 Tf 168 196 Td (Xy) Tj ET BT /F1 5 Tf 150 205 Td (1) Tj ET`;
    expect((await copyOver(beside)).pages[0]!.way).toBe('rewritten');
  });
});
