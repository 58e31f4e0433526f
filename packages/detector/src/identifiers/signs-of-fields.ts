/** Signs that are one person's where the text is of their field, and anything elsewhere. */

import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { matchesByPattern, together } from '../text/starts.ts';
import type { Anchored } from '../text/starts.ts';

interface Sign extends Anchored {
  /** Words of the field, one of which stands in the text. Folded. */
  readonly of: RegExp;
  readonly priority: number;
}

const SIGNS = together<Sign>([
  {
    // By which radio amateurs call each other, a licence that is listed with name and address: prefixes of Brazil, the United States (AA to AL, K, N, W), Britain (G, M, 2E), Canada, Portugal, Ireland and South Africa, a figure and letters (ITU Radio Regulations, article 19); one letter alone ends a sheet of paper as well.
    pattern:
      /(?<![\p{L}\d./-])(?:P[P-Y]|A[A-L]|[KNW][A-Z]?|[GM][DIMUW]?|2E|V[AEO]|C[TRQ]|E[IJ]|Z[RS])\d[A-Z]{2,3}(?![\p{L}\d])/uy,
    of: /(?<![a-z])(?:radioamador[a-z]{0,4}|indicativo de chamada|amateur radio|ham (?:radio|roster|club|net)|radio hams?|call ?signs?|qrz|qsl|qso|silent key)(?![a-z])|(?<![a-z\d])(?:on|em|nos) (?:2|6|10|12|15|17|20|30|40|80|160) ?m(?:etros|etres|eters)?(?![a-z\d])[^\n]{0,40}(?:log|tent|73|dx)|(?<![a-z])worked [a-z]{1,2}\d[a-z]{2,3}(?![a-z])/,
    priority: 62,
  },
  {
    // "s4471902": how universities in Australia and Britain call their students.
    pattern: /(?<![\p{L}\d@._/-])s\d{7}(?![\p{L}\d@_/-])/uy,
    of: /(?<![a-z])(?:student|moodle|blackboard|canvas|turnitin|uni(?:versity)?|campus|lecture|module|dean|tutor)/,
    priority: 61,
  },
]);

/** Linear. */
export const findSignsOfFields = ({ folded, places }: Document): Found[] =>
  matchesByPattern(places.text, SIGNS).flatMap((signs, at) => {
    const { of, priority } = SIGNS.patterns[at]!;
    if (signs.length === 0 || !of.test(folded)) return [];
    return signs.map(
      ({ index, 0: { length } }) =>
        ({
          start: index,
          end: index + length,
          category: 'registration',
          detector: 'identifier',
          confidence: 0.9,
          reason: because('pattern-with-context'),
          proposal: 'remove',
          priority,
        }) as const,
    );
  });
