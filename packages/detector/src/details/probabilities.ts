/** What the tagger says of each unit of a text that is more likely a particular of somebody than not to be worth a look. */

import { DETAILS, DETAIL_COUNT } from '../model/details.ts';
import type { Pieces } from '../model/tokens.ts';

/** For each unit: which particular is the likeliest, as a place in `DETAILS`, and how likely; 0 where none is. */
export interface Details {
  readonly kind: Uint8Array;
  readonly likely: Float32Array;
}

export const newDetails = (length: number): Details => ({
  kind: new Uint8Array(length),
  likely: new Float32Array(length),
});

/** People and organisations have a chain of their own. */
const FIRST = DETAILS.indexOf('address');

export function addDetails(
  { kind, likely }: Details,
  marginals: Float32Array,
  { count, start, end }: Pieces,
): void {
  for (let token = 0; token < count; token++) {
    let best = 0;
    let most = 0.02;
    for (let label = FIRST; label < DETAIL_COUNT; label++) {
      const value = marginals[token * DETAIL_COUNT + label]!;
      if (value > most) {
        most = value;
        best = label;
      }
    }
    if (best === 0) continue;
    kind.fill(best, start[token], end[token]);
    likely.fill(most, start[token], end[token]);
  }
}
