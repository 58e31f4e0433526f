import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import type { Line } from '../text/layout.ts';
import { findAskedNumbers } from './asked-numbers.ts';
import { findDamagedEmails } from './damaged-emails.ts';
import { findIdentifiers, type HeaderAt } from './find.ts';
import { findNumbered } from './find-numbered.ts';
import { findFreeForms } from './free-form.ts';
import { findNumbersInWords } from './numbers-in-words.ts';
import { findPlatesSaid } from './plates/said.ts';
import { findSignsOfFields } from './signs-of-fields.ts';
import { findWrappedCells } from './wrapped-cells.ts';

/** Numbers, codes and addresses of accounts, by their form and by the words beside them. Linear. */
export const findAllIdentifiers = (document: Document, lines: readonly Line[], above: HeaderAt): Found[] => [
  ...findIdentifiers(document, above),
  ...findFreeForms(document),
  ...findDamagedEmails(document),
  ...findSignsOfFields(document),
  ...findPlatesSaid(document),
  ...findNumbersInWords(document),
  ...findNumbered(document),
  ...findAskedNumbers(document),
  ...findWrappedCells(document, lines),
];
