/** Tables from a character as it stands in a document to the one that patterns are written with. */

/** A unit that stands for nothing: zero-width, direction marks, variation selectors. */
export const DROPPED = 0;
/** A unit that stands for several characters (a ligature, a digraph): see `expansion`. */
export const EXPANDED = 1;

const SOFT_HYPHEN = 0xad;

// Cyrillic and Greek letters that look like Latin ones (Unicode TR39 confusables, the ones that occur in fonts).
const LOOK_ALIKES: readonly (readonly [string, string])[] = [
  ['АВЕЅІЈКМНОРСТУХԀԌԚԜҮ', 'ABESIJKMHOPCTYXdGQWY'],
  ['аеѕіјорсухԁԛԝһ', 'aesijopcyxdqwh'],
  ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
  ['οιν', 'oiv'],
];

const HYPHENS = '‐‑‒–—―−﹘﹣－⁃';
const QUOTES: readonly (readonly [string, string])[] = [
  ['‘’‚‛′´`ʼ＇', "'"],
  ['“”„‟″«»＂', '"'],
];
const MASKS = '•●∗＊✱·█▪■';

/** Figures and letters in circles: the first, where they begin, how many. */
const CIRCLED: readonly (readonly [string, number, number])[] = [
  ['1', 0x2460, 9],
  ['0', 0x24ea, 1],
  ['1', 0x2776, 9],
  ['1', 0x2780, 9],
  ['1', 0x278a, 9],
  ['0', 0x24ff, 1],
  ['A', 0x24b6, 26],
  ['a', 0x24d0, 26],
];

function buildPlain(): Uint16Array {
  const table = new Uint16Array(0x1_0000);
  for (let unit = 0; unit < table.length; unit++) table[unit] = unit;
  for (let unit = 1; unit < 0x20; unit++) table[unit] = 0x20;
  table[0x0a] = 0x0a;
  table[0x09] = 0x09;
  table[0x0b] = table[0x0c] = table[0x85] = table[0x2028] = table[0x2029] = 0x0a;
  for (let unit = 0xff01; unit <= 0xff5e; unit++) table[unit] = unit - 0xfee0;
  for (let unit = 0x2000; unit <= 0x200a; unit++) table[unit] = 0x20;
  for (const unit of [0xa0, 0x1680, 0x202f, 0x205f, 0x3000]) table[unit] = 0x20;
  for (const [first, from, count] of CIRCLED)
    for (let at = 0; at < count; at++) table[from + at] = first.charCodeAt(0) + at;
  for (let unit = 0xfb00; unit <= 0xfb06; unit++) table[unit] = EXPANDED;
  for (const unit of [0x132, 0x133, 0x2026, 0x2116, 0x1c4, 0x1c5, 0x1c6]) table[unit] = EXPANDED;
  for (const [marks, plain] of QUOTES)
    for (const mark of marks) table[mark.charCodeAt(0)] = plain.charCodeAt(0);
  for (const hyphen of HYPHENS) table[hyphen.charCodeAt(0)] = 0x2d;
  for (const mask of MASKS) table[mask.charCodeAt(0)] = 0x2a;
  for (const unit of [0, 0x200b, 0x200c, 0x200d, 0x2060, 0xfeff, 0x180e, 0x200e, 0x200f, 0x061c])
    table[unit] = DROPPED;
  for (let unit = 0x202a; unit <= 0x202e; unit++) table[unit] = DROPPED;
  for (let unit = 0x2066; unit <= 0x2069; unit++) table[unit] = DROPPED;
  for (let unit = 0xfe00; unit <= 0xfe0f; unit++) table[unit] = DROPPED;
  table[SOFT_HYPHEN] = DROPPED;
  return table;
}

/** For each UTF-16 unit: its plain unit, `DROPPED` or `EXPANDED`. */
export const PLAIN: Uint16Array = buildPlain();

/** What an `EXPANDED` unit stands for. */
export const expansion = (unit: number): string => String.fromCharCode(unit).normalize('NFKC');

function buildFolded(): Uint16Array {
  const table = new Uint16Array(0x1_0000);
  for (let unit = 0; unit < table.length; unit++) table[unit] = unit;
  for (let unit = 0x41; unit < 0x250; unit++) fold(table, unit);
  for (let unit = 0x370; unit < 0x530; unit++) fold(table, unit);
  for (let unit = 0x1e00; unit < 0x1f00; unit++) fold(table, unit);
  for (const [from, to] of ['ßs', 'øo', 'Øo', 'łl', 'Łl', 'đd', 'Đd', 'ıi', 'æa', 'Æa', 'ªa', 'ºo', '°o']) {
    table[from!.charCodeAt(0)] = to!.charCodeAt(0);
  }
  return table;
}

function fold(table: Uint16Array, unit: number): void {
  const lower = String.fromCharCode(unit).toLowerCase().normalize('NFD').charCodeAt(0);
  table[unit] = lower;
}

/** For each plain unit: lower case, without its accent. One unit stays one unit, so offsets agree. */
export const FOLDED: Uint16Array = buildFolded();

const lookAlikes = new Map(
  LOOK_ALIKES.flatMap(([strange, latin]) =>
    Array.from(strange, (letter, index) => [letter.charCodeAt(0), latin.charCodeAt(index)] as const),
  ),
);

/** The Latin letter that a Cyrillic or Greek one looks like. */
export const looksLike = (unit: number): number | undefined => lookAlikes.get(unit);

export const isSoftHyphen = (unit: number): boolean => unit === SOFT_HYPHEN;
export const isDigit = (unit: number): boolean => unit >= 0x30 && unit <= 0x39;
export const isCombining = (unit: number): boolean => unit >= 0x300 && unit <= 0x36f;
export const isGreekOrCyrillic = (unit: number): boolean => unit >= 0x370 && unit < 0x530;
/** A folded unit that is a letter: Latin, or any script above it that has letters. */
export const isLetter = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) ||
  (unit >= 0x41 && unit <= 0x5a) ||
  (unit >= 0xc0 && unit < 0x2000 && unit !== 0xd7 && unit !== 0xf7) ||
  (unit >= 0x3040 && unit < 0xd800);
/** A letter that is no small one. */
export const isCapital = (unit: number): boolean =>
  unit < 0x80
    ? unit >= 0x41 && unit <= 0x5a
    : isLetter(unit) && String.fromCharCode(unit) !== String.fromCharCode(unit).toLowerCase();
