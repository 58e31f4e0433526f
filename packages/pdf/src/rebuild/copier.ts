import {
  PDFArray,
  PDFBool,
  PDFDict,
  PDFName,
  PDFNumber,
  type PDFObject,
  PDFRawStream,
  type PDFRef,
  PDFStream,
  type PDFContext,
} from '@cantoo/pdf-lib';
import { resolve } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { InflateBudget } from '../content/streams.ts';

/** How one kind of value is copied; undefined leaves it out. */
export type Copy = (value: PDFObject) => PDFObject | undefined;
/** The keys of a dictionary that reach a copy. Whatever is not named here does not. */
export type Shape = Readonly<Record<string, Copy>>;

const MAX_DEPTH = 48;

/** Copies objects from the source to the target, key by key; what was copied once is shared. */
export class Copier {
  readonly source: PDFContext;
  readonly target: PDFContext;
  readonly budget: InflateBudget;
  /** Names of spot colours in the source, with those that stand for them. */
  readonly spots = new Map<string, string>();
  readonly #done = new Map<PDFObject, PDFRef>();
  #depth = 0;

  constructor(source: PDFContext, target: PDFContext, budget: InflateBudget) {
    this.source = source;
    this.target = target;
    this.budget = budget;
  }

  resolve(value: PDFObject | undefined): PDFObject | undefined {
    return resolve(this.source, value);
  }

  /** A copy under its own number, made once for each source object. */
  shared(source: PDFObject, make: () => PDFObject | undefined): PDFRef | undefined {
    const known = this.#done.get(source);
    if (known !== undefined) return known;
    const ref = this.target.nextRef();
    this.#done.set(source, ref);
    let copy: PDFObject | undefined;
    try {
      copy = this.deeper(make);
    } finally {
      // What can't be copied for one page can't be for the next: it must not be taken for a copy that is there.
      if (copy === undefined) this.#done.delete(source);
    }
    if (copy === undefined) return undefined;
    this.target.assign(ref, copy);
    return ref;
  }

  hasCopied(source: PDFObject): boolean {
    return this.#done.has(source);
  }

  deeper<T>(make: () => T): T {
    if (this.#depth >= MAX_DEPTH) throw new PictureNeeded('nesting-too-deep');
    this.#depth += 1;
    try {
      return make();
    } finally {
      this.#depth -= 1;
    }
  }

  /** Copies into `into` the keys of `from` that `shape` knows, in the order of `shape`: the order of the source tells nothing. */
  keys(from: PDFDict, shape: Shape, into: PDFDict = this.dict()): PDFDict {
    for (const [key, copy] of Object.entries(shape)) {
      const value = this.resolve(from.get(PDFName.of(key)));
      const copied = value === undefined ? undefined : this.deeper(() => copy(value));
      if (copied !== undefined) into.set(PDFName.of(key), copied);
    }
    return into;
  }

  dict(): PDFDict {
    return PDFDict.withContext(this.target);
  }

  array(items: readonly PDFObject[]): PDFArray {
    const array = PDFArray.withContext(this.target);
    for (const item of items) array.push(item);
    return array;
  }

  stream(bytes: Uint8Array, dict: PDFDict = this.dict()): PDFRawStream {
    return PDFRawStream.of(dict, bytes);
  }

  readonly number: Copy = (value) => (value instanceof PDFNumber ? value : undefined);
  readonly bool: Copy = (value) => (value instanceof PDFBool ? value : undefined);
  readonly name: Copy = (value) => (value instanceof PDFName ? value : undefined);

  /** One of the names given; any other name could say something. */
  oneOf(...names: readonly string[]): Copy {
    return (value) => (value instanceof PDFName && names.includes(value.decodeText()) ? value : undefined);
  }

  /** Lists of numbers, booleans and such lists. */
  readonly numbers: Copy = (value) => {
    if (!(value instanceof PDFArray)) return undefined;
    const items: PDFObject[] = [];
    for (const raw of value.asArray()) {
      const item = this.resolve(raw);
      const copied =
        item instanceof PDFArray
          ? this.deeper(() => this.numbers(item))
          : item instanceof PDFNumber || item instanceof PDFBool
            ? item
            : undefined;
      if (copied === undefined) return undefined;
      items.push(copied);
    }
    return this.array(items);
  };

  list(copy: Copy): Copy {
    return (value) => {
      if (!(value instanceof PDFArray)) return undefined;
      const items: PDFObject[] = [];
      for (const raw of value.asArray()) {
        const item = this.resolve(raw);
        const copied = item === undefined ? undefined : this.deeper(() => copy(item));
        if (copied === undefined) return undefined;
        items.push(copied);
      }
      return this.array(items);
    };
  }

  either(...copies: readonly Copy[]): Copy {
    return (value) => {
      for (const copy of copies) {
        const copied = copy(value);
        if (copied !== undefined) return copied;
      }
      return undefined;
    };
  }
}

export const isStream = (value: PDFObject | undefined): value is PDFRawStream =>
  value instanceof PDFStream && value instanceof PDFRawStream;
