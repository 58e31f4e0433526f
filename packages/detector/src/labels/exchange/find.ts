import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { findInBookings } from './bookings.ts';
import { findInClaims } from './claims.ts';
import { findInImages } from './dicom.ts';
import { findInSegments } from './segments.ts';
import { findOnCards } from './visiting-cards.ts';

/** Who stands in what the systems of hospitals, insurers, airlines and address books send each other. Linear. */
export const findExchanged = (document: Document): Found[] => [
  ...findInImages(document),
  ...findInSegments(document),
  ...findInBookings(document),
  ...findInClaims(document),
  ...findOnCards(document),
];
