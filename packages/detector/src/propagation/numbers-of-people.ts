/** What columns and labels of numbers share: who stands around, and the number that is theirs. */

import { because, isSurePerson, type Found } from '../found.ts';
import type { Range } from '../text/document.ts';
import { firstTokenAt } from '../text/tokens.ts';
import type { Reason } from '../types.ts';

const SURE = 0.5;

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
