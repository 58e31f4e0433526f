import type { Found } from './found.ts';

type Kind = 'identifier' | 'label' | 'name-list' | 'name-model' | 'detail-model' | 'propagation';

/**
 * What a layer says, and of so many findings which part was right, on documents that nothing was learnt from; between
 * two the line. Printed by `npm run detect:calibration -w @mavendoc/bench`; see training/MODEL.md.
 */
const KNOTS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  identifier: [[0, 0], [0.45, 0.3], [0.64, 0.85], [0.88, 0.99], [0.98, 1], [1, 1]],
  label: [[0, 0], [0.45, 0.12], [0.82, 0.93], [0.86, 0.94], [0.92, 0.96], [0.96, 1], [1, 1]],
  'name-list': [[0, 0], [0.43, 0.38], [0.5, 0.56], [0.58, 0.81], [0.63, 0.81], [0.75, 0.89], [0.93, 0.93], [0.97, 0.96], [1, 0.96]],
  'name-model': [[0, 0], [0.07, 0.16], [0.22, 0.31], [0.35, 0.41], [0.47, 0.48], [0.52, 0.49], [0.65, 0.56], [0.8, 0.66], [0.91, 0.79], [0.99, 0.94], [1, 0.94]],
  'detail-model': [[0, 0], [0.4, 0.56], [0.53, 0.73], [0.62, 0.83], [0.68, 0.86], [0.75, 0.87], [0.94, 0.92], [1, 0.92]],
  propagation: [[0, 0], [0.59, 0.39], [0.83, 0.53], [1, 0.53]],
}; // prettier-ignore

type PersonKind = 'name-list' | 'name-model' | 'propagation';

/**
 * People where the tagger was asked: log odds of being right are a number, so much of those that the layer gives and so
 * much of those that the tagger gives the likeliest word. A name of the lists that the tagger doubts is seldom one.
 */
const PEOPLE: Readonly<Record<PersonKind, readonly [number, layer: number, tagger: number]>> = {
  'name-list': [-0.53, 0.11, 0.7],
  'name-model': [-0.28, 0, 0.56],
  propagation: [-0.15, 0, 0.05],
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

function together(
  [even, layer, tagger]: readonly [number, number, number],
  says: number,
  likely: number,
): number {
  return 1 / (1 + Math.exp(-(even + layer * logOdds(says) + tagger * logOdds(likely))));
}

/** Nothing is surer than one in a thousand. */
const SUREST = 0.001;
export const logOdds = (likely: number): number => {
  const inner = Math.min(Math.max(likely, SUREST), 1 - SUREST);
  return Math.log(inner / (1 - inner));
};

function kindOf({
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

function along(knots: readonly (readonly [number, number])[], value: number): number {
  let [fromX, fromY] = knots[0]!;
  for (const [toX, toY] of knots) {
    if (value <= toX) return toX === fromX ? toY : fromY + ((toY - fromY) * (value - fromX)) / (toX - fromX);
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}
