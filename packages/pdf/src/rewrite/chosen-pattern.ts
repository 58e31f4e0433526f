import type { Run } from './run.ts';

/**
 * A pattern that shows something under a mark, as the graphics state holds it for filling or stroking. It is chosen when
 * something is painted with it, so that the copy holds none that it does not show.
 */
export interface ChosenPattern {
  /** The operations that choose it for what touches no mark, and for what does. */
  readonly plain: () => string;
  readonly marked: () => string;
  readonly shows: 'plain' | 'marked' | undefined;
}

const STROKING = new Set(['CS', 'SC', 'SCN', 'G', 'RG', 'K']);

const role = (operator: string): 'fillPattern' | 'strokePattern' =>
  STROKING.has(operator) ? 'strokePattern' : 'fillPattern';

export function choosePatternLater(
  run: Run,
  operator: string,
  operations: Pick<ChosenPattern, 'plain' | 'marked'>,
): void {
  run.state[role(operator)] = { ...operations, shows: undefined };
  run.touched = true;
}

export function forgetPattern(run: Run, operator: string): void {
  run.state[role(operator)] = undefined;
}

/** Before something is painted: which of the two patterns it is painted with. */
export function showPattern(run: Run, shows: 'plain' | 'marked'): void {
  for (const which of ['fillPattern', 'strokePattern'] as const) {
    const pattern = run.state[which];
    if (pattern === undefined || pattern.shows === shows) continue;
    run.write(pattern[shows]());
    run.state[which] = { ...pattern, shows };
  }
}
