/** What columns and labels of numbers share: who stands around, and the number that is theirs. */

import { because, isSurePerson, type Found } from '../found.ts';
import type { Range } from '../text/document.ts';
import { firstTokenAt } from '../text/tokens.ts';
import type { Reason } from '../types.ts';

const SURE = 0.5;

/** Those whom somebody keeps under a number. No "servidor", which is a machine as well. Folded. */
export const HOLDER_ROLES =
  'voluntari[oa]|doadora?|locatari[oa]|inquilin[oa]|fiadora?|detent[oa]|reeducand[oa]|sentenciad[oa]|apenad[oa]|recruta|filiad[oa]|assinante|mutuari[oa]|consorciad[oa]|dependente|beneficiari[oa]|segurad[oa]|candidat[oa]|alun[oa]|estagiari[oa]|bolsista|cotista|correntista|escoteir[oa]|atleta|soci[oa]|associad[oa]|cooperad[oa]|colaboradora?|funcionari[oa]|empregad[oa]|volunteer|donor|tenant|lodger|borrower|subscriber|inmate|prisoner|detainee|cadet|scout|recruit|pupil|student|candidate|member|resident|policy-?holder|claimant|trainee|apprentice|employee|athlete';

/** Whether the name of somebody begins in a range; logarithmic in people. */
export function peopleIn(found: readonly Found[]): (range: Range) => boolean {
  const starts = Int32Array.from(
    found.filter((one) => isSurePerson(one, SURE)).map(({ start }) => start),
  ).toSorted();
  return ({ start, end }) => {
    const next = firstTokenAt(starts, starts.length, start);
    return next < starts.length && starts[next]! < end;
  };
}

/** A number that its label or the head of its column tells. */
export const numberOfSomebody = (
  { start, end }: Range,
  confidence: number,
  code: Reason['code'],
  label: string | undefined,
): Found => ({
  start,
  end,
  category: 'registration',
  detector: 'label',
  confidence,
  reason: because(code, label),
  proposal: 'remove',
  priority: 38,
});
