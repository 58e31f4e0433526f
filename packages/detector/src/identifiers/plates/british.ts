import { TRIM } from './elsewhere.ts';
import { SHORT_ENGLISH_MONTHS } from '../../text/calendar.ts';
import { sticky, words } from '../specification.ts';
import type { Specification } from '../specification.ts';
import { COLOUR, MAKER, MODEL, MODELO, PLATE, STANDING, VEHICLE } from './vehicle-words.ts';

const END = '(?![A-Za-z0-9]|[.,]\\d)';
const REGISTERED = `registration|registered|reg|regd|vrm|index|${PLATE}`;
const BEARS = `${REGISTERED}|${VEHICLE}|${MAKER}|${MODEL}|${STANDING}|bike`;

const SMALL_WORD = `and|the|for|was|had|has|yrs|hrs|min|sec|men|day|per|dos|das|que|com|por|ano|mph|kms|cwt|lbs|${SHORT_ENGLISH_MONTHS.toLowerCase()}`;

/** Counties and cities of Ireland on plates since 1987 (Road Vehicles (Registration and Taxation) Regulations). */
const TWO_LETTER_COUNTY = 'CE|CN|CW|DL|KE|KK|KY|LD|LH|LK|LM|LS|MH|MN|MO|OY|RN|SO|TN|TS|WD|WH|WW|WX';
const COUNTY = `${TWO_LETTER_COUNTY}|[CDGLTW]`;

/** Told by the word beside alone. */
const SAID = { category: 'plate', valid: 0, look: 0, named: 0.9, priority: 60 } as const;

