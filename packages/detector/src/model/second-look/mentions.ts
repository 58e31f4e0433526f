import { SHAPES } from '../words.ts';
import type { Seen } from './seen.ts';

/** A word everywhere in the document: log odds of its tokens. */
export interface Mentions {
  count: number;
  /** Of them in small letters. */
  small: number;
  most: number;
  least: number;
  sum: number;
}

/** For each token the mentions of its word, itself among them. */
export function mentionsOf({ count, words, odds }: Seen): (token: number) => Mentions {
  const met = new Map<string, Mentions>();
  for (let token = 0; token < count; token++) {
    const { folded, shape } = words[token]!;
    const own = odds[token]!;
    const all = met.get(folded) ?? { count: 0, small: 0, most: own, least: own, sum: 0 };
    met.set(folded, all);
    all.count++;
    if (shape === SHAPES.small) all.small++;
    all.most = Math.max(all.most, own);
    all.least = Math.min(all.least, own);
    all.sum += own;
  }
  return (token) => met.get(words[token]!.folded)!;
}
