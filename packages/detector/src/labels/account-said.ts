/** What patterns of names of accounts are made of. */

import type { Anchored } from '../text/starts.ts';
import type { Look } from './account-names.ts';

/** The name of an account; ahead, whatever sign stands before it. */
export const NAME = '[a-z\\d_][\\w.-]{1,30}\\w';
export const AHEAD = `["'(<@]{0,2}(?=(${NAME}(?:#[a-z\\d]{2,5})?)(?![\\w@]))`;

export interface Said extends Anchored {
  /** What the name may look like; whatever it is where this is absent. */
  readonly looks?: ReadonlySet<Look>;
}

export const MARKED: ReadonlySet<Look> = new Set(['marked']);
export const NO_WORD: ReadonlySet<Look> = new Set(['marked', 'mixed']);
export const LOWER: ReadonlySet<Look> = new Set(['marked', 'mixed', 'plain']);
export const IN_ONE_CASE: ReadonlySet<Look> = new Set(['marked', 'plain', 'capitals']);
export const SMALL: ReadonlySet<Look> = new Set(['marked', 'plain']);
export const CAPITALS: ReadonlySet<Look> = new Set(['capitals']);
export const ANY: ReadonlySet<Look> = new Set(['marked', 'mixed', 'plain', 'capitals']);
export const said = (source: string, looks?: ReadonlySet<Look>): Said => ({
  pattern: new RegExp(source, 'y'),
  ...(looks && { looks }),
});
