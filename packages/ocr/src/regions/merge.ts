import type { Word } from '../types.ts';
import { covered } from './overlap.ts';

/**
 * Joins the words of a second pass (without coloured ink) into those of the first. Where both read the same place the
 * surer one stays; words that only the second pass sees follow at the end as lines of their own. Nothing is dropped
 * that the other pass did not read.
 */
export function mergePasses(first: readonly Word[], second: readonly Word[]): Word[] {
  const better = second.filter((word) => {
    const rivals = first.filter((other) => overlap(word, other));
    return rivals.every((other) => other.text !== word.text && other.confidence < word.confidence);
  });
  const kept = first.filter((word) => !better.some((other) => overlap(word, other)));
  const lines = Math.max(-1, ...kept.map((word) => word.line)) + 1;
  const blocks = Math.max(-1, ...kept.map((word) => word.block)) + 1;
  const merged = better.map((word) => {
    const neighbour = kept.find((other) => sameLine(word, other));
    return neighbour
      ? { ...word, line: neighbour.line, block: neighbour.block }
      : { ...word, line: word.line + lines, block: word.block + blocks };
  });
  return [...kept, ...merged].sort((a, b) => a.line - b.line || a.left - b.left);
}

const overlap = (a: Word, b: Word): boolean => covered(a, b) > 0.5 || covered(b, a) > 0.5;

function sameLine(a: Word, b: Word): boolean {
  const shared = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const near = Math.max(a.left, b.left) - Math.min(a.right, b.right) < (a.bottom - a.top) * 3;
  return near && shared > 0.6 * Math.min(a.bottom - a.top, b.bottom - b.top);
}
