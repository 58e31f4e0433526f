import type { Found } from './found.ts';

type Kind = 'identifier' | 'label' | 'name-list' | 'name-model' | 'propagation';

/**
 * What a layer says, and of so many findings which part was right, on documents that nothing was learnt from; between
 * two the line. Printed by `npm run detect:calibration -w @mavendoc/bench`; see training/MODEL.md.
 */
const KNOTS: Readonly<Record<Kind, readonly (readonly [number, number])[]>> = {
  identifier: [[0, 0], [0.45, 0.3], [0.67, 0.62], [0.83, 0.7], [0.86, 0.96], [0.93, 0.99], [1, 0.99]],
  label: [[0, 0], [0.45, 0.24], [0.8, 0.84], [0.86, 0.88], [0.92, 0.96], [0.96, 0.99], [1, 0.99]],
  'name-list': [[0, 0], [0.43, 0.47], [0.5, 0.67], [0.58, 0.73], [0.76, 0.96], [0.93, 0.97], [1, 0.97]],
  'name-model': [[0, 0], [0.3, 0.15], [0.35, 0.25], [0.5, 0.4], [0.62, 0.66], [0.69, 0.73], [0.83, 0.75], [0.92, 0.83], [0.98, 0.88], [1, 0.88]],
  propagation: [[0, 0], [0.6, 0.52], [0.78, 0.68], [0.92, 0.75], [1, 0.75]],
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
