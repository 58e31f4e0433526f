import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { findInBookings } from './bookings.ts';
import { findInImages } from './dicom.ts';
import { findInSegments } from './segments.ts';

/** Who stands in what the systems of hospitals and airlines send each other. Linear. */
export const findExchanged = (document: Document): Found[] => [
  ...findInImages(document),
  ...findInSegments(document),
  ...findInBookings(document),
];