/** The United Kingdom and Ireland. */
export const PLATES_OF_THE_BRITISH_ISLES: readonly Specification[] = [
  {
    // Since 2001: "WN14 KFE".
    category: 'plate',
    pattern: sticky(`[A-Z]{2} ?\\d{2} ?[A-Z]{3}${END}`),
    words: words(BEARS),
    wordsAfter: true,
    valid: 0,
    look: 0.8,
    named: 0.93,
    priority: 64,
    // Memory tags and ages that are given out, and a space: hardly anything else.
    marks: /^[A-HJ-PR-Y][A-HJ-PR-Z](?:0[2-9]|[12]\d|5[1-9]|6\d|7[0-6]) [A-HJ-PR-Z]{3}$/,
    never: new RegExp(` (?:${SHORT_ENGLISH_MONTHS.toUpperCase()}|EUR|USD|GBP|KMS|HRS|THE|AND|FOR)$`),
    not: /^(?:AT|BY|IN|IS|MY|NO|OF|ON|SO|TO|UP|WE|OR|AM|PM|ID) |^XX/,
  },
  {
    // "the red one is yk08 vdn", "THE RED ONE, YK08VDN": a colour is also that of a cable, and tells only the closed form.
    ...SAID,
    pattern: sticky(`(?:(?!XX)[A-Z]{2}\\d{2} ?[A-Z]{3}|[a-z]{2}\\d{2} ?(?!${SMALL_WORD})[a-z]{3})${END}`),
    words: words(COLOUR),
    wordsAfter: true,
  },
  {
    // "blue fiesta, yk 08 vdn": as chats write those.
    ...SAID,
    pattern: sticky(`[a-z]{2} ?\\d{2} ?[a-z]{3}${END}`),
    words: words(BEARS),
    wordsAfter: true,
    not: new RegExp(
      `^(?:at|by|in|is|my|no|of|on|so|to|up|we|or|am|an|as|be|do|go|he|if|it|me|us|ca|id|de|da|do|em|se|os|um|ou|eu|ao|na|nr) |^wk \\d\\d (?:mon|tue|wed|thu|fri|sat|sun)$|^vc .*mil$|(?:${SMALL_WORD})$`,
    ),
  },
  {
    // 1983 to 2001, the year first, and before, the year last: "G447 PWB", "TDL 447G".
    category: 'plate',
    pattern: sticky(
      `(?:[A-HJ-NPR-TV-Y] ?\\d{1,3} ?[A-HJ-PR-Z][A-HJ-PR-Y][A-HJ-PR-Z]|[A-HJ-PR-Z]{3} ?\\d{1,3}[A-HJ-NPR-TV-Y])${END}`,
    ),
    words: words(BEARS),
    wordsAfter: true,
    valid: 0,
    look: 0,
    named: 0.9,
    priority: 63,
    not: new RegExp(
      `^[A-Z]{3} ?\\d{1,2}[KMGVALW]$|^(?:BMW|THE|AND|USB|LED|GBP|EUR|AUD|CAD|TEL|FAX|DEC|NOV|MAR|FEB|AUG|MAY|APT|RPM|FLAT)|(?:THE|AND|FOR|JCT|MAY|MAR|DEC|FEB|AUG|PER|ALL|REV|WAS|MPH|KMH|KMS|HRS|BHP|GBP|EUR|USD|LBS|LTD|PLC)$|\\d[ -]?(?:${TRIM}|BED|BOX|AIR)$`,
    ),
  },
  {
    // Right behind the word, where no letters speak against it: "y421 hjp", "reg H123 CAR", "my Escort was G447 GTE".
    ...SAID,
    pattern: sticky(
      `(?:[A-HJ-NPR-TV-Y]\\d{1,3} ?[A-Z]{3}|[A-Z]{2}\\d{2} ?[A-Z]{3}|[a-z]{1,2}\\d{2} ?[a-z]{3}|[a-z]\\d{1,3} ?[a-z]{3})${END}`,
    ),
    words: words(`regd?|vrm|registration|(?:number ?)?plate|(?:${MAKER}|${MODEL}|${MODELO})(?= (?:is|was) )`),
    near: true,
    adjacent: true,
  },
  {
    // "blue fiesta yk08 may"
    ...SAID,
    pattern: sticky(`[a-z]{2}\\d{2} ?[a-z]{3}${END}`),
    words: words(`${MAKER}|${MODEL}`),
    near: true,
    adjacent: true,
  },
  {
    // Northern Ireland, told by its I or Z: "JXI 902".
    category: 'plate',
    pattern: sticky(`(?:[A-Z]?[A-Z]I[A-Z]|[A-Z]{1,2}Z) ?\\d{1,4}${END}`),
    words: words(`${BEARS}|newry|belfast|derry|armagh|tyrone|(?:n\\.?i\\.?|northern) (?:plate|car|reg)`),
    valid: 0,
    look: 0,
    named: 0.85,
    priority: 62,
    near: true,
    not: /^(?:ZIP|VIP|PIN|BIC|SIM|GIB|FIG|MIN|BIN|AIR|KIA|LIV|RIB|DIN|NIF|NIC|NZ|CZ|OZ|HIV|MIC|BIT|DIV|III|VII|XII|XIV|VIN|SIC|FIN|MID) ?\d|^XTZ ?(?:125|250|660|750)$/,
  },
  {
    category: 'plate',
    pattern: sticky(`\\d{2,3}-[A-Z]{1,2}-\\d{1,6}${END}`),
    leads: [2, 3],
    valid: 0,
    look: 0.85,
    named: 0,
    priority: 60,
    marks: /-/,
    unless: /(?<![a-z])(?:parts?|peca|item|model|modelo|ref|code|section|sku)(?: (?:no|number))?[.:]? $/,
  },
  {
    // Ireland with blanks: "191 KY 4471", "09 LH 5512", "221C 90441".
    category: 'plate',
    pattern: sticky(
      `(?:\\d{2}|[12]\\d[12])[ -]?(?:${COUNTY})[ -]?[1-9]\\d{0,5}(?![A-Za-z0-9]|[.,:]\\d|-\\d)`,
    ),
    leads: [2, 3],
    words: words(`${BEARS}|guards|garda[ií]?|bus lane|footpath|camera|clipped`),
    wordsAfter: true,
    valid: 0,
    look: 0.8,
    named: 0.93,
    priority: 64,
    marks: new RegExp(
      `^(?:0\\d|1[0-2]|8[7-9]|9\\d|1[3-9][12]|2\\d[12])[ -](?:${TWO_LETTER_COUNTY})[ -]\\d{3,6}$|^\\d{3}[ -][CDGLTW][ -]\\d{3,6}$`,
    ),
    not: /^\d\d[ -]?[CDGLTW][ -]?\d{1,2}$|^\d\d[A-Z]{2}\d{1,2}$/,
  },
];
