import { listOf, type RawFile, resolve } from '../raw/file.ts';
import {
  type Dict,
  isDict,
  isList,
  isName,
  isRef,
  isStream,
  isText,
  type Stream,
  type Value,
} from '../raw/values.ts';
import { GRAMMAR, type Role, type Shape } from './grammar.ts';
import { VOCABULARY } from './vocabulary.ts';

/** Fewer digits than this are no value that is looked for in numbers. */
const FEW_DIGITS = 7;

/** Nobody's word: they are no trace of a value that is spelled alike. */
const CONDITIONS = new Set(['sRGB', 'Custom']);

export interface Visitor {
  /** A key that no copy holds. */
  readonly unknown: (role: Role, key: string) => void;
  /** A string or free name, wherever it stands. */
  readonly text: (bytes: Uint8Array) => void;
  /** The digits of a number, or of the numbers of a list. */
  readonly number?: (digits: string) => void;
  readonly stream: (role: Role, stream: Stream) => void;
  /** First visit of an indirect object. */
  readonly object?: (number: number) => void;
}

/** Follows what a reader would follow, from the trailer or from one page, by the grammar. */
export class Visit {
  readonly seen = new Set<number>();
  readonly #file: RawFile;
  readonly #visitor: Visitor;

  constructor(file: RawFile, visitor: Visitor) {
    this.#file = file;
    this.#visitor = visitor;
  }

  visit(value: Value | undefined, role: Role): void {
    if (isRef(value)) {
      if (this.seen.has(value.ref)) return;
      this.seen.add(value.ref);
      this.#visitor.object?.(value.ref);
      this.visit(this.#file.objects.get(value.ref), role);
    } else if (isStream(value)) {
      const exact = roleOf(role, value.dict);
      this.#visitor.stream(exact, value);
      this.#dictionary(value.dict, exact);
    } else if (isDict(value)) this.#dictionary(value, roleOf(role, value));
    else if (isList(value)) for (const item of value) this.visit(item, role);
    else this.#leaf(value);
  }

  #leaf(value: Value | undefined): void {
    if (isText(value)) this.#visitor.text(value.bytes);
    else if (isName(value)) this.#name(value.name);
    else if (typeof value === 'number') this.#number(String(value));
  }

  #number(text: string): void {
    const digits = text.replace(/\D/g, '');
    if (digits.length >= FEW_DIGITS) this.#visitor.number?.(digits);
  }

  #name(name: string): void {
    if (!VOCABULARY.has(name)) this.#visitor.text(Buffer.from(name, 'latin1'));
  }

  #dictionary(dict: Dict, role: Role): void {
    const rules = GRAMMAR[role];
    for (const [key, value] of dict) {
      const shape = Object.hasOwn(rules, key) ? rules[key] : undefined;
      if (shape === undefined) this.#visitor.unknown(role, key);
      else this.#shaped(value, shape, role, key);
    }
  }

  #shaped(value: Value, shape: Shape, role: Role, key: string): void {
    if (typeof shape !== 'string') this.#structured(value, shape, role, key);
    else if (shape === 'plain') this.#plain(value, role, key);
    else if (!this.#isString(value, shape)) this.#visitor.unknown(role, key);
  }

  #structured(value: Value, shape: Exclude<Shape, string>, role: Role, key: string): void {
    if ('role' in shape) this.visit(value, shape.role);
    else if ('list' in shape) this.visit(value, shape.list);
    else if ('each' in shape) for (const item of this.#items(value)) this.visit(item, shape.each);
    else this.#named(value, shape.named, role, key);
  }

  #items(value: Value): readonly Value[] {
    this.#reach(value);
    const target = resolve(this.#file, value);
    return isList(target) ? listOf(target) : [value];
  }

  #named(value: Value, role: Role, parent: Role, key: string): void {
    this.#reach(value);
    const entries = resolve(this.#file, value);
    if (!isDict(entries)) {
      if (entries !== null && entries !== undefined) this.#visitor.unknown(parent, key);
      return;
    }
    for (const [name, item] of entries) {
      this.#visitor.text(Buffer.from(name, 'latin1'));
      this.visit(item, role);
    }
  }

  /** A list or dictionary of names that is an object of its own is reached, though it has no role. */
  #reach(value: Value): void {
    if (!isRef(value)) return;
    const target = this.#file.objects.get(value.ref);
    if ((isList(target) || (isDict(target) && !target.has('Type'))) && !this.seen.has(value.ref)) {
      this.seen.add(value.ref);
      this.#visitor.object?.(value.ref);
    }
  }

  #plain(value: Value, role: Role, key: string): void {
    if (isRef(value)) {
      if (this.seen.has(value.ref)) return;
      this.seen.add(value.ref);
      this.#visitor.object?.(value.ref);
      this.#plain(this.#file.objects.get(value.ref) ?? null, role, key);
    } else if (isList(value)) {
      for (const item of value) if (typeof item !== 'number') this.#plain(item, role, key);
      this.#number(value.filter((item) => typeof item === 'number').join(''));
    } else if (isName(value)) this.#name(value.name);
    else if (typeof value === 'number') this.#number(String(value));
    else if (isDict(value)) for (const item of value.values()) this.#plain(item, role, key);
    else if (isText(value) || isStream(value)) this.#visitor.unknown(role, key);
  }

  #isString(value: Value, shape: 'language' | 'identifier' | 'bytes' | 'condition' | 'family'): boolean {
    if (shape === 'identifier')
      return isList(value) && value.every((item) => isText(item) && item.bytes.length <= 32);
    const target = resolve(this.#file, value);
    if (isRef(value)) this.seen.add(value.ref);
    if (!isText(target)) return false;
    if (shape === 'condition') return CONDITIONS.has(Buffer.from(target.bytes).toString('latin1'));
    const said = Buffer.from(target.bytes).toString('latin1');
    if (shape !== 'family' || !VOCABULARY.has(said.replaceAll(' ', ''))) this.#visitor.text(target.bytes);
    return shape !== 'language' || /^[A-Za-z0-9-]{0,35}$/.test(said);
  }
}

/** Some roles are only known from the object itself: a child of the page tree, a painted object, a colour's stream. */
function roleOf(role: Role, dict: Dict): Role {
  if (role === 'page' && nameOf(dict.get('Type')) === 'Pages') return 'pages';
  if (role === 'properties' && nameOf(dict.get('Type')) === 'OCG') return 'layer';
  if (role === 'xobject') return nameOf(dict.get('Subtype')) === 'Image' ? 'image' : 'form';
  return role;
}

const nameOf = (value: Value | undefined): string | undefined => (isName(value) ? value.name : undefined);
