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
const FAMILIES: readonly RegExp[] = [OF_BRAZIL, OF_PORTUGAL];

/** Linear in what is found. */
export function findPlatesBeside({ folded }: Document, found: readonly Found[]): Found[] {
  const beside: Found[] = [];
  for (const { start, end, category, proposal, reason } of found) {
    // A code that only looks like a plate tells nothing of others.
    if (category !== 'plate' || proposal !== 'remove' || reason.code === 'pattern') continue;
    const value = folded.slice(start, end);
    const family = FAMILIES.find((one) => value.match(one)?.[0] === value);
    if (family === undefined) continue;
    const from = Math.max(0, start - REACH);
    for (const match of folded.slice(from, end + REACH).matchAll(family)) {
      const at = from + match.index;
      const until = at + match[0].length;
      if (at < end && until > start) continue;
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
