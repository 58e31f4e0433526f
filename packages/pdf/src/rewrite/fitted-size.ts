import type { PlacedGlyph } from './text-lines.ts';

/** Sizes that differ by less than this part of themselves are one. */
const ALIKE = 0.01;

/**
 * Level strict: letters that are smaller than those of every line that loses nothing may be as small as a value needed
 * to fit its place, so their size tells how long it was. They are taken as if they had the size that most of the page
 * has, and what else stands in that size on their lines goes with them.
 */
export function withoutFittedSizes(
  glyphs: readonly PlacedGlyph[],
  lines: readonly (readonly number[])[],
): { readonly glyphs: readonly PlacedGlyph[]; readonly gone: ReadonlySet<number> } {
  const isMarked = (index: number): boolean => glyphs[index]!.mark >= 0;
  const untouched = lines.filter((line) => !line.some(isMarked)).flat();
  const sizes = Map.groupBy(untouched, (index) => Math.round(glyphs[index]!.em * 100) / 100);
  const usual = [...sizes].sort(([a, own], [b, other]) => other.length - own.length || a - b)[0]?.[0];
  const gone = new Set<number>();
  if (usual === undefined) return { glyphs, gone };
  const isOfUntouched = (em: number): boolean =>
    [...sizes.keys()].some((size) => Math.abs(size - em) <= ALIKE * size);
  const sized = glyphs.slice();
  for (const line of lines) {
    const fitted = line
      .filter(isMarked)
      .map((index) => glyphs[index]!.em)
      .filter((em) => em < usual && !isOfUntouched(em));
    for (const index of line) {
      const glyph = glyphs[index]!;
      if (!fitted.some((em) => Math.abs(glyph.em - em) <= ALIKE * em)) continue;
      sized[index] = { ...glyph, em: usual };
      if (!isMarked(index)) gone.add(index);
    }
  }
  return { glyphs: sized, gone };
}
