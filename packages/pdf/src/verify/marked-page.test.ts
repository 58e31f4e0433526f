import { describe, expect, it } from 'vitest';
import type { Box, Level, PageOutcome } from '../types.ts';
import { markedPages } from './marked-page.ts';

const MARKED: Box = { left: 100, top: 100, right: 160, bottom: 112 };

/** What of a page may be painted over where the writer says that it painted `bar`. */
function paintedOver(
  bar: Box,
  level: Level = 'standard',
  way: PageOutcome['way'] = 'rewritten',
): readonly Box[] {
  const marks = [{ page: 0, boxes: [MARKED] as const, text: 'Joaquim' }];
  const pages = markedPages(1, { marks, level }, [{ page: 0, way, bars: [bar] }]);
  return pages[0]!.painted;
}

describe('a bar that the writer tells of', () => {
  it('counts where it reaches as far over a mark as the cells of its glyphs do', () => {
    const bar = { left: 96, top: 96, right: 168, bottom: 115 };
    expect(paintedOver(bar)).toEqual([MARKED, bar]);
  });

  it.each([
    ['not on the mark', { left: 165, top: 100, right: 175, bottom: 112 }],
    ['far above it', { ...MARKED, top: 70 }],
    ['far below it', { ...MARKED, bottom: 150 }],
    ['far to its left', { ...MARKED, left: 40 }],
    ['far to its right', { ...MARKED, right: 300 }],
  ])('does not count %s', (_, bar) => {
    expect(paintedOver(bar)).toEqual([MARKED]);
  });

  it.each<[PageOutcome['way'], Box]>([
    ['picture', { ...MARKED, left: -1, right: 600 }],
    ['picture', { ...MARKED, top: 95, bottom: 118, left: -1, right: 600 }],
    ['rewritten', { ...MARKED, left: 300, right: 360 }],
  ])('counts along its line at level strict, %s', (way, bar) => {
    expect(paintedOver(bar, 'strict', way)).toContain(bar);
  });

  it.each<[PageOutcome['way'], Box]>([
    ['picture', { ...MARKED, left: 10, right: 600, bottom: 200 }],
    ['rewritten', { ...MARKED, left: 10, right: 600, top: 10 }],
    ['rewritten', { left: 300, right: 360, top: 300, bottom: 312 }],
  ])('does not count far over its line at level strict, %s', (way, bar) => {
    expect(paintedOver(bar, 'strict', way)).not.toContain(bar);
  });
});
