/** The signs by which radio amateurs call each other: the licence of one person, listed with name and address. */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';

/** Prefixes of Brazil, the United States (AA to AL, K, N, W), Britain (G, M, 2E), Canada, Portugal, Ireland and South Africa, a figure and letters (ITU Radio Regulations, article 19); one letter alone ends a sheet of paper as well. */
const CALL_SIGNS = together([
  {
    pattern:
      /(?<![\p{L}\d./-])(?:P[P-Y]|A[A-L]|[KNW][A-Z]?|[GM][DIMUW]?|2E|V[AEO]|C[TRQ]|E[IJ]|Z[RS])\d[A-Z]{2,3}(?![\p{L}\d])/uy,
  },
]);
/** Words without which such a sign is anything. Folded. */
const OF_RADIO =
  /(?<![a-z])(?:radioamador[a-z]{0,4}|indicativo de chamada|amateur radio|ham (?:radio|roster|club|net)|radio hams?|call ?signs?|qrz|qsl|qso|silent key)(?![a-z])|(?<![a-z\d])(?:on|em|nos) (?:2|6|10|12|15|17|20|30|40|80|160) ?m(?:etros|etres|eters)?(?![a-z\d])[^\n]{0,40}(?:log|tent|73|dx)|(?<![a-z])worked [a-z]{1,2}\d[a-z]{2,3}(?![a-z])/;

/** Linear. */
export function findCallSigns({ folded, places }: Document): Found[] {
  const signs = matchesByPattern(places.text, CALL_SIGNS).flat();
  if (signs.length === 0 || !OF_RADIO.test(folded)) return [];
  return signs.map(({ 0: { length }, index }) => ({
    start: index,
    end: index + length,
    category: 'registration',
    detector: 'identifier',
    confidence: 0.9,
    reason: because('pattern-with-context'),
    proposal: 'remove',
    priority: 62,
  }));
}
