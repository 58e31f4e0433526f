import type { Found } from '../found.ts';
import { findKnownAs } from '../names/known-as.ts';
import type { Document } from '../text/document.ts';
import { findAfterNames } from './after-names.ts';
import { findAgesAfterNames } from './ages/after-names.ts';
import { findHomesAfterNames } from './homes-after-names.ts';
import { findHomesUnderNames } from './homes-under-names.ts';
import { findLivesAfterNames } from './lives/after-names.ts';
import { findPhonesAfterNames } from './phones-after-names.ts';
import { findTradesAfterNames } from './trades-after-names.ts';

/** What is told of people right beside their names. Linear in names. */
export const findBesideNames = (document: Document, people: readonly Found[]): Found[] => [
  ...findKnownAs(document, people),
  ...findAfterNames(document, people),
  ...findAgesAfterNames(document, people),
  ...findLivesAfterNames(document, people),
  ...findTradesAfterNames(document, people),
  ...findPhonesAfterNames(document, people),
  ...findHomesAfterNames(document, people),
  ...findHomesUnderNames(document, people),
];
