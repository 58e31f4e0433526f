import { isWord, Lexer } from './lexer.ts';
import { parseValue } from './parse.ts';
import { decodeStream } from './filters.ts';
import { type Dict, isDict, isList, isName, isRef, isStream, type Stream, type Value } from './values.ts';

/** What stands in a file that a freshly written copy would not hold. */
export type FileProblem =
  | 'bytes-between-objects'
  | 'bytes-after-end'
  | 'comment'
  | 'several-revisions'
  | 'object-twice'
  | 'unreadable-object'
  | 'no-trailer'
  | 'encrypted';

/** A whole file, read front to back: every object that stands in it, whether or not anything points at it. */
export interface RawFile {
  readonly objects: ReadonlyMap<number, Value>;
  readonly trailer: Dict;
  readonly problems: ReadonlySet<FileProblem>;
}

const EMPTY: Dict = new Map();

export function readRawFile(bytes: Uint8Array): RawFile {
  const scan = new Scan(bytes);
  scan.run();
  return scan;
}

class Scan implements RawFile {
  readonly objects = new Map<number, Value>();
  readonly problems = new Set<FileProblem>();
  trailer: Dict = EMPTY;
  readonly #lexer: Lexer;
  readonly #bytes: Uint8Array;
  #ends = 0;
  /** Nothing followed the last end mark. */
  #isEnd = false;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    this.#lexer = new Lexer(bytes);
  }

  run(): void {
    this.#header();
    while (this.#lexer.at < this.#bytes.length) {
      const before = this.#lexer.at;
      try {
        if (!this.#item()) break;
      } catch {
        this.problems.add('unreadable-object');
        this.#lexer.at = this.#afterNext('endobj', before + 1);
      }
    }
    if (this.trailer === EMPTY) this.problems.add('no-trailer');
    else if (!this.#isEnd) this.problems.add('bytes-after-end');
    if (this.trailer.has('Encrypt')) this.problems.add('encrypted');
    if (this.#ends > (this.#isLinearized() ? 2 : 1)) this.problems.add('several-revisions');
    this.#comments();
    this.#unpack();
  }

  /** Such a file has two cross-reference sections from the start (ISO 32000-2, annex F). */
  #isLinearized(): boolean {
    const [first] = this.objects.values();
    return isDict(first) && first.has('Linearized');
  }

  /** `%PDF-1.7` and the line of four high bytes that follows by custom. */
  #header(): void {
    const header = /^%PDF-\d\.\d[\r\n]+(?:%[\x80-\xff]{1,8}[\r\n]+)?/.exec(this.#text(0, 40));
    this.#lexer.at = header?.[0].length ?? 0;
  }

  #item(): boolean {
    const token = this.#lexer.next();
    if (token === undefined) return false;
    if (typeof token === 'number') {
      const generation = this.#lexer.next();
      const word = this.#lexer.next();
      if (typeof generation === 'number' && isWord(word, 'obj')) this.#object(token);
      else this.#stray();
    } else if (isWord(token, 'xref')) this.#table();
    else if (isWord(token, 'trailer')) this.#setTrailer(parseValue(this.#lexer));
    else if (isWord(token, 'startxref')) this.#end();
    else this.#stray();
    return true;
  }

  #stray(): void {
    this.problems.add('bytes-between-objects');
  }

  #object(number: number): void {
    const value = parseValue(this.#lexer);
    const after = this.#lexer.next();
    if (isWord(after, 'stream') && isDict(value)) {
      const stream = this.#stream(value);
      this.#store(number, stream);
      if (!isWord(this.#lexer.next(), 'endobj')) throw new SyntaxError('endobj was expected');
    } else if (isWord(after, 'endobj')) this.#store(number, value);
    else throw new SyntaxError('endobj was expected');
  }

  #store(number: number, value: Value): void {
    if (this.objects.has(number)) this.problems.add('object-twice');
    this.objects.set(number, value);
    if (isStream(value) && isNamed(value.dict.get('Type'), 'XRef')) this.#setTrailer(value.dict);
  }

  #setTrailer(value: Value): void {
    if (!isDict(value)) throw new SyntaxError('the trailer is not a dictionary');
    // The last trailer of a file written front to back; the first of one made for fast viewing.
    if (this.trailer === EMPTY || !this.#isLinearized()) this.trailer = value;
  }

  #stream(dict: Dict): Stream {
    const bytes = this.#bytes;
    let start = this.#lexer.at;
    if (bytes[start] === 13) start += 1;
    if (bytes[start] === 10) start += 1;
    const length = dict.get('Length');
    // An indirect length may stand further on; then the end is looked for, as every reader's repair does.
    const end = typeof length === 'number' ? start + length : this.#before('endstream', start);
    this.#lexer.at = end;
    if (!isWord(this.#lexer.next(), 'endstream')) throw new SyntaxError('endstream was expected');
    return { dict, data: bytes.subarray(start, end) };
  }

  #table(): void {
    for (;;) {
      const back = this.#lexer.at;
      const token = this.#lexer.next();
      if (typeof token === 'number' || isWord(token, 'n') || isWord(token, 'f')) continue;
      this.#lexer.at = back;
      return;
    }
  }

  #end(): void {
    this.#lexer.next();
    this.#ends += 1;
    const mark = /^\s*%%EOF/.exec(this.#text(this.#lexer.at, this.#lexer.at + 20));
    this.#lexer.at += mark?.[0].length ?? 0;
    const rest = this.#bytes.subarray(this.#lexer.at);
    this.#isEnd = !rest.some((byte) => byte !== 10 && byte !== 13);
  }

  #comments(): void {
    if (this.#lexer.comments.length > 0) this.problems.add('comment');
  }

  /** Object streams (ISO 32000-2, 7.5.7). */
  #unpack(): void {
    for (const [number, value] of Array.from(this.objects)) {
      if (!isStream(value) || !isNamed(value.dict.get('Type'), 'ObjStm')) continue;
      try {
        this.#unpackOne(value);
        this.objects.delete(number);
      } catch {
        this.problems.add('unreadable-object');
      }
    }
    for (const [number, value] of this.objects) {
      if (isStream(value) && isNamed(value.dict.get('Type'), 'XRef')) this.objects.delete(number);
    }
  }

  #unpackOne(stream: Stream): void {
    const data = decodeStream(stream, (ref) => this.objects.get(ref));
    if (data === undefined) throw new SyntaxError('an object stream can not be decoded');
    const first = stream.dict.get('First');
    const count = stream.dict.get('N');
    if (typeof first !== 'number' || typeof count !== 'number')
      throw new SyntaxError('an object stream is bare');
    const index = new Lexer(data);
    for (let item = 0; item < count; item += 1) {
      const number = index.next();
      const offset = index.next();
      if (typeof number !== 'number' || typeof offset !== 'number') throw new SyntaxError('a bad index');
      const lexer = new Lexer(data, first + offset);
      this.#store(number, parseValue(lexer));
      if (lexer.comments.length > 0) this.problems.add('comment');
    }
  }

  #before(word: string, from: number): number {
    const at = this.#find(word, from);
    if (at < 0) throw new SyntaxError(`${word} was expected`);
    // One end of line belongs to the keyword, not to the data.
    if (this.#bytes[at - 1] === 10) return this.#bytes[at - 2] === 13 ? at - 2 : at - 1;
    return this.#bytes[at - 1] === 13 ? at - 1 : at;
  }

  #afterNext(word: string, from: number): number {
    const at = this.#find(word, from);
    return at < 0 ? this.#bytes.length : at + word.length;
  }

  #find(word: string, from: number): number {
    const { buffer, byteOffset, byteLength } = this.#bytes;
    return Buffer.from(buffer, byteOffset, byteLength).indexOf(word, from, 'latin1');
  }

  #text(from: number, to: number): string {
    return Buffer.from(this.#bytes.subarray(from, to)).toString('latin1');
  }
}

const isNamed = (value: Value | undefined, name: string): boolean => isName(value) && value.name === name;

/** Follows a reference, chains included. */
export function resolve(file: RawFile, value: Value | undefined): Value | undefined {
  let current = value;
  for (let hops = 0; isRef(current) && hops < 16; hops += 1) current = file.objects.get(current.ref);
  return isRef(current) ? undefined : current;
}

export const listOf = (value: Value | undefined): readonly Value[] =>
  isList(value) ? value : value === undefined || value === null ? [] : [value];
