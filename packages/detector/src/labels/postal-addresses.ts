import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { AMERICAN_STATES } from '../text/american-states.ts';
import { SHORT_ENGLISH_MONTHS, SHORT_PORTUGUESE_MONTHS } from '../text/calendar.ts';
import { matchesOf, together } from '../text/starts.ts';
import type { Document } from '../text/document.ts';

const AUSTRALIAN = 'NSW|VIC|Vic|QLD|Qld|TAS|Tas|ACT|WA|SA|NT';
/** Where an address ends: codes that nothing else looks like. */
const CODE = new RegExp(
  [
    `(?<![\\p{L}\\d])(?:${AMERICAN_STATES}),?[ \\n]{0,2}\\d{5}(?:-\\d{4})?(?!\\d)`,
    '(?<![\\p{L}\\d])[A-Z]{1,2}\\d[A-Z\\d]?[ \\n]\\d[ABD-HJLNP-UW-Z]{2}(?![\\p{L}\\d])',
    '(?<![\\p{L}\\d])[ACDEFHKNPRTVWXY]\\d[\\dW] [AC-FHKNPRTV-Y\\d]{4}(?![\\p{L}\\d])',
    '(?<![\\p{L}\\d])(?:\\((?:Qu[ée]bec|Ontario|QC|ON)\\) )?[ABCEGHJ-NPRSTVXY]\\d[A-Z] ?\\d[A-Z]\\d(?![\\p{L}\\d])',
    `(?<![\\p{L}\\d])(?:${AUSTRALIAN})[ ,]{1,2}\\d{4}(?!\\d)`,
    // Ghana; India, Singapore and others with six digits after the town.
    '(?<![\\p{L}\\d-])[A-Z]{2}-\\d{3,4}-\\d{4}(?![\\d-])',
    "(?<=\\p{L}[\\p{L}'.)]{2,24}[ ,-]{1,3})[1-8]\\d{2} ?\\d{3}(?![\\d.,/-]*\\d)(?!\\p{L})",
  ].join('|'),
  'yu',
);
const CODES = together([{ pattern: CODE, soon: 14 }]);
/** Codes that look like other numbers: only with the house in front. */
const WEAK = /^(?:\d{3} ?\d{3}|[A-Z]{2}-\d{3,4}-\d{4})$/;
const BACK = 190;
const MOST_PARTS = 8;
const WORD =
  '(?:[A-ZÀ-ÝŴŶĦĠ][\\p{L}.\'’-]{0,24}|\\([A-Z]\\)|["“][\\p{L} ]{2,24}["”]|of|the|on|upon|in|le|by|de|da|do|du|des|la|and|&|na|an|y|yr|nr|near|off|opp\\.?|opposite|behind|next|rear|side|#?\\d{1,5}(?:st|nd|rd|th|[A-Za-z])?(?:[/-]\\w{1,4})?)';
const PART = new RegExp(
  `^#?(?:\\d{1,6}[A-Za-z]?(?:[-/]\\d{1,4})? )?${WORD}(?: ${WORD}){0,7}\\.?$|^#?\\d{1,6}[A-Za-z]?(?:/\\d{1,4})?$`,
  'u',
);
const UNITS =
  'Flat|FLAT|Top Flat|Unit|Apt|Apartment|Suite|Room|Floor|Ground Floor|Level|Lot|Plot|Block|Blk|BLK|House|No\\.?|Number|Door|Ward|Villa|Caravan|Trailer|Space|Stand|Shop|RMB|RSD|Allotment|C/[Oo]|c/[Oo-]|The|P\\.? ?O\\.? Box|PO Box|Box|RR|Rural Route|U\\d{1,3}';
