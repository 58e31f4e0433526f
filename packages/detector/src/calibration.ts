import type { Found } from './found.ts';

type Kind = 'identifier' | 'label' | 'name-list' | 'name-model' | 'detail-model' | 'propagation';

/**
 * What a layer says, and of so many findings which part was right, on documents that nothing was learnt from; between
 * two the line. Printed by `npm run detect:calibration -w @mavendoc/bench`; see training/MODEL.md.
 */
const KNOTS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  identifier: [[0, 0], [0.45, 0.3], [0.65, 0.77], [0.83, 0.97], [0.93, 0.98], [0.98, 0.99], [1, 0.99]],
  label: [[0, 0], [0.45, 0.09], [0.85, 0.91], [0.92, 0.95], [0.96, 1], [1, 1]],
  'name-list': [[0, 0], [0.43, 0.37], [0.5, 0.53], [0.58, 0.79], [0.63, 0.81], [0.75, 0.89], [0.93, 0.93], [0.97, 0.95], [1, 0.95]],
  'name-model': [[0, 0], [0.15, 0.19], [0.25, 0.25], [0.33, 0.32], [0.4, 0.36], [0.47, 0.39], [0.56, 0.42], [0.65, 0.43], [0.72, 0.44], [0.77, 0.6], [0.84, 0.73], [0.93, 0.8], [0.99, 0.93], [1, 0.93]],
  'detail-model': [[0, 0], [0.35, 0.49], [0.42, 0.61], [0.61, 0.78], [0.77, 0.83], [0.93, 0.87], [1, 0.87]],
  propagation: [[0, 0], [0.62, 0.47], [0.79, 0.57], [0.92, 0.6], [1, 0.6]],
}; // prettier-ignore

/** Of findings that come out at 0.9, nine in ten are right. Lists, rules and people's own choices stay as they are. */
export function calibrated(found: Found): number {
  const kind = kindOf(found);
  return kind === undefined ? found.confidence : along(KNOTS[kind], found.confidence);
}

function kindOf({ detector, reason }: Pick<Found, 'detector' | 'reason'>): Kind | undefined {
  if (detector === 'name') return reason.code === 'name-model' ? 'name-model' : 'name-list';
  if (detector === 'label' && reason.code === 'name-model') return 'detail-model';
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
