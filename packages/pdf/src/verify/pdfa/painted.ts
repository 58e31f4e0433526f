import { type RawFile, resolve } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import {
  type Dict,
  isDict,
  isList,
  isName,
  isRef,
  isStream,
  type Stream,
  type Value,
} from '../raw/values.ts';
import { Colours } from './colours.ts';
import type { FontUse } from './font-parts.ts';
import { operationsOf } from './operations.ts';
import { inlineProblems, INTENTS, pictureProblems } from './pictures.ts';
import type { PdfaProblem } from '../../types.ts';
import type { Profile } from './profile.ts';
import { ShownText, type TextState } from './shown-text.ts';
import { stateProblems } from './states.ts';

/** 6.1.13. */
const MOST_SAVED = 28;
const MOST_DEPTH = 40;
const DEVICE_OPERATORS: Readonly<Record<string, string>> = {
  g: 'DeviceGray', G: 'DeviceGray', rg: 'DeviceRGB', RG: 'DeviceRGB', k: 'DeviceCMYK', K: 'DeviceCMYK',
}; // prettier-ignore

/** Goes through all that the pages paint. @returns the fonts that text is shown in, with that text */
export function painted(
  file: RawFile,
  intent: Profile | undefined,
  say: (problem: PdfaProblem) => void,
): ReadonlyMap<Dict, FontUse> {
  const walk = new Walk(file, intent, say);
  for (const value of file.objects.values()) {
    const type = isDict(value) ? value.get('Type') : undefined;
    if (isDict(value) && isName(type) && type.name === 'Page') walk.page(value);
  }
  walk.end();
  return walk.shown.fonts;
}

class Walk {
  readonly shown = new ShownText();
  readonly #file: RawFile;
  readonly #say: (problem: PdfaProblem) => void;
  readonly #colours: Colours;
  readonly #seen = new Set<Value>();
  #overprints = false;

  constructor(file: RawFile, intent: Profile | undefined, say: (problem: PdfaProblem) => void) {
    this.#file = file;
    this.#say = say;
    this.#colours = new Colours(file, intent, say);
  }

