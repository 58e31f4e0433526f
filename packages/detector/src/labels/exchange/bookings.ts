/** What airlines keep of who travels: "SSR DOCS BA HK1 P/GBR/512398812/GBR/12JUN54/F/08JUL31/HARGREAVE/LINDA" (IATA AIRIMP). */

import type { Category } from '../../categories.ts';
import type { Found } from '../../found.ts';
import type { Document } from '../../text/document.ts';
import { matchesOf, together } from '../../text/starts.ts';
import type { Anchored } from '../../text/starts.ts';
import { ofField } from './field.ts';

interface Entry extends Anchored {
  /** Of each group in order. */
  readonly groups: readonly Category[];
}

const DAY = String.raw`\d{1,2}(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|OCT|NOV|DEC)\d{2,4}`;
const LEAD = String.raw`[ \t/]{1,3}(?:[A-Z\d]{2}[ /]{1,2})?(?:[A-Z]{2}\d{0,2})?[ /-]{0,3}`;
const NAME = String.raw`[A-Z]{2,30}(?:[ -][A-Z]{2,20}){0,3}\/[A-Z]{1,30}(?: [A-Z]{1,20}){0,3}`;
const NOT_A_CARD = String.raw`(?![A-Z\d])`;

const ENTRIES = together<Entry>(
  [
    {
      // Kind of document, country, number, nationality, birth, sex, expiry, name.
      pattern: new RegExp(
        `(?<![A-Z])(?:SSR )?DOCS${LEAD}(?:[A-Z]{1,2}/)?[A-Z]{3}/([A-Z\\d]{5,20})/[A-Z]{3}/(${DAY})/[A-Z]{1,2}(?:/(?:${DAY})?/?(${NAME})?)?`,
        'dy',
      ),
      groups: ['passport', 'birth-date', 'person'],
    },
    {
      pattern: new RegExp(
        `(?<![A-Z])(?:SSR )?FOID${LEAD}((?:PP|NI|ID|DL|FF)[A-Z\\d]{5,24})${NOT_A_CARD}`,
        'dy',
      ),
      groups: ['passport'],
    },
    {
      pattern: new RegExp(`(?<![A-Z])(?:SSR )?(?:INFT|CHLD)${LEAD}(?:(${NAME}) )?(${DAY})`, 'dy'),
      groups: ['person', 'birth-date'],
    },
    {
      pattern: new RegExp(`(?<![A-Z])(?:SSR )?FQTV${LEAD}([A-Z]{2} ?\\d{6,16})${NOT_A_CARD}`, 'dy'),
      groups: ['registration'],
    },
    {
      // The "@" of an e-mail is written "//" there, its "_" "..".
      pattern: new RegExp(
        String.raw`(?<![A-Z])(?:APE|(?:SSR )?CTCE(?:${LEAD})?)[ -/]{1,3}([A-Z\d][A-Z\d._-]{0,40}//[A-Z\d-]{1,40}(?:\.[A-Z]{2,12}){1,3})`,
        'dy',
      ),
      groups: ['email'],
    },
    {
      pattern: /(?<![A-Z])(?:FP )?CC(?:VI|CA|AX|DC|EL|HC|JC)(\d{4,6}[X*]{5,9}\d{4}(?:\/\d{4})?)(?![A-Z\d])/dy,
      groups: ['card'],
    },
  ],
  'letter',
);

/** Linear. */
export function findInBookings({ places }: Document): Found[] {
  const found: Found[] = [];
  matchesOf(places.text, ENTRIES, (match, { groups }) => {
    for (const [at, category] of groups.entries()) {
      const value = match[at + 1];
      const start = match.indices?.[at + 1]?.[0];
      if (value !== undefined && start !== undefined) found.push(...ofField(category, start, value, 'SSR'));
    }
  });
  return found;
}
