import type { Found } from './found.ts';

type Kind = 'identifier' | 'label' | 'name-list' | 'name-model' | 'propagation';

/**
 * What a layer says, and of so many findings which part was right, on documents that nothing was learnt from; between
 * two the line. Printed by `npm run detect:calibration -w @mavendoc/bench`; see training/MODEL.md.
 */
const KNOTS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  identifier: [[0, 0], [0.81, 0.92], [0.91, 0.96], [0.98, 0.99], [1, 0.99]],
  label: [[0, 0], [0.45, 0.3], [0.86, 0.93], [0.92, 0.98], [0.96, 0.99], [1, 0.99]],
  'name-list': [[0, 0], [0.57, 0.88], [0.66, 0.93], [0.79, 0.96], [0.95, 0.98], [1, 0.98]],
  'name-model': [[0, 0], [0.33, 0.11], [0.37, 0.43], [0.43, 0.46], [0.51, 0.5], [0.65, 0.52], [0.82, 0.7], [0.93, 0.76], [0.98, 0.87], [1, 0.9]],
  propagation: [[0, 0], [0.62, 0.41], [0.68, 0.45], [0.81, 0.52], [0.93, 0.87], [1, 0.9]],
}; // prettier-ignore

/** Of findings that come out at 0.9, nine in ten are right. Lists, rules and people's own choices stay as they are. */
export function calibrated(found: Found): number {
  const kind = kindOf(found);
  return kind === undefined ? found.confidence : along(KNOTS[kind], found.confidence);
}

function kindOf({ detector, reason }: Pick<Found, 'detector' | 'reason'>): Kind | undefined {
  if (detector === 'name') return reason.code === 'name-model' ? 'name-model' : 'name-list';
  return detector === 'identifier' || detector === 'label' || detector === 'propagation'
    ? detector
    : undefined;
}

function along(knots: readonly (readonly [number, number])[], value: number): number {
  let [fromX, fromY] = knots[0]!;
  for (const [toX, toY] of knots) {
    if (value <= toX) return toX === fromX ? toY : fromY + ((toY - fromY) * (value - fromX)) / (toX - fromX);
    [fromX, fromY] = [toX, toY];
  }
  return fromY;
}
