import { type RawFile, resolve } from '../raw/file.ts';
import { type Dict, isDict, isList, isName, isStream, type Value } from '../raw/values.ts';
import type { PdfaProblem } from '../../types.ts';
import { Fingerprints } from './fingerprints.ts';
import { type Profile, readProfile } from './profile.ts';

const MOST_COLORANTS = 32;
const PROCESS = new Set(['None', 'Cyan', 'Magenta', 'Yellow', 'Black']);
const DEVICES: Readonly<Record<string, readonly [space: Profile['space'], standIn: string]>> = {
  DeviceRGB: ['RGB ', 'DefaultRGB'],
  RGB: ['RGB ', 'DefaultRGB'],
  DeviceCMYK: ['CMYK', 'DefaultCMYK'],
  CMYK: ['CMYK', 'DefaultCMYK'],
};
const GREY = new Set(['DeviceGray', 'G', 'Pattern']);

/** 6.2.4: every colour means something, and the same everywhere. */
export class Colours {
  readonly #file: RawFile;
  readonly #intent: Profile | undefined;
  readonly #say: (problem: PdfaProblem) => void;
  readonly #fingerprints: Fingerprints;
  readonly #spots = new Map<string, string>();
  readonly #seen = new Map<Value, ReadonlySet<Dict | undefined>>();
  usesIccCmyk = false;

  constructor(file: RawFile, intent: Profile | undefined, say: (problem: PdfaProblem) => void) {
    this.#file = file;
    this.#fingerprints = new Fingerprints(file);
    this.#intent = intent;
    this.#say = say;
  }

  /** @param spaces the ColorSpace resources of the stream that paints: they may say what device colours mean */
  check(space: Value | undefined, spaces: Dict | undefined, depth = 0): void {
    const value = resolve(this.#file, space);
    if (depth > 8) this.#say('colours');
    else if (isName(value)) this.#device(value.name, spaces, depth);
    else if (isList(value)) {
      const known = this.#seen.get(value);
      if (known?.has(spaces) === true) return;
      this.#seen.set(value, new Set([...(known ?? []), spaces]));
      this.#family(value, spaces, depth);
    } else this.#say('colours');
  }

  #device(name: string, spaces: Dict | undefined, depth: number): void {
    if (GREY.has(name)) {
      if (this.#intent === undefined) this.#say('colours');
      return;
    }
    const device = DEVICES[name];
    if (device === undefined) this.#say('colours');
    else if (spaces?.has(device[1]) === true) this.check(spaces.get(device[1]), undefined, depth + 1);
    else if (this.#intent?.space !== device[0]) this.#say('colours');
  }

  #family(list: readonly Value[], spaces: Dict | undefined, depth: number): void {
    const [head, first, alternate, tint, attributes] = list.map((item) => resolve(this.#file, item));
    switch (isName(head) ? head.name : '') {
      case 'CalGray':
      case 'CalRGB':
      case 'Lab':
        return;
      case 'ICCBased': {
        const profile = isStream(first) ? readProfile(this.#file, first) : undefined;
        if (profile === undefined) this.#say('colours');
        if (profile?.space === 'CMYK') this.usesIccCmyk = true;
        return;
      }
      case 'Indexed':
      case 'I':
        this.check(first, spaces, depth + 1);
        return;
      case 'Pattern':
        if (first !== undefined) this.check(first, spaces, depth + 1);
        return;
      case 'Separation':
        this.check(alternate, spaces, depth + 1);
        if (isName(first)) this.#spot(first.name, [alternate, tint]);
        return;
      case 'DeviceN':
        this.check(alternate, spaces, depth + 1);
        this.#colorants(first, isDict(attributes) ? attributes : undefined, spaces, depth);
        return;
      default:
        if (list.length === 1) this.check(head, spaces, depth + 1);
        else this.#say('colours');
    }
  }

  /** 6.2.4.4: spot colours of one name are of one kind. */
  #spot(name: string, meaning: readonly (Value | undefined)[]): void {
    const fingerprint = meaning.map((part) => this.#fingerprints.of(part)).join(' ');
    const known = this.#spots.get(name) ?? fingerprint;
    this.#spots.set(name, known);
    if (known !== fingerprint) this.#say('colours');
  }

  #colorants(
    names: Value | undefined,
    attributes: Dict | undefined,
    spaces: Dict | undefined,
    depth: number,
  ): void {
    const colorants = resolve(this.#file, attributes?.get('Colorants'));
    const list = isList(names) ? names : [];
    if (list.length === 0 || list.length > MOST_COLORANTS) this.#say('limits');
    for (const item of list) {
      const name = isName(item) ? item.name : '';
      if (PROCESS.has(name)) continue;
      const own = isDict(colorants) ? colorants.get(name) : undefined;
      if (own === undefined) this.#say('colours');
      else this.check(own, spaces, depth + 1);
    }
  }
}
