import type { Found } from '../../found.ts';
import { findAssigned } from './assigned.ts';
import type { Reading } from './field-values.ts';
import { findInserted } from './inserted.ts';
import { findInRows } from './rows.ts';

/** What stands in the fields of programs, exports and databases. Linear. */
export const findDataFields = (reading: Reading): Found[] => [
  ...findAssigned(reading),
  ...findInRows(reading),
  ...findInserted(reading),
];
