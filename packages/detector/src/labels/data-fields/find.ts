import type { Found } from '../../found.ts';
import type { Words } from '../../names/runs.ts';
import { findAssigned } from './assigned.ts';
import { findInserted } from './inserted.ts';
import { findInRows } from './rows.ts';

/** What stands in the fields of programs, exports and databases. Linear. */
export const findDataFields = (words: Words): Found[] => [
  ...findAssigned(words),
  ...findInRows(words),
  ...findInserted(words),
];