  page(page: Dict): void {
    const contents = this.#of(page, 'Contents');
    const streams = (isList(contents) ? contents : [contents]).map((item) => resolve(this.#file, item));
    const resources = this.#of(page, 'Resources');
    if (!isDict(resources)) this.#say('content');
    for (const stream of streams)
      if (isStream(stream)) this.#content(stream, isDict(resources) ? resources : new Map(), 0);
    this.#group(page);
  }

  /** 6.2.4.2: four inks over each other by a profile can't be told apart. */
  end(): void {
    if (this.#overprints && this.#colours.usesIccCmyk) this.#say('graphics-state');
  }

  #of(dict: Dict, key: string): Value | undefined {
    return resolve(this.#file, dict.get(key));
  }

  #resource(resources: Dict, kind: string, name: Value | undefined): Value | undefined {
    const group = this.#of(resources, kind);
    const value = isDict(group) && isName(name) ? resolve(this.#file, group.get(name.name)) : undefined;
    if (value === undefined || value === null) this.#say('content');
    return value;
  }

  #group(dict: Dict): void {
    const group = this.#of(dict, 'Group');
    const space = isDict(group) ? resolve(this.#file, group.get('CS')) : undefined;
    // No stand-in of any resources is known to hold for what a group blends in.
    if (space !== undefined && space !== null) this.#colours.check(space, undefined);
  }

  #content(stream: Stream, resources: Dict, depth: number): void {
    const data = decodeStream(stream, (ref) => this.#file.objects.get(ref));
    if (data === undefined || depth > MOST_DEPTH) {
      this.#say('content');
      return;
    }
    const found = this.#of(resources, 'ColorSpace');
    const spaces = isDict(found) ? found : undefined;
    const saved: TextState[] = [];
    let state: TextState = { font: undefined, mode: 0 };
    for (const { operator, operands, image } of operationsOf(data, this.#say)) {
      const [first] = operands;
      switch (operator) {
        case 'q':
          saved.push(state);
          if (saved.length > MOST_SAVED) this.#say('limits');
          break;
        case 'Q':
          state = saved.pop() ?? state;
          break;
        case 'Tf': {
          const font = this.#resource(resources, 'Font', first);
          state = { ...state, font: isDict(font) ? font : undefined };
          break;
        }
        case 'Tr':
          state = { ...state, mode: Number(first) };
          break;
        case 'Tj':
        case 'TJ':
        case "'":
        case '"':
          this.#show(state, operands.flat(), depth);
          break;
        case 'gs':
          state = this.#state(state, this.#resource(resources, 'ExtGState', first), depth);
          break;
        case 'cs':
        case 'CS':
          this.#space(first, resources, spaces);
          break;
        case 'scn':
        case 'SCN': {
          const pattern = operands.at(-1);
          if (isName(pattern)) this.#pattern(this.#resource(resources, 'Pattern', pattern), depth, spaces);
          break;
        }
        case 'sh':
          this.#shading(this.#resource(resources, 'Shading', first), spaces);
          break;
        case 'Do':
          this.#object(this.#resource(resources, 'XObject', first), resources, spaces, depth);
          break;
        case 'BI': {
          const space = inlineProblems(image ?? new Map(), this.#say);
          if (space !== undefined) this.#space(space, resources, spaces);
          break;
        }
        case 'ri':
          if (!isName(first) || !INTENTS.has(first.name)) this.#say('graphics-state');
          break;
        default: {
          const device = DEVICE_OPERATORS[operator];
          if (device !== undefined) this.#colours.check({ name: device }, spaces);
        }
      }
    }
  }

  #space(value: Value | undefined, resources: Dict, spaces: Dict | undefined): void {
    const isDevice = isName(value) && /^(Device(Gray|RGB|CMYK)|Pattern|G|RGB|CMYK)$/.test(value.name);
    const named = isName(value) && !isDevice;
    this.#colours.check(named ? this.#resource(resources, 'ColorSpace', value) : value, spaces);
  }

  #show({ font, mode }: TextState, operands: readonly Value[], depth: number): void {
    if (font === undefined) {
      this.#say('content');
      return;
    }
    if (!this.shown.show(font, mode, operands)) this.#procedures(font, depth);
  }

  #procedures(font: Dict, depth: number): void {
    const procedures = this.#of(font, 'CharProcs');
    if (!isDict(procedures)) return;
    const resources = this.#of(font, 'Resources');
    for (const value of procedures.values()) {
      const stream = resolve(this.#file, value);
      if (isStream(stream)) this.#content(stream, isDict(resources) ? resources : new Map(), depth + 1);
    }
  }

  #state(text: TextState, state: Value | undefined, depth: number): TextState {
    if (!isDict(state)) return text;
    if (!this.#seen.has(state)) {
      this.#seen.add(state);
      if (stateProblems(this.#file, state, this.#say)) this.#overprints = true;
      const mask = this.#of(state, 'SMask');
      const group = isDict(mask) ? this.#of(mask, 'G') : undefined;
      if (isStream(group)) this.#form(group, depth);
    }
    const chosen = this.#of(state, 'Font');
    const font = isList(chosen) && isRef(chosen[0]) ? resolve(this.#file, chosen[0]) : undefined;
    return isDict(font) ? { ...text, font } : text;
  }

  #pattern(pattern: Value | undefined, depth: number, spaces: Dict | undefined): void {
    if (isStream(pattern)) this.#form(pattern, depth);
    else if (isDict(pattern)) {
      this.#shading(this.#of(pattern, 'Shading'), spaces);
      const state = this.#of(pattern, 'ExtGState');
      if (isDict(state)) this.#state({ font: undefined, mode: 0 }, state, depth);
    }
  }

  #shading(shading: Value | undefined, spaces: Dict | undefined): void {
    const dict = isStream(shading) ? shading.dict : shading;
    if (isDict(dict)) this.#colours.check(dict.get('ColorSpace'), spaces);
  }

  #object(object: Value | undefined, resources: Dict, spaces: Dict | undefined, depth: number): void {
    if (!isStream(object)) return;
    const kind = object.dict.get('Subtype');
    if (isName(kind) && kind.name === 'Form') this.#form(object, depth);
    else {
      const space = pictureProblems(this.#file, object, this.#say);
      if (space !== undefined) this.#space(space, resources, spaces);
    }
  }

  #form(form: Stream, depth: number): void {
    if (this.#seen.has(form)) return;
    this.#seen.add(form);
    const resources = this.#of(form.dict, 'Resources');
    if (form.dict.has('Ref') || form.dict.has('PS') || form.dict.has('OPI')) this.#say('content');
    this.#group(form.dict);
    this.#content(form, isDict(resources) ? resources : new Map(), depth + 1);
  }
}
