/**
 * Letters that a program has written for another: UTF-8 read as Windows-1252 ("JoÃ£o"), the entities of web pages
 * ("Jo&atilde;o"), the escapes of JSON ("Jo\u00e3o"), of mails ("Jo=C3=A3o") and of PDFs made of TeX ("Jo˜ao"); and
 * those that were lost on the way ("Jo\ufffdo").
 */

/** The unit that is meant, and how many of the text stand for it. */
export interface Misread {
  readonly unit: number;
  readonly length: number;
}

/** What Windows-1252 has where ISO 8859-1 has nothing, from 0x80 on; five places are empty there, too. */
const WINDOWS = '€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8d}Ž\u{8f}\u{90}‘’“”•–—˜™š›œ\u{9d}žŸ';
/** Marks that also close or follow a word: "“AMANHÔ ends with its own letter. */
const CLOSES = /[‘’“”•–—…‚„‹›«»®]/u;
const LETTER = /\p{L}/u;
/** The marks of U+2018 to U+201D and the dashes behind "â€". */
const PUNCTUATION: ReadonlyMap<string, string> = new Map([
  ['™', "'"],
  ['˜', "'"],
  ['œ', '"'],
  ['\u{9d}', '"'],
  ['“', '-'],
  ['”', '-'],
]);
const COMBINING: Readonly<Record<string, string>> = {
  acute: '\u{301}',
  grave: '\u{300}',
  circ: '\u{302}',
  tilde: '\u{303}',
  uml: '\u{308}',
  cedil: '\u{327}',
  ring: '\u{30a}',
};
const MARKS: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  rsquo: "'",
  lsquo: "'",
  ordf: 'ª',
  ordm: 'º',
};
const ENTITY =
  /&(?:([a-z])(acute|grave|circ|tilde|uml|cedil|ring)|(nbsp|amp|quot|apos|[rl]squo|ord[fm])|#(\d{2,4})|#x([\da-f]{2,4}));/iy;
const ESCAPE = /\\{1,2}u(00[a-f][\da-f])/iy;
const QUOTED = /=(C[23])=([89AB][\dA-F])/y;
/** The same of ISO 8859-1, in the middle of a word: "Brand=E3o"; what a parameter of an address is set to is followed by no small letter. */
const QUOTED_LATIN = /(?<=\p{L}|=[C-F][\dA-F])=([C-F][\dA-F])(?=\p{Ll}|_|=[C-F][\dA-F]\p{Ll})/uy;
/** Twice read as Windows-1252. */
const TWICE = 'ÃƒÂ';
/** The accent alone before its letter. */
const TEX: ReadonlyMap<string, readonly [letters: string, combining: string]> = new Map([
  // Before a capital it is an apostrophe: "D´Avila".
  ['´', ['aeiouı', '\u{301}']],
  ['ˆ', ['aeiouAEO', '\u{302}']],
  ['˜', ['aonAON', '\u{303}']],
  ['¸', ['cC', '\u{327}']],
]);

const LOST = '\u{fffd}';
const BEGINS = new Uint8Array(0x1_0000);
for (const sign of ['Ã', 'Â', 'â', '&', '\\', '=', LOST, ...TEX.keys()]) BEGINS[sign.charCodeAt(0)] = 1;

/** Whether a unit can begin what is misread. */
export const mayBeMisread = (unit: number): boolean => BEGINS[unit] === 1;

/** What stands at an index for another letter, as `mayBeMisread` lets suppose. */
export function misreadAt(text: string, index: number): Misread | undefined {
  const sign = text.charAt(index);
  if (sign === 'Ã' || sign === 'Â') return windows(text, index);
  if (sign === 'â') return punctuation(text, index);
  if (sign === '&') return matched(ENTITY, text, index, entity);
  if (sign === '\\') return matched(ESCAPE, text, index, ([, hex]) => Number.parseInt(hex!, 16));
  if (sign === '=')
    return (
      matched(QUOTED, text, index, ([, lead, byte]) => ofBytes(lead!, Number.parseInt(byte!, 16))) ??
      matched(QUOTED_LATIN, text, index, ([, byte]) => Number.parseInt(byte!, 16))
    );
  return sign === LOST ? lost(text, index) : tex(text, index);
}

const ofBytes = (lead: string, byte: number): number => (lead === 'C3' ? byte + 0x40 : byte);

function windows(text: string, index: number): Misread | undefined {
  if (text.startsWith(TWICE, index)) {
    const once = windows(`Ã${text.slice(index + TWICE.length, index + TWICE.length + 2)}`, 0);
    if (once !== undefined) return { unit: once.unit, length: TWICE.length + 1 };
  }
  const second = text.charAt(index + 1);
  const place = WINDOWS.indexOf(second);
  const unit = second.charCodeAt(0);
  const byte = second !== '' && place >= 0 ? 0x80 + place : unit >= 0x80 && unit <= 0xbf ? unit : undefined;
  if (byte === undefined) return undefined;
  if (CLOSES.test(second) && !LETTER.test(text.charAt(index + 2))) return undefined;
  if (text.charAt(index) === 'Ã') return { unit: byte + 0x40, length: 2 };
  return byte >= 0xa0 ? { unit: byte, length: 2 } : undefined;
}

function punctuation(text: string, index: number): Misread | undefined {
  const mark = text.charAt(index + 1) === '€' ? PUNCTUATION.get(text.charAt(index + 2)) : undefined;
  return mark === undefined ? undefined : { unit: mark.charCodeAt(0), length: 3 };
}

function entity([, letter, accent, mark, decimal, hex]: RegExpExecArray): number {
  if (letter !== undefined) return composed(letter, COMBINING[accent!.toLowerCase()]!);
  if (mark !== undefined) return MARKS[mark.toLowerCase()]!.charCodeAt(0);
  return decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
}

function tex(text: string, index: number): Misread | undefined {
  const [letters, combining] = TEX.get(text.charAt(index))!;
  const letter = text.charAt(index + 1);
  if (letter === '' || !letters.includes(letter)) return undefined;
  return { unit: composed(letter, combining), length: 2 };
}

/** A letter is nearer than none: "GON?ALVES" and "CONCEI??O" have lost a cedilla, "JO?O" a tilde, "ANT?NIO" neither. */
function lost(text: string, index: number): Misread | undefined {
  const before = text.charAt(index - 1);
  const isFirst = text.charAt(index + 1) === LOST;
  const next = text.charAt(index + (isFirst ? 2 : 1));
  const isInWord = LETTER.test(before) || (before === LOST && LETTER.test(next));
  // A mark of a list, and a quote: "?Item".
  if (!isInWord && !/^(?:\p{Ll}|\p{Lu}{2})/u.test(text.slice(index + 1, index + 3))) return undefined;
  const hasCedilla = isFirst || /^(?:\p{L}[au]|[ei]o)$/iu.test(before + next);
  const letter = hasCedilla ? 'ç' : /[oe]/iu.test(next) ? 'ã' : 'é';
  const isCapital = /\p{Lu}/u.test(LETTER.test(next) ? next : before);
  return { unit: (isCapital ? letter.toUpperCase() : letter).charCodeAt(0), length: 1 };
}

/** One unit, or the letter without an accent that it never has. */
const composed = (letter: string, combining: string): number =>
  (letter.replace('ı', 'i') + combining).normalize('NFC').charCodeAt(0);

function matched(
  pattern: RegExp,
  text: string,
  index: number,
  read: (match: RegExpExecArray) => number,
): Misread | undefined {
  pattern.lastIndex = index;
  const match = pattern.exec(text);
  return match === null ? undefined : { unit: read(match), length: match[0].length };
}
