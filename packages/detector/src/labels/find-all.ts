import type { Found } from '../found.ts';
import type { HeaderAt } from '../identifiers/find.ts';
import type { Document } from '../text/document.ts';
import type { Line } from '../text/layout.ts';
import { findAddresses } from './addresses.ts';
import { findEncodedWords } from './encoded-words.ts';
import { findExchanged } from './exchange/find.ts';
import { findBirthdayLists } from './lives/birthday-lists.ts';
import { findLifeDates } from './lives/dates.ts';
import { findPostalAddresses } from './postal-addresses.ts';
import { findQualifications } from './qualification.ts';
import { findSecretColumns } from './secret-columns.ts';
import { findInStatements } from './statements.ts';
import { findUserNames } from './user-names.ts';

/** Homes, lives, accounts and passwords, by the words that lead to them, whoever is known by name. Linear. */
export const findLabelled = (document: Document, lines: readonly Line[], above: HeaderAt): Found[] => [
  ...findAddresses(document, lines),
  ...findPostalAddresses(document),
  ...findLifeDates(document, above),
  ...findBirthdayLists(document),
  ...findQualifications(document),
  ...findEncodedWords(document),
  ...findExchanged(document),
  ...findInStatements(document),
  ...findUserNames(document),
  ...findSecretColumns(document, lines, above),
];
