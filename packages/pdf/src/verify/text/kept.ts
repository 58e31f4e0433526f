import { fold } from './fold.ts';

/** Characters of a page that may go missing without a word of it being lost: marks at the edge of a glyph. */
const FEW = 3;
const PART = 0.01;

/** True where what should have stayed of a page is still there, whatever its order. */
export function isKept(expected: string, copy: string): boolean {
  const before = fold(expected);
  const after = fold(copy);
  if (before === after) return true;
  const counts = new Map<string, number>();
  for (const char of before) counts.set(char, (counts.get(char) ?? 0) + 1);
  for (const char of after) counts.set(char, (counts.get(char) ?? 0) - 1);
  let missing = 0;
  for (const count of counts.values()) missing += Math.max(0, count);
  return missing <= Math.max(FEW, before.length * PART);
}
