/** "placa KRT-5521 e o de lop 0930", "AVT8J22/BCX-9K01": what is written like a plate beside one. */

import { mayBePlateOfBrazil } from '../identifiers/plates/none-of-brazil.ts';
import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';

/** So far from a plate, in characters. */
const REACH = 72;

/** Folded. */
const OF_BRAZIL = /(?<![a-z\d])[a-z]{3}[ -]?\d[a-z\d]\d{2}(?![a-z\d-]|[.,]\d)/g;
const OF_PORTUGAL =
  /(?<![a-z\d-])(?:[a-z]{2}-\d{2}-(?:[a-z]{2}|\d{2})|\d{2}-(?:[a-z]{2}-\d{2}|\d{2}-[a-z]{2}))(?![a-z\d-])/g;
const OF_BRITAIN = /(?<![a-z\d])[a-z]{2}\d{2} ?(?!and|the|for|was|has|but|who|its)[a-hj-pr-z]{3}(?![a-z\d])/g;
const OF_IRELAND = /(?<![a-z\d-])\d{2,3}[ -]?[a-z]{1,2}[ -]?[1-9]\d{2,5}(?![a-z\d-]|[.,]\d)/g;
const FAMILIES: readonly RegExp[] = [OF_BRAZIL, OF_PORTUGAL, OF_BRITAIN, OF_IRELAND];

/** A bare "ABX-0031" may be of anything, and tells nothing of what stands beside it. */
const BARE = /^[a-z]{3}-\d{4}$/;

interface Reach {
  readonly family: RegExp;
  readonly from: number;
  to: number;
  /** The plate that reaches so far. */
  readonly value: string;
}

/** Linear in what is found: what several of them reach is read once. */
export function findPlatesBeside({ text, folded }: Document, found: readonly Found[]): Found[] {
  const plates = found
    .filter(({ category, proposal }) => category === 'plate' && proposal === 'remove')
    .toSorted((one, other) => one.start - other.start);
  const known = new Set(plates.map(({ start }) => start));
  return reachesOf(folded, plates).flatMap(({ family, from, to, value }) =>
    Array.from(folded.slice(from, to).matchAll(family), (match) => ({
      start: from + match.index,
      end: from + match.index + match[0].length,
    }))
      // Cut off where the reach ends, it may be part of a word.
      .filter(({ start, end }) => !(from > 0 && start === from) && !(to < folded.length && end === to))
      .filter(({ start, end }) => !known.has(start) && mayBe(family, text.slice(start, end), folded, start))
      .map(({ start, end }) => ({
        start,
        end,
        category: 'plate',
        detector: 'propagation',
        confidence: 0.85,
        reason: because('found-elsewhere', value),
        proposal: 'remove',
        priority: 55,
      })),
  );
}

const mayBe = (family: RegExp, value: string, folded: string, start: number): boolean =>
  family !== OF_BRAZIL || mayBePlateOfBrazil(value, folded.slice(Math.max(0, start - REACH), start));

function reachesOf(folded: string, plates: readonly Found[]): Reach[] {
  const reaches: Reach[] = [];
  const last = new Map<RegExp, Reach>();
  for (const { start, end, reason } of plates) {
    const value = folded.slice(start, end);
    const family = FAMILIES.find((one) => value.match(one)?.[0] === value);
    if (family === undefined || (reason.code === 'pattern' && BARE.test(value))) continue;
    const from = Math.max(0, start - REACH);
    const to = Math.min(folded.length, end + REACH);
    const before = last.get(family);
    if (before !== undefined && from <= before.to) {
      before.to = to;
      continue;
    }
    const reach = { family, from, to, value };
    reaches.push(reach);
    last.set(family, reach);
  }
  return reaches;
}