const FIRST = new RegExp(
  `^(?:#?\\d{1,6}[A-Za-z]?(?:[-/]\\d{1,4})?,? \\p{L}|(?:${UNITS})(?![\\p{L}])|[A-Z][\\p{L}'-]+ (?:[\\p{L}'-]+ ){0,2}\\d{1,4}[A-Za-z]?(?=,)|[A-Z][\\p{L}'-]+(?: [A-Z][\\p{L}'-]+)? (?:Cottages?|House|Lodge|Farm|Farmhouse|Barn|Hall|Manor|Mill|Vicarage|Rectory|Villa|Grange|Bungalow|Lane|Road|Street|Drive|Avenue|Close|Rd|St|Ln|Ave)(?=,|\\n))`,
  'u',
);

/** "Unit 4, The Old Creamery, Listowel, Co. Kerry, V31 XY26": from the code back to the house. Linear. */
export function findPostalAddresses(document: Document): Found[] {
  const { text } = document;
  const found: Found[] = [];
  matchesOf(document.places.text, CODES, (match) => {
    const start = addressStart(text, match.index, WEAK.test(match[0]));
    if (start === undefined) return;
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
  });
  return found;
}

/** Back over parts between commas and line ends; undefined where nothing before it looks like one. */
function addressStart(text: string, code: number, weak: boolean): number | undefined {
  const from = Math.max(0, code - BACK);
  let end = code;
  let start: number | undefined;
  let house: number | undefined;
  /** Where the line of the code begins to be an address. */
  let onLine: { start: number; parts: number } | undefined;
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
    const whole = PART.test(part) && !/^(?:of|at|in|to|from) /.test(part);
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
    if (!text.slice(partStart, code).includes('\n')) onLine = { start: partStart, parts: parts + 1 };
    if (tail !== undefined) break;
    // Past a line end only as long as no house was seen: what stands above it is a name.
    if (cut < 0 || (crossed && (house !== undefined || before[cut] !== '\n'))) break;
    end = from + cut + 1;
  }
  if (house !== undefined || weak) return house;
  if (onLine !== undefined && onLine.parts > 2) {
    // "Fionn Lacey, Carrowkeel, Corofin, V95 H2C6": who lives there stands before the house.
    const lead = /(?:at|of|in|to|from|is) $/.test(text.slice(Math.max(0, onLine.start - 6), onLine.start))
      ? null
      : TWO_NAMES.exec(text.slice(onLine.start, code));
    return lead === null ? onLine.start : onLine.start + lead[0].length;
  }
  return start !== undefined && !text.slice(start, code).includes('\n') ? start : undefined;
}

const TWO_NAMES = /^\p{Lu}[\p{L}'-]+ (?:\p{Lu}\.? )?\p{Lu}[\p{L}'-]+, ?/u;
const MONTH = new RegExp(`^\\d{1,2} (?:${SHORT_ENGLISH_MONTHS}|${SHORT_PORTUGUESE_MONTHS})`);

/** A few words at the start of a line, after a colon or after "at", "of". */
const isHouseName = (text: string, at: number, part: string): boolean =>
  part.length < 28 &&
  /(?:^|\n|[:(] ?|(?:at|of|in|to|is|still|from) )$/.test(text.slice(Math.max(0, at - 8), at));

/** "… lives at 14 Coopers Rise": the house number inside a part that starts with other words. */
function houseIn(part: string): number | undefined {
  const match =
    /(?:^|[\s:(])((?<=(?:of|at|to|from|is|in) )(?:[A-ZÀ-Ýa-z]?[A-Z][\p{L}'-]{1,20})(?: (?:na |an )?[A-Z][\p{L}'-]{1,20}){0,3}(?: \d{1,4}[A-Za-z]?)?|(?:Flat|Unit|Apt\.?|Suite|Room) \w{1,5}|The [A-Z][\p{L}' ]{2,30}|(?:(?:Flat|Unit|Apt\.?|Suite|P\.? ?O\.? Box) )?\d{1,6}[A-Za-z]? [A-ZÀ-Ý][\p{L}.' -]{2,40}|P\.? ?O\.? Box \d{1,6})$/u.exec(
      part,
    );
  return match === null ? undefined : match.index + match[0].length - match[1]!.length;
}
