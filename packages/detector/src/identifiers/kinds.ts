/** Every kind of identifier, by what its values start with. */

import { BANKING } from './banking.ts';
import { BRAZIL_PAPERS } from './brazil-papers.ts';
import { BRAZIL_RECORDS } from './brazil-records.ts';
import { CARDS } from './cards.ts';
import { OTHER_COUNTRIES } from './other-countries.ts';
import { EUROPE } from './europe.ts';
import { HOLDER_NUMBERS } from './holder-numbers.ts';
import { NORTH_AMERICA } from './north-america.ts';
import { DEVICES } from './online.ts';
import { PHONES } from './phones.ts';
import { PLATES_OF_BRAZIL } from './plates/brazil.ts';
import { PLATES_OF_THE_BRITISH_ISLES } from './plates/british.ts';
import { PLATES_ELSEWHERE } from './plates/elsewhere.ts';
import { PLATES_OF_PORTUGAL } from './plates/portugal.ts';
import { POSTAL_CODES } from './postal-codes.ts';
import { REGISTRATIONS } from './registrations.ts';
import { RG } from './rg.ts';
import { TAXPAYERS } from './taxpayers.ts';
import { UNITED_KINGDOM } from './united-kingdom.ts';
import { acrossBreaks, withNeeds } from './specification.ts';
import type { Specification } from './specification.ts';
import { together } from '../text/starts.ts';

const ALL = [
  ...TAXPAYERS,
  ...RG,
  ...BRAZIL_PAPERS,
  ...BRAZIL_RECORDS,
  ...REGISTRATIONS,
  ...CARDS,
  ...BANKING,
  ...PHONES,
  ...POSTAL_CODES,
  ...NORTH_AMERICA,
  ...UNITED_KINGDOM,
  ...EUROPE,
  ...OTHER_COUNTRIES,
  ...DEVICES,
  ...PLATES_OF_BRAZIL,
  ...PLATES_OF_PORTUGAL,
  ...PLATES_OF_THE_BRITISH_ISLES,
  ...PLATES_ELSEWHERE,
  ...HOLDER_NUMBERS,
].map((one) => withNeeds(acrossBreaks(one)));

/** Specifications by the length of the first run of digits; the last entry serves all longer runs. */
const LONGEST_LEAD = 72;
const BY_LEAD: readonly (readonly Specification[])[] = Array.from({ length: LONGEST_LEAD + 1 }, (_, lead) =>
  ALL.filter((one) => one.leads?.includes(lead)),
);
export const startsWithLetter = together(
  ALL.filter(
    (one) =>
      one.leads === undefined ||
      /^\(?\??:?\[?A-Z|^\[[^\]]*A-[A-Z]|^\(\?:\[[A-Z]|^\(\?=/.test(one.pattern.source),
  ),
);
export const opensWith = together(
  ALL.filter(
    (one) =>
      one.leads !== undefined && /^(?:\(\?:)?(?:\\\+|-\?|\(\?:\\\+|.{0,30}\\\()/.test(one.pattern.source),
  ),
);

/** @param lead the length of the first run of digits */
export const byLead = (lead: number): readonly Specification[] => BY_LEAD[Math.min(lead, LONGEST_LEAD)]!;
