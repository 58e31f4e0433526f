import { hexDigit, isRegular, isWhite, readHex, readLiteral, readNumber } from './lexical.ts';
import { inlineImageEnd, type InlineImage } from './inline-image.ts';
import { isName, type DictOperand, type NameOperand, type Operand, type StringOperand } from './operand.ts';

export interface Operation {
  readonly operator: string;
  readonly operands: readonly Operand[];
  /** Byte range of operands and operator, white space before it not included. */
  readonly start: number;
  readonly end: number;
  /** True where a comment stands inside the range: the bytes can't be kept as they are. */
  readonly commented: boolean;
  /** True where a comment stands between this operation and the one before. */
  readonly afterComment: boolean;
  /** Of `BI` only, whose range runs to the end of `EI`. */
  readonly image?: InlineImage;
}

const MAX_DEPTH = 64;
const MAX_OPERANDS = 8192;
const END_OF_ARRAY = Symbol('array end');
const END_OF_DICT = Symbol('dict end');
type Token = Operand | typeof END_OF_ARRAY | typeof END_OF_DICT | { readonly operator: string } | undefined;

/** Reads a content stream operation by operation; broken syntax is skipped as readers skip it, never thrown. */
export class Tokenizer {
  readonly #bytes: Uint8Array;
  #at = 0;
  #tokenStart = 0;
  #sawComment = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
  }

  next(): Operation | undefined {
    const operands: Operand[] = [];
    let start = -1;
    this.#sawComment = false;
    this.#skipWhite();
    const afterComment = this.#sawComment;
    this.#sawComment = false;
    for (;;) {
      const token = this.#token(0);
      if (token === undefined) return undefined;
      if (start < 0) start = this.#tokenStart;
      if (token === END_OF_ARRAY || token === END_OF_DICT) continue;
      if (typeof token === 'object' && token !== null && 'operator' in token) {
        const image = token.operator === 'BI' ? this.#inlineImage() : undefined;
        return {
          operator: token.operator,
          operands,
          start,
          end: this.#at,
          commented: this.#sawComment,
          afterComment,
          ...(image === undefined ? {} : { image }),
        };
      }
      if (operands.length < MAX_OPERANDS) operands.push(token);
    }
  }

  #skipWhite(): void {
    const bytes = this.#bytes;
    for (;;) {
      while (isWhite(bytes[this.#at])) this.#at += 1;
      if (bytes[this.#at] !== 0x25) return;
      this.#sawComment = true;
      while (this.#at < bytes.length && bytes[this.#at] !== 0x0a && bytes[this.#at] !== 0x0d) this.#at += 1;
    }
  }

  #token(depth: number): Token {
    this.#skipWhite();
    const bytes = this.#bytes;
    const start = this.#at;
    this.#tokenStart = depth === 0 ? start : this.#tokenStart;
    const byte = bytes[start];
    switch (byte) {
      case undefined:
        return undefined;
      case 0x28:
        return this.#string(readLiteral(bytes, start));
      case 0x2f:
        return this.#name();
      case 0x5b:
        this.#at += 1;
        return this.#array(depth + 1);
      case 0x5d:
        this.#at += 1;
        return END_OF_ARRAY;
      case 0x3c:
        if (bytes[start + 1] !== 0x3c) return this.#string(readHex(bytes, start));
        this.#at += 2;
        return this.#dict(depth + 1);
      case 0x3e:
        this.#at += bytes[start + 1] === 0x3e ? 2 : 1;
        return END_OF_DICT;
      default:
        return this.#word();
    }
  }

  #string(read: { end: number; value: Uint8Array }): StringOperand {
    this.#at = Math.min(read.end, this.#bytes.length);
    return { bytes: read.value };
  }

  #name(): NameOperand {
    const bytes = this.#bytes;
    this.#at += 1;
    let name = '';
    while (isRegular(bytes[this.#at])) {
      let byte = bytes[this.#at]!;
      if (byte === 0x23) {
        const high = hexDigit(bytes[this.#at + 1] ?? 0);
        const low = hexDigit(bytes[this.#at + 2] ?? 0);
        if (high >= 0 && low >= 0) {
          byte = high * 16 + low;
          this.#at += 2;
        }
      }
      name += String.fromCharCode(byte);
      this.#at += 1;
    }
    return { name };
  }

  #array(depth: number): readonly Operand[] {
    const items: Operand[] = [];
    if (depth > MAX_DEPTH) return items;
    for (;;) {
      const token = this.#token(depth);
      if (token === undefined || token === END_OF_ARRAY) return items;
      // Operators inside an array are ignored by readers.
      if (token === END_OF_DICT || (typeof token === 'object' && token !== null && 'operator' in token))
        continue;
      items.push(token);
    }
  }

  #dict(depth: number): DictOperand {
    const entries = new Map<string, Operand>();
    if (depth > MAX_DEPTH) return { entries };
    let key: string | undefined;
    for (;;) {
      const token = this.#token(depth);
      if (token === undefined || token === END_OF_DICT) return { entries };
      if (token === END_OF_ARRAY || (typeof token === 'object' && token !== null && 'operator' in token))
        continue;
      if (key !== undefined) {
        entries.set(key, token);
        key = undefined;
      } else if (isName(token)) key = token.name;
    }
  }

  #word(): Token {
    const bytes = this.#bytes;
    const start = this.#at;
    while (isRegular(bytes[this.#at])) this.#at += 1;
    if (this.#at === start) {
      // A stray `)`, `{` or `}`.
      this.#at += 1;
      return { operator: '' };
    }
    const first = bytes[start]!;
    if (first <= 0x39 && (first >= 0x30 || first === 0x2d || first === 0x2b || first === 0x2e)) {
      const number = readNumber(bytes, start, this.#at);
      if (!Number.isNaN(number)) return number;
    }
    const word = String.fromCharCode(...bytes.subarray(start, Math.min(this.#at, start + 16)));
    if (word === 'true') return true;
    if (word === 'false') return false;
    return word === 'null' ? null : { operator: word };
  }

  /** After `BI`: key/value pairs, `ID`, one white space, the data, `EI` (8.9.7). */
  #inlineImage(): InlineImage {
    const entries = new Map<string, Operand>();
    let key: string | undefined;
    for (;;) {
      const token = this.#token(1);
      if (token === undefined) return { entries, dataStart: this.#at, dataEnd: this.#at };
      if (token === END_OF_ARRAY || token === END_OF_DICT) continue;
      if (typeof token === 'object' && token !== null && 'operator' in token) break;
      if (key !== undefined) {
        entries.set(key, token);
        key = undefined;
      } else if (isName(token)) key = token.name;
    }
    const dataStart = this.#at + 1;
    const { dataEnd, end } = inlineImageEnd(this.#bytes, dataStart, entries);
    this.#at = end;
    return { entries, dataStart, dataEnd };
  }
}
