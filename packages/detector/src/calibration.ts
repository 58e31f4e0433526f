import type { Found } from './found.ts';

type Kind = 'identifier' | 'label' | 'name-list' | 'name-model' | 'detail-model' | 'propagation';

/**
 * What a layer says, and of so many findings which part was right, on documents that nothing was learnt from; between
 * two the line. Printed by `npm run detect:calibration -w @mavendoc/bench`; see training/MODEL.md.
 */
const KNOTS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  identifier: [[0, 0], [0.45, 0.3], [0.64, 0.85], [0.89, 0.99], [0.98, 1], [1, 1]],
  label: [[0, 0], [0.45, 0.12], [0.82, 0.93], [0.86, 0.93], [0.92, 0.96], [0.96, 1], [1, 1]],
  'name-list': [[0, 0], [0.43, 0.38], [0.5, 0.56], [0.58, 0.82], [0.75, 0.89], [0.93, 0.94], [0.97, 0.96], [1, 0.96]],
  'name-model': [[0, 0], [0.15, 0.14], [0.22, 0.28], [0.4, 0.41], [0.64, 0.51], [0.77, 0.57], [0.83, 0.65], [0.91, 0.78], [0.99, 0.94], [1, 0.94]],
  'detail-model': [[0, 0], [0.4, 0.56], [0.53, 0.73], [0.62, 0.83], [0.68, 0.86], [0.75, 0.87], [0.94, 0.93], [1, 0.93]],
  propagation: [[0, 0], [0.59, 0.29], [0.83, 0.53], [1, 0.53]],
}; // prettier-ignore

/** Of findings that come out at 0.9, nine in ten are right. Lists, rules and people's own choices stay as they are. */
export function calibrated(found: Found): number {
  const kind = kindOf(found);
  return kind === undefined ? found.confidence : along(KNOTS[kind], found.confidence);
}

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
