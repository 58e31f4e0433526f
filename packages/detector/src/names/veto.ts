import type { Document } from '../text/document.ts';

const MONTH = /^(?:jan|apr|may|june?|aug|april|august)$/;
/** Called like families. */
const NATIONS =
  /^(?:romans|saxons|danes|franks|moors|scots|russians|italians|spaniards|americans|canadians|australians|brazilians)$/;
const DAY_BEFORE = /(?<!\d)(?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)? $/;
const DAY = /^(?:thu|sun|mon)$/;
const OTHER_DAY = '(?:mon|tues?|weds?|thu|fri|sat|sun)';
const BEHIND_DAY = new RegExp(`(?<![a-z])${OTHER_DAY}(?:[.,]| and| &| or| to)?[ \\t–/-]$`);
/** No tab: "Thu\tMon–Wed" is a row of a rota. */
const BEFORE_DAY = new RegExp(`^(?:[.,]|,? and|,? &|,? or|,? to)?[ –/-]${OTHER_DAY}(?![a-z])`);
const DAY_AFTER = /^ (?:0?[1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?:[,:)\n]|$)/;

/** "the Romans" */
export const isNation = ({ folded }: Document, start: number, end: number): boolean =>
  NATIONS.test(folded.slice(start, end)) && folded.slice(Math.max(0, start - 4), start) === 'the ';

/** "Milo, Jan 9: Hey", "31 Jan": the months that are somebody's name elsewhere. */
const isMonth = ({ folded }: Document, start: number, end: number): boolean =>
  MONTH.test(folded.slice(start, end)) &&
  (DAY_BEFORE.test(folded.slice(Math.max(0, start - 6), start)) ||
    DAY_AFTER.test(folded.slice(end, end + 7)));

/** "Wed, Thu", "Mon\tTue\tWed\tThu": Thu is somebody elsewhere. */
const isDay = ({ folded }: Document, start: number, end: number): boolean =>
  DAY.test(folded.slice(start, end)) &&
  (BEHIND_DAY.test(folded.slice(Math.max(0, start - 10), start)) ||
    BEFORE_DAY.test(folded.slice(end, end + 10)));

/** A month or a day of the week that is somebody's name elsewhere. */
export const isOfCalendar = (document: Document, start: number, end: number): boolean =>
  isMonth(document, start, end) || isDay(document, start, end);
