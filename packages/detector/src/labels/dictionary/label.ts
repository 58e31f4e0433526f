import type { Category } from '../../categories.ts';

/**
 * What may follow a label: a name, initials, a date, a number of years, an address, any words, what a job is called, or a trade in small letters; a number
 * that its holder is known by, or a code that is one only beside names.
 */
type ValueKind =
  'name' | 'initials' | 'date' | 'years' | 'address' | 'part' | 'words' | 'job' | 'trade' | 'number' | 'code';

export type LabelRow = readonly [Category, ValueKind, string];

export interface Label {
  readonly category: Category;
  readonly kind: ValueKind;
}
