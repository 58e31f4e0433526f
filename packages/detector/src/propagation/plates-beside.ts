/** "placa KRT-5521 e o de lop 0930", "AVT8J22/BCX-9K01": what is written like a plate beside one. */

import { mayBePlateOfBrazil } from '../identifiers/plates-brazil.ts';
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

/** Linear in what is found. */
export function findPlatesBeside({ folded }: Document, found: readonly Found[]): Found[] {
  const beside: Found[] = [];
  for (const { start, end, category, proposal, reason } of found) {
    if (category !== 'plate' || proposal !== 'remove') continue;
    const value = folded.slice(start, end);
    if (reason.code === 'pattern' && BARE.test(value)) continue;
    const family = FAMILIES.find((one) => value.match(one)?.[0] === value);
    if (family === undefined) continue;
    const from = Math.max(0, start - REACH);
    for (const match of folded.slice(from, end + REACH).matchAll(family)) {
      const at = from + match.index;
      const until = at + match[0].length;
      // Cut off where the reach ends, it may be part of a word.
      if ((at < end && until > start) || at === from || until === end + REACH) continue;
      if (family === OF_BRAZIL && !mayBePlateOfBrazil(match[0], folded.slice(Math.max(0, at - REACH), at)))
        continue;
      beside.push({
        start: at,
        end: until,
        category: 'plate',
        detector: 'propagation',
        confidence: 0.85,
        reason: because('found-elsewhere', value),
        proposal: 'remove',
        priority: 55,
      });
    }
  }
  return beside;
}
