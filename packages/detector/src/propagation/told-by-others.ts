import type { Found } from '../found.ts';
import type { Words } from '../names/runs.ts';
import type { Line } from '../text/layout.ts';
import { findAcrossPages } from './across-pages.ts';
import { findAgesAmong } from './ages-among.ts';
import { findBehindPeople } from './behind-people.ts';
import { findBesidePeople } from './beside-people.ts';
import { findByNamesAgain } from './by-names-again.ts';
import { findEnrolledPeople } from './enrolled-people.ts';
import { findFlatsOfPeople } from './flats-of-people.ts';
import { findHousesOfPeople } from './houses-of-people.ts';
import { findCoupledInitials, findJointInitials } from './joint-initials.ts';
import { findLabelledNumbers } from './labelled-numbers.ts';
import { findListedValues } from './listed.ts';
import { findNumberedPeople } from './numbered-people.ts';
import { findPlatesBeside } from './plates-beside.ts';
import { findRosters } from './rosters.ts';
import { findSpeakingInitials } from './speaking-initials.ts';
import { findStreetsAgain } from './streets.ts';
import { findDerivedUserNames } from './user-names.ts';
import { findRepeatedValues } from './values.ts';

/** What is somebody's because of what is certain elsewhere, but for names that are said again. Linear. */
export function findToldByOthers(words: Words, lines: readonly Line[], certain: readonly Found[]): Found[] {
  const { document } = words;
  const ofNumbers = [
    ...findLabelledNumbers(document, lines, certain),
    ...findNumberedPeople(document, lines, certain),
  ];
  return [
    ...findByNamesAgain(words, certain),
    ...findJointInitials(document, certain),
    ...findCoupledInitials(document, certain),
    ...findSpeakingInitials(document, certain),
    ...findDerivedUserNames(words, certain),
    ...findListedValues(document, certain),
    ...findBesidePeople(document, certain),
    ...findBehindPeople(document, certain),
    ...findAcrossPages(document, certain),
    ...findAgesAmong(document, certain),
    ...findFlatsOfPeople(document, certain),
    ...findHousesOfPeople(document, certain),
    ...ofNumbers,
    ...findRepeatedValues(document, [...certain, ...ofNumbers]),
    ...findRosters(document, certain),
    ...findEnrolledPeople(document, certain),
    ...findStreetsAgain(document, certain),
    ...findPlatesBeside(document, certain),
  ];
}
