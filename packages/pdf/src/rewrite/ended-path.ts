import type { Rect } from '../content/matrix.ts';
import type { Operation } from '../content/tokenizer.ts';
import type { PathStep } from './path-step.ts';
import type { Run } from './run.ts';
import type { Subpath } from './subpaths.ts';

/** A path at its painting operator. */
export interface EndedPath {
  readonly end: Operation;
  readonly steps: readonly PathStep[];
  readonly subpaths: readonly Subpath[];
  /** `W`, `W*` */
  readonly clips: readonly PathStep[];
  /** How far its line reaches out of it, in points. */
  readonly margin: number;
  /** The marks that it meets. */
  readonly near: readonly Rect[];
}

/** A place where no page is: a clip to it shows nothing. */
export const NOWHERE = '-32000 -32000 1 1 re';
/** Points. Ink that reaches no further out of a mark than this is under it. */
const TOLERANCE = 0.75;

export const isWithin = (rect: Rect, mark: Rect): boolean =>
  rect.x0 >= mark.x0 - TOLERANCE &&
  rect.x1 <= mark.x1 + TOLERANCE &&
  rect.y0 >= mark.y0 - TOLERANCE &&
  rect.y1 <= mark.y1 + TOLERANCE;

export function writeSteps(run: Run, steps: readonly PathStep[]): void {
  for (const { operation, numbers, exact } of steps) run.keep(operation, numbers, exact);
}

export function keepAll(run: Run, steps: readonly PathStep[], end: Operation): void {
  run.settle();
  writeSteps(run, steps);
  run.keep(end, [], end.operands.length === 0);
}
