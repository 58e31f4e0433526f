import type { Name, Text, Value } from './values.ts';

/** A bare word: an operator in a content stream, `obj` or `endobj` in a file. */
export interface Word {
  readonly word: string;
}
export type Token = Value | Word | { readonly open: '[' | '<<' } | { readonly close: ']' | '>>' };

const SPACE = new Uint8Array(256);
for (const byte of [0, 9, 10, 12, 13, 32]) SPACE[byte] = 1;
const DELIMITER = new Uint8Array(256);
for (const char of '()<>[]{}/%') DELIMITER[char.charCodeAt(0)] = 1;

const ESCAPES: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };

/** Tokens of ISO 32000-2, 7.2 to 7.3. Comments are not dropped in silence: they are collected. */
export class Lexer {
  readonly bytes: Uint8Array;
  at: number;
  readonly comments: Uint8Array[] = [];

  constructor(bytes: Uint8Array, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  skipSpace(): void {
    const { bytes } = this;
    for (;;) {
      while (this.at < bytes.length && SPACE[bytes[this.at]!] === 1) this.at += 1;
      if (bytes[this.at] !== 0x25) return;
      const start = this.at;
      while (this.at < bytes.length && bytes[this.at] !== 10 && bytes[this.at] !== 13) this.at += 1;
      this.comments.push(bytes.subarray(start, this.at));
    }
  }

  /** @returns undefined at the end. */
  next(): Token | undefined {
    this.skipSpace();
    const { bytes } = this;
    const byte = bytes[this.at];
    if (byte === undefined) return undefined;
    switch (byte) {
      case 0x2f:
        return this.#name();
      case 0x28:
        return this.#literal();
      case 0x5b:
        this.at += 1;
        return { open: '[' };
      case 0x5d:
        this.at += 1;
        return { close: ']' };
      case 0x3c:
        if (bytes[this.at + 1] !== 0x3c) return this.#hexadecimal();
        this.at += 2;
        return { open: '<<' };
      case 0x3e:
        this.at += bytes[this.at + 1] === 0x3e ? 2 : 1;
        return { close: '>>' };
      case 0x29:
      case 0x7b:
      case 0x7d:
        this.at += 1;
        return { word: String.fromCharCode(byte) };
      default:
        return this.#wordOrNumber();
    }
  }

  #run(): string {
    const start = this.at;
    const { bytes } = this;
    while (this.at < bytes.length && SPACE[bytes[this.at]!] === 0 && DELIMITER[bytes[this.at]!] === 0)
      this.at += 1;
    return latin1(bytes.subarray(start, this.at));
  }

  #wordOrNumber(): Token {
    const word = this.#run();
    if (/^[+-]?(?:\d+\.?\d*|\.\d+)$/.test(word)) return Number(word);
    if (word === 'true' || word === 'false') return word === 'true';
    return word === 'null' ? null : { word };
  }

  #name(): Name {
    this.at += 1;
    const written = this.#run();
    const name = written.includes('#')
      ? written.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, code: string) =>
          String.fromCharCode(Number.parseInt(code, 16)),
        )
      : written;
    return { name };
  }

  #literal(): Text {
    const { bytes } = this;
    const plain = plainEnd(bytes, this.at + 1);
    if (plain >= 0) {
      const text = bytes.subarray(this.at + 1, plain);
      this.at = plain + 1;
      return { bytes: text };
    }
    const text: number[] = [];
    let depth = 1;
    this.at += 1;
    while (this.at < bytes.length) {
      const byte = bytes[this.at]!;
      this.at += 1;
      if (byte === 0x5c) {
        this.#escape(text);
        continue;
      }
      if (byte === 0x28) depth += 1;
      else if (byte === 0x29) {
        depth -= 1;
        if (depth === 0) break;
      }
      text.push(byte);
    }
    return { bytes: Uint8Array.from(text) };
  }

  #escape(text: number[]): void {
    const { bytes } = this;
    const byte = bytes[this.at] ?? 0;
    this.at += 1;
    if (byte >= 0x30 && byte <= 0x37) {
      let code = byte - 0x30;
      for (let digits = 1; digits < 3; digits += 1) {
        const digit = (bytes[this.at] ?? 0) - 0x30;
        if (digit < 0 || digit > 7) break;
        code = code * 8 + digit;
        this.at += 1;
      }
      text.push(code & 0xff);
    } else if (byte === 13) {
      if (bytes[this.at] === 10) this.at += 1;
    } else if (byte !== 10) text.push(ESCAPES[String.fromCharCode(byte)] ?? byte);
  }

  #hexadecimal(): Text {
    const { bytes } = this;
    const start = this.at + 1;
    let end = start;
    while (end < bytes.length && bytes[end] !== 0x3e) end += 1;
    this.at = end + 1;
    const digits = latin1(bytes.subarray(start, end)).replaceAll(/[^0-9A-Fa-f]/g, '');
    return { bytes: Buffer.from(digits.length % 2 === 0 ? digits : `${digits}0`, 'hex') };
  }
}

/** Where a string ends that holds no escape and no bracket, as nearly all do; -1 for another one. */
function plainEnd(bytes: Uint8Array, start: number): number {
  for (let at = start; at < bytes.length; at += 1) {
    const byte = bytes[at]!;
    if (byte === 0x29) return at;
    if (byte === 0x5c || byte === 0x28) return -1;
  }
  return -1;
}

const latin1 = (bytes: Uint8Array): string =>
  Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');

export const isWord = (token: Token | undefined, word?: string): token is Word =>
  typeof token === 'object' &&
  token !== null &&
  'word' in token &&
  (word === undefined || token.word === word);
