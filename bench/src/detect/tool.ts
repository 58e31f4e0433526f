import type { Range } from './score.ts';

/** Something that says which runs of a text it would take out. */
export interface Tool {
  readonly name: string;
  readonly removed: (text: string) => readonly Range[];
}
