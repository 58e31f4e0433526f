/** How the matches of a pattern begin, read from its source: where they cannot begin it need not be tried. */

/** Stands for every unit beyond ASCII. */
export const OTHER = '\u0080';
/** Of this many units all ways are told; of more only while there are few. */
const SURE = 2;
const FEW = 300;
/** Stands in the place of what is told no more. */
const UNTOLD = '\uffff';

/** References back, control letters, flags inside a pattern: nothing of ours has them, and they are not read here. */
const UNREAD = /\\(?:[1-9]|k<|c)|\(\?[a-z-]*[ims][a-z-]*:/;

/**
 * The first units of all that a pattern can match, fewer where it can match fewer or where after two there are too many ways;
 * none of its beginnings is left out.
 * @throws RangeError for a pattern with what can't be read here
 */
export function prefixesOf({ source, flags }: RegExp, length = SURE): ReadonlySet<string> {
  if (UNREAD.test(source) || flags.includes('v'))
    throw new RangeError(`Its beginning can't be read: ${source}`);
  const { first } = alternation(source, 0, length, flags.replace(/[gy]/g, ''));
  return length === SURE ? first : new Set(Array.from(first, (one) => one.split(UNTOLD)[0]!));
}

interface Read {
  readonly first: ReadonlySet<string>;
  readonly end: number;
}
const EMPTY: ReadonlySet<string> = new Set(['']);

/** From a place in the source to the end of its group; `length`: so many units are asked for. */
function alternation(source: string, from: number, length: number, flags: string): Read {
  const all = new Set<string>();
  let own = EMPTY;
  let missing = length;
  let at = from;
  for (; at < source.length && source[at] !== ')';) {
    if (source[at] === '|') {
      for (const one of own) all.add(one);
      own = EMPTY;
      missing = length;
      at++;
      continue;
    }
    const part = partAt(source, at, missing, flags);
    const { least, most, end } = quantifierAt(source, part.end);
    if (missing > 0 && part.first !== EMPTY) {
      own = repeated(own, part.first, Math.min(least, length), Math.min(most, length), length);
      missing = 0;
      for (const one of own) missing = Math.max(missing, length - one.length);
    }
    at = end;
  }
  for (const one of own) all.add(one);
  return { first: all, end: at };
}

/** What has been read, and so often what comes next. */
function repeated(
  own: ReadonlySet<string>,
  next: ReadonlySet<string>,
  least: number,
  most: number,
  length: number,
): ReadonlySet<string> {
  if (least === 1 && most === 1) return joined(own, next, length);
  const all = new Set(least === 0 ? own : []);
  let now = own;
  for (let times = 1; times <= most; times++) {
    now = joined(now, next, length);
    if (times >= least) for (const one of now) all.add(one);
  }
  return all;
}

function joined(some: ReadonlySet<string>, others: ReadonlySet<string>, length: number): ReadonlySet<string> {
  if (some === EMPTY) return others;
  const all = new Set<string>();
  const areMany = some.size * others.size > FEW;
  for (const one of some)
    if (one.length >= length || (areMany && one.length >= SURE)) all.add(one.padEnd(length, UNTOLD));
    else for (const other of others) all.add((one + other).slice(0, length));
  return all;
}

const QUANTIFIER = /(?:([?*+])|\{(\d+)(?:(,)(\d*))?\}|)\??/y;

export function quantifierAt(source: string, at: number): { least: number; most: number; end: number } {
  QUANTIFIER.lastIndex = at;
  const [all = '', mark, low, comma, high] = QUANTIFIER.exec(source) ?? [];
  const end = at + all.length;
  if (mark !== undefined) return { least: Number(mark === '+'), most: mark === '?' ? 1 : Infinity, end };
  const least = Number(low ?? 1);
  return { least, most: comma === undefined ? least : Number(high === '' ? Infinity : high), end };
}

export const GROUP = /\((?:\?(?:[:=!]|<[=!]|<\w+>))?/y;
/** A class, an escape or a plain character. */
export const ONE = /\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)|./sy;

function partAt(source: string, at: number, length: number, flags: string): Read {
  const kind = source[at] === '(' ? GROUP : ONE;
  kind.lastIndex = at;
  const part = kind.exec(source)![0];
  const end = at + part.length;
  if (kind === GROUP) {
    const looks = /[=!]$/.test(part);
    const inner = alternation(source, end, looks ? 0 : length, flags);
    return { first: looks ? EMPTY : inner.first, end: inner.end + 1 };
  }
  return { first: length === 0 || /^(?:[\^$]|\\[bB])$/.test(part) ? EMPTY : unitsOf(part, flags), end };
}

const units = new Map<string, ReadonlySet<string>>();

/** The units that one character of a pattern matches, asked of the engine. */
export function unitsOf(part: string, flags: string): ReadonlySet<string> {
  const key = `${flags}/${part}`;
  const before = units.get(key);
  if (before !== undefined) return before;
  const pattern = new RegExp(`^${part}$`, flags);
  const found = new Set<string>();
  for (let unit = 0; unit < OTHER.charCodeAt(0); unit++)
    if (pattern.test(String.fromCharCode(unit))) found.add(String.fromCharCode(unit));
  // Of "s" and "k" there are capitals beyond ASCII.
  const folds = flags.includes('i') && (found.has('s') || found.has('k'));
  if (folds || /[^\0-\x7f]|\\(?:[pPsSDWu]|x[89a-fA-F])|^\[\^|^\.$/.test(part)) found.add(OTHER);
  // Signs that are no letters of any language in use have two.
  if (flags.includes('u') && found.has(OTHER)) found.add(OTHER + OTHER);
  units.set(key, found);
  return found;
}
