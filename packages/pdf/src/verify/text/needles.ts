import { lazily } from '../../lazily.ts';
import { fold } from './fold.ts';
import { Automaton } from './automaton.ts';
import { foldBinary, foldBytes } from './fold-bytes.ts';

/** A value that was taken out, as it is looked for. */
interface Value {
  readonly folded: string;
}

/** Folded values shorter than this are too common by chance in streams of bytes; in text they are counted all the same. */
const SHORTEST_IN_BYTES = 5;
/** The same for data that is no text, of which there are megabytes. */
const SHORTEST_IN_BINARY = 6;

/** Shorter values are words of every language, and names of every kind. */
const SHORTEST_WORD = 3;
/** Shorter runs of digits are met by chance in coordinates. */
const SHORTEST_NUMBER = 7;

export interface Needles {
  readonly values: readonly Value[];
  /** How often each value (by its place in `values`) occurs in text as `foldText` gives it; values that don't occur are absent. */
  readonly inText: (folded: Uint8Array) => Map<number, number>;
  /** The same for bytes of any encoding: Latin-1, UTF-8, UTF-16 either way, hexadecimal. Very short values are not looked for. */
  readonly inBytes: (bytes: Uint8Array) => Map<number, number>;
  /** Values too short for that, where they stand between characters that are no letters or digits. */
  readonly inWords: (bytes: Uint8Array) => Map<number, number>;
  /** Values of nothing but digits, in numbers: the digits of one operation or list, one after the other. */
  readonly inNumbers: (digits: string) => Map<number, number>;
  /** The same for pixels and font programs, where letters stand side by side by chance: only unbroken spellings count. */
  readonly inBinary: (bytes: Uint8Array) => Map<number, number>;
}

export function needlesOf(texts: readonly string[]): Needles {
  const values = [...new Set(texts.map(fold))]
    .filter((folded) => folded !== '')
    .map((folded) => ({ folded }));
  const spelled = new Map(texts.map((text) => [fold(text), text]));
  const short = new Map(
    values.flatMap(({ folded }, id) =>
      folded.length >= SHORTEST_WORD && folded.length < SHORTEST_IN_BYTES ? [[folded, id] as const] : [],
    ),
  );
  const numbers = values.flatMap(({ folded }, id) =>
    folded.length >= SHORTEST_NUMBER && /^\d+$/.test(folded) ? [{ bytes: utf8(folded), id }] : [],
  );
  const inText = values.map(({ folded }, id) => ({ bytes: utf8(folded), id }));
  const forms = lazily(() => values.map(({ folded }) => encodings(spelled.get(folded) ?? folded)));
  const text = new Automaton(inText);
  const digitsOf = lazily(() => new Automaton(numbers));
  const bytes = lazily(() => new Automaton(distinct(forms(), foldBytes, SHORTEST_IN_BYTES)));
  const binary = lazily(() => new Automaton(distinct(forms(), foldBinary, SHORTEST_IN_BINARY)));
  return {
    values,
    inText: (folded) => (values.length === 0 ? new Map() : text.count(folded)),
    inWords: (stream) => (short.size === 0 ? new Map() : wordsIn(stream, short)),
    inNumbers: (digits) => (numbers.length === 0 ? new Map() : digitsOf().count(utf8(digits))),
    inBytes: (stream) => (values.length === 0 ? new Map() : bytes().count(foldBytes(stream))),
    inBinary: (data) => (values.length === 0 ? new Map() : binary().count(foldBinary(data))),
  };
}

function wordsIn(bytes: Uint8Array, short: ReadonlyMap<string, number>): Map<number, number> {
  const found = new Map<number, number>();
  const text = Buffer.from(bytes.filter((byte) => byte !== 0)).toString('latin1');
  for (const [word] of text.matchAll(/[A-Za-z0-9\u00c0-\u00ff]+/g)) {
    const id = short.get(fold(word));
    if (id !== undefined) found.set(id, (found.get(id) ?? 0) + 1);
  }
  return found;
}

const utf8 = (text: string): Uint8Array => Buffer.from(text, 'utf8');

/** The ways in which bytes may spell a value. Case and UTF-16 of Latin letters fall together when folded. */
function encodings(text: string): Uint8Array[] {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  // Without its punctuation too: data that is no text is not folded, and what is noted beside a picture is often bare.
  const cases = new Set([text, text.toLowerCase(), text.toUpperCase(), plain, fold(text)]);
  return [...cases].flatMap(encodingsOf);
}

function encodingsOf(text: string): Uint8Array[] {
  const utf16 = Buffer.from(text, 'utf16le');
  const encoded = [Buffer.from(text, 'latin1'), utf16, Buffer.from(utf16).swap16()];
  if (NOT_ASCII.test(text)) encoded.push(Buffer.from(text, 'utf8'));
  const hexadecimal = encoded.map((value) => Buffer.from(value.toString('hex'), 'latin1'));
  // UTF-16 of Latin letters is what Latin-1 is when NULs fall out.
  const plain = NOT_LATIN.test(text) ? encoded : encoded.toSpliced(1, 2);
  return [...plain, ...hexadecimal];
}

// eslint-disable-next-line no-control-regex -- the whole of ASCII is meant
const NOT_ASCII = /[^\u0000-\u007f]/;
// eslint-disable-next-line no-control-regex -- the whole of Latin-1 is meant
const NOT_LATIN = /[^\u0000-\u00ff]/;

/** Folding may leave hardly anything of a script other than Latin: such a pattern would be found everywhere. */
const lettersOf = (folded: Uint8Array): number => folded.reduce((sum, byte) => sum + (byte >= 48 ? 1 : 0), 0);

/** Patterns as the same folding would leave them in a stream; those that chance would spell are left out. */
function distinct(
  values: readonly (readonly Uint8Array[])[],
  folding: (bytes: Uint8Array) => Uint8Array,
  shortest: number,
): { readonly bytes: Uint8Array; readonly id: number }[] {
  return values.flatMap((encoded, id) => {
    const forms = encoded.map(folding).filter((form) => lettersOf(form) >= shortest);
    const unique = new Map(forms.map((form) => [Buffer.from(form).toString('latin1'), form]));
    return [...unique.values()].map((bytes) => ({ bytes, id }));
  });
}
