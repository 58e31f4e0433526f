import { isWord, Lexer, type Token } from '../raw/lexer.ts';

/** What a content stream says apart from numbers and operators. */
export interface ContentText {
  /** All strings, one after the other, as the text-showing operators would join them. */
  readonly strings: Uint8Array;
  /** Comments, names and the data of inline images: places where no text belongs. */
  readonly elsewhere: readonly Uint8Array[];
}

export function contentText(stream: Uint8Array): ContentText {
  const lexer = new Lexer(stream);
  const strings: Uint8Array[] = [];
  const names = new Set<string>();
  const images: Uint8Array[] = [];
  for (let token = lexer.next(); token !== undefined; token = lexer.next()) {
    if (isWord(token, 'ID')) images.push(inlineImage(lexer));
    else if (hasKey(token, 'bytes')) strings.push(token.bytes);
    else if (hasKey(token, 'name')) names.add(token.name);
    else if (hasKey(token, 'word') && token.word.length > 3) names.add(token.word);
  }
  const named = [...names].map((name) => Buffer.from(name, 'latin1'));
  return { strings: Buffer.concat(strings), elsewhere: [...lexer.comments, ...named, ...images] };
}

const hasKey = <Key extends string>(token: Token, key: Key): token is Extract<Token, Record<Key, unknown>> =>
  typeof token === 'object' && token !== null && key in token;

/** From ID to the EI that stands alone (ISO 32000-2, 8.9.7). */
function inlineImage(lexer: Lexer): Uint8Array {
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
