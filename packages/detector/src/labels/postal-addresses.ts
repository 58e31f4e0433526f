import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';

const STATES =
  'A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|P[AR]|RI|S[CD]|T[NX]|UT|V[AIT]|W[AIVY]';
/** Where an address ends: postcodes of the United States, the United Kingdom, Ireland, Canada; a Brazilian one with its town. */
const CODE = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${STATES}),?[ \\n]{0,2}\\d{5}(?:-\\d{4})?(?!\\d)`,
    '(?<![\\p{L}\\d])[A-Z]{1,2}\\d[A-Z\\d]?[ \\n]\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])',
    '(?<![\\p{L}\\d])[ACDEFHKNPRTVWXY]\\d[\\dW] [AC-FHKNPRTV-Y\\d]{4}(?![\\p{L}\\d])',
    '(?<![\\p{L}\\d])[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d(?![\\p{L}\\d])',
  ].join('|'),
  'gu',
);
const BACK = 130;
const MOST_PARTS = 6;
const WORD = "(?:[A-ZÀ-Ý][\\p{L}.'-]{0,24}|of|the|on|upon|in|le|by|de|da|do|and|&|\\d{1,5}(?:st|nd|rd|th)?)";
const PART = new RegExp(
  `^#?(?:\\d{1,6}[A-Za-z]?(?:[-/]\\d{1,4})? )?${WORD}(?: ${WORD}){0,5}\\.?$|^#?\\d{1,6}[A-Za-z]?$`,
  'u',
);
const FIRST =
  /^(?:#?\d{1,6}[A-Za-z]?(?:[-/]\d{1,4})? \p{L}|(?:Flat|Unit|Apt|Apartment|Suite|Room|Floor|The|P\.? ?O\.? Box|PO Box|Box|RR|Rural Route)(?![\p{L}])|[A-Z][\p{L}'-]+(?: [A-Z][\p{L}'-]+)? (?:Cottages?|House|Lodge|Farm|Farmhouse|Barn|Hall|Manor|Mill|Vicarage|Rectory|Villa|Grange|Bungalow|Lane|Road|Street|Drive|Avenue|Close)(?=,|\n))/u;

/** "Unit 4, The Old Creamery, Listowel, Co. Kerry, V31 XY26": from the code back to the house. Linear. */
export function findPostalAddresses(document: Document): Found[] {
  const { text } = document;
  const found: Found[] = [];
  for (const match of text.matchAll(CODE)) {
    const start = addressStart(text, match.index);
    if (start === undefined) continue;
    found.push({
      start,
      end: match.index + match[0].length,
      category: 'address',
      detector: 'label',
      confidence: 0.9,
      reason: because('pattern'),
      proposal: 'remove',
      priority: 88,
    });
  }
  return found;
}

/** Back over parts between commas and line ends; undefined where nothing before it looks like one. */
function addressStart(text: string, code: number): number | undefined {
  const from = Math.max(0, code - BACK);
  let end = code;
  let start: number | undefined;
  let house: number | undefined;
  for (let parts = 0; parts < MOST_PARTS && end > from; parts++) {
    const before = text
      .slice(from, end)
      .trimEnd()
      .replace(/[,–-]$/, '');
    const cut = Math.max(
      before.lastIndexOf(','),
      before.lastIndexOf('\n'),
      before.lastIndexOf('\t'),
      before.lastIndexOf(':'),
      before.lastIndexOf('('),
    );
    const lead = /^[\s"(]*/.exec(before.slice(cut + 1))![0].length;
    const at = from + cut + 1 + lead;
    const part = text.slice(at, from + before.length).trimEnd();
    const whole = PART.test(part);
    const tail = whole ? undefined : houseIn(part);
    if (!whole && tail === undefined) break;
    const partStart = at + (tail ?? 0);
    if (FIRST.test(text.slice(partStart, code)) && !MONTH.test(part)) house = partStart;
    // "Seaspray, Ilsham Road": a house by its name before its street, on the same line.
    else if (
      house !== undefined &&
      !/\n/.test(text.slice(partStart, house)) &&
      isHouseName(text, partStart, part)
    )
      house = partStart;
    const crossed = cut >= 0 && /[\n\t:]/.test(before[cut]!);
    start = partStart;
    if (tail !== undefined) break;
    // Past a line end only as long as no house was seen: what stands above it is a name.
    if (cut < 0 || (crossed && (house !== undefined || before[cut] !== '\n'))) break;
    end = from + cut + 1;
  }
  return house ?? (start !== undefined && !text.slice(start, code).includes('\n') ? start : undefined);
}

const MONTH =
  /^\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|jan|fev|mar|abr|mai|jun|jul|ago|set|out|nov|dez)/;

/** A few words at the start of a line, after a colon or after "at", "of". */
const isHouseName = (text: string, at: number, part: string): boolean =>
  part.length < 28 &&
  /(?:^|\n|[:(] ?|(?:at|of|in|to|is|still|from) )$/.test(text.slice(Math.max(0, at - 8), at));

/** "… lives at 14 Coopers Rise": the house number inside a part that starts with other words. */
function houseIn(part: string): number | undefined {
  const match =
    /(?:^|[\s:(])((?<=(?:of|at|to|from|is|in) )(?:[A-ZÀ-Ýa-z]?[A-Z][\p{L}'-]{1,20})(?: [A-Z][\p{L}'-]{1,20}){0,3}|(?:Flat|Unit|Apt\.?|Suite|Room) \w{1,5}|The [A-Z][\p{L}' ]{2,30}|(?:(?:Flat|Unit|Apt\.?|Suite|P\.? ?O\.? Box) )?\d{1,6}[A-Za-z]? [A-ZÀ-Ý][\p{L}.' -]{2,40}|P\.? ?O\.? Box \d{1,6})$/u.exec(
      part,
    );
  return match === null ? undefined : match.index + match[0].length - match[1]!.length;
}
