import type { PlacedGlyph } from './text-lines.ts';

/** So many dots or underscores in a row fill a line up; one space is left of any number of them. */
const LEADERS = 4;

/** What fills a line up, by the number of its glyph: how much there is of it says how much room the rest took. */
export function fillersOf(line: readonly number[], glyphs: readonly PlacedGlyph[]): number[] {
  const found: number[] = [];
  for (let from = 0; from < line.length;) {
    const first = glyphs[line[from]!]!;
    let to = from + 1;
    while (to < line.length && isAlike(first, glyphs[line[to]!]!)) to += 1;
    if (first.space) found.push(...line.slice(from + 1, to));
    else if (to - from >= LEADERS) found.push(...line.slice(from, to));
    from = to;
  }
  return found;
}

const isAlike = (first: PlacedGlyph, next: PlacedGlyph): boolean =>
  first.filler !== undefined && next.filler === first.filler && first.mark < 0 && next.mark < 0;
