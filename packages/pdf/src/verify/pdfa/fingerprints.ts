import { createHash } from 'node:crypto';
import { type RawFile, resolve } from '../raw/file.ts';
import { isDict, isList, isName, isRef, isStream, isText, type Value } from '../raw/values.ts';

/** Nested deeper than any colour. */
const DEEPEST = 64;

/** What is the same for the same thing, whatever the numbers of its objects; each object is gone through once. */
export class Fingerprints {
  readonly #file: RawFile;
  readonly #known = new Map<object, string>();
  #depth = 0;

  constructor(file: RawFile) {
    this.#file = file;
  }

  of(value: Value | undefined): string {
    const own = isRef(value) ? resolve(this.#file, value) : value;
    if (typeof own !== 'object' || own === null) return String(own);
    const known = this.#known.get(own);
    if (known !== undefined) return known;
    // Like no other: what holds itself, or is too deep to tell, is taken for something else.
    this.#known.set(own, `#${this.#known.size}`);
    if (this.#depth < DEEPEST) {
      this.#depth += 1;
      this.#known.set(own, createHash('sha256').update(this.#spelled(own)).digest('hex'));
      this.#depth -= 1;
    }
    return this.#known.get(own) ?? '';
  }

  #spelled(value: Value): string {
    if (isStream(value)) {
      const data = createHash('sha256').update(value.data).digest('hex');
      return `stream ${this.of(value.dict)} ${data}`;
    }
    if (isDict(value)) {
      const entries = [...value].map(([key, item]) => `${key}:${this.of(item)}`);
      return `<${entries.sort().join(',')}>`;
    }
    if (isList(value)) return `[${value.map((item) => this.of(item)).join(',')}]`;
    if (isName(value)) return `/${value.name}`;
    return isText(value) ? `(${Buffer.from(value.bytes).toString('hex')})` : '';
  }
}
