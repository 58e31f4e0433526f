import type { Run } from './run.ts';
import type { ChosenPattern } from './state.ts';

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
