import { isWord, Lexer, type Token } from '../raw/lexer.ts';

/** What a content stream says apart from numbers and operators. */
export interface ContentText {
  /** All strings, one after the other, as the text-showing operators would join them. */
  readonly strings: Uint8Array;
  /** Comments, names and the data of inline images: places where no text belongs. */
  readonly elsewhere: readonly Uint8Array[];
  /** The digits of the numbers of each operation, where they are many. */
  readonly numbers: readonly string[];
}

/** Digits of one operation, sign, point and leading zeros aside, below which no value is looked for in them. */
const FEW_DIGITS = 7;

export function contentText(stream: Uint8Array): ContentText {
  const lexer = new Lexer(stream);
  const strings: Uint8Array[] = [];
  const names = new Set<string>();
  const images: Uint8Array[] = [];
  const numbers = new Set<string>();
  let digits = '';
  for (;;) {
    lexer.skipSpace();
    const start = lexer.at;
    const token = lexer.next();
    if (token === undefined) break;
    if (typeof token === 'number') digits += digitsOf(stream.subarray(start, lexer.at));
    else if (hasKey(token, 'word')) {
      if (digits.length >= FEW_DIGITS) numbers.add(digits);
      digits = '';
    }
    if (isWord(token, 'ID')) images.push(inlineImage(lexer));
    else if (hasKey(token, 'bytes')) strings.push(token.bytes);
    else if (hasKey(token, 'name')) names.add(token.name);
    else if (hasKey(token, 'word') && token.word.length > 3) names.add(token.word);
  }
  const named = [...names].map((name) => Buffer.from(name, 'latin1'));
  return {
    strings: Buffer.concat(strings),
    elsewhere: [...lexer.comments, ...named, ...images],
    numbers: [...numbers],
  };
}

/** As they are written: with the zeros that a number begins with. */
function digitsOf(number: Uint8Array): string {
  let digits = '';
  for (const byte of number) if (byte >= 0x30 && byte <= 0x39) digits += String.fromCharCode(byte);
  return digits;
}

const hasKey = <Key extends string>(token: Token, key: Key): token is Extract<Token, Record<Key, unknown>> =>
  typeof token === 'object' && token !== null && key in token;

/** From ID to the EI that stands alone (ISO 32000-2, 8.9.7). */
export function inlineImage(lexer: Lexer): Uint8Array {
  const { bytes } = lexer;
  const start = lexer.at + 1;
  let at = start;
  while (at < bytes.length) {
    if (bytes[at] === 0x45 && bytes[at + 1] === 0x49 && isSpace(bytes[at - 1]) && isSpace(bytes[at + 2]))
      break;
    at += 1;
  }
  lexer.at = Math.min(bytes.length, at + 2);
  return bytes.subarray(start, at);
}

const isSpace = (byte: number | undefined): boolean => byte === undefined || byte <= 32;
