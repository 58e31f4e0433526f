import type { Found } from './found.ts';
import { logOdds } from './model/log-odds.ts';

export type Kind = 'identifier' | 'label' | 'name-list' | 'name-model' | 'detail-model' | 'propagation';

/**
 * What a layer says, and of so many findings which part was right, on documents that nothing was learnt from; between
 * two the line. Printed by `npm run detect:calibration -w @mavendoc/bench`; see training/MODEL.md.
 */
const KNOTS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  identifier: [[0, 0], [0.45, 0.3], [0.64, 0.85], [0.88, 0.99], [0.98, 1], [1, 1]],
  label: [[0, 0], [0.45, 0.12], [0.82, 0.93], [0.86, 0.94], [0.92, 0.96], [0.96, 1], [1, 1]],
  'name-list': [[0, 0], [0.43, 0.48], [0.5, 0.59], [0.58, 0.87], [0.75, 0.9], [0.93, 0.94], [0.97, 0.96], [1, 0.96]],
  'name-model': [[0, 0], [0.03, 0.15], [0.07, 0.18], [0.17, 0.23], [0.28, 0.33], [0.37, 0.39], [0.54, 0.64], [0.67, 0.65], [0.75, 0.67], [0.82, 0.78], [0.87, 0.8], [0.93, 0.94], [0.99, 0.97], [1, 0.97]],
  'detail-model': [[0, 0], [0.35, 0.28], [0.51, 0.44], [0.67, 0.53], [0.77, 0.69], [0.89, 0.77], [0.98, 0.87], [1, 0.87]],
  propagation: [[0, 0], [0.83, 0.54], [1, 0.54]],
}; // prettier-ignore

type PersonKind = 'name-list' | 'name-model' | 'propagation';

/**
 * People where the tagger was asked: log odds of being right are a number, so much of those that the layer gives and so
 * much of those that the tagger gives the likeliest word. A name of the lists that the tagger doubts is seldom one.
 */
const PEOPLE: Readonly<Record<PersonKind, readonly [number, layer: number, tagger: number]>> = {
  'name-list': [0.16, 0, 0.92],
  'name-model': [0.26, 0.25, 0.62],
  propagation: [0.26, 0, 0.12],
};

/** Of findings that come out at 0.9, nine in ten are right. Lists, rules and people's own choices stay as they are. */
export function calibrated(found: Found): number {
  const kind = kindOf(found);
  if (kind === undefined) return found.confidence;
  return found.likely === undefined || !isOfPeople(kind)
    ? along(KNOTS[kind], found.confidence)
    : together(PEOPLE[kind], found.confidence, found.likely);
}

const isOfPeople = (kind: Kind): kind is PersonKind => Object.hasOwn(PEOPLE, kind);

/** @param weights of one, of what the layer says, of what the tagger says */
export function together(
  [even, layer, tagger]: readonly [number, number, number],
  says: number,
  likely: number,
): number {
  return 1 / (1 + Math.exp(-(even + layer * oddsOf(says) + tagger * oddsOf(likely))));
}

/** Nothing is surer than one in a thousand. */
const SUREST = 0.001;
export const oddsOf = (likely: number): number => logOdds(likely, SUREST);

/** Which layer said so, as far as it is calibrated. */
export function kindOf({
  category,
  detector,
  reason,
}: Pick<Found, 'category' | 'detector' | 'reason'>): Kind | undefined {
  if (detector === 'name') return reason.code === 'name-model' ? 'name-model' : 'name-list';
  if (detector === 'label' && reason.code === 'name-model') return 'detail-model';
  // Repeated numbers are the numbers; parts of names are often words.
  if (detector === 'propagation') return category === 'person' ? detector : undefined;
  return detector === 'identifier' || detector === 'label' ? detector : undefined;
}

/** The line between knots. */
export function along(knots: readonly (readonly [number, number])[], value: number): number {
  let [fromX, fromY] = knots[0]!;
  for (const [toX, toY] of knots) {
    if (value <= toX) return toX === fromX ? toY : fromY + ((toY - fromY) * (value - fromX)) / (toX - fromX);
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}
