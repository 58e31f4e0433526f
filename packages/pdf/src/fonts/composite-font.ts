import { PDFArray, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import {
  arrayEntry,
  dictOf,
  elements,
  entry,
  nameOf,
  numberEntry,
  numberOf,
  numbersEntry,
} from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import { decodeStream, type InflateBudget } from '../content/streams.ts';
import { parseCMap, type CMap } from './cmap.ts';
import { lazily } from '../lazily.ts';
import { over, predefinedCMap } from './predefined-cmaps.ts';
import type { Advance, Code, Font } from './font.ts';
import { verticalExtent } from './vertical-extent.ts';

/** How the codes of a Type0 font become CIDs. */
interface CodeMap {
  readonly spaces: CMap['spaces'];
  readonly vertical: boolean;
  decode(bytes: Uint8Array): readonly Code[];
  cid(code: Code): number;
}

export interface ShownCode extends Code {
  readonly cid: number;
}

export interface CompositeFont extends Font {
  readonly descendant: PDFDict | undefined;
  readonly spaces: CMap['spaces'];
  /** Of a code that `decode` has met. */
  codeOf(code: number): ShownCode;
}

export function compositeFont(dict: PDFDict, budget: InflateBudget): CompositeFont {
  const descendant = dictOf(elements(arrayEntry(dict, 'DescendantFonts'))[0]);
  const codes = readCodeMap(dict, budget);
  const advances = descendant === undefined ? undefined : readAdvances(descendant, codes?.vertical ?? false);
  const met = new Map<number, ShownCode>();
  return {
    vertical: codes?.vertical ?? false,
    ...verticalExtent(descendant ?? dict),
    type3: undefined,
    ...lazyFillers(dict, budget),
    descendant,
    spaces: codes?.spaces ?? [],
    codeOf: (code) => met.get(code) ?? { code, length: 2, cid: 0 },
    decode(bytes) {
      if (codes === undefined || advances === undefined) throw new PictureNeeded('font-not-measurable');
      const list = codes.decode(bytes);
      for (const code of list) {
        const known = met.get(code.code);
        if (known === undefined) met.set(code.code, { ...code, cid: checked(codes.cid(code)) });
        // Codes are known by their number: two that differ in length only can't be told apart.
        else if (known.length !== code.length) throw new PictureNeeded('font-not-measurable');
      }
      return list;
    },
    advance(code) {
      if (advances === undefined) throw new PictureNeeded('font-not-measurable');
      return advances(met.get(code)?.cid ?? 0);
    },
  };
}

const LARGEST_CID = 65_535;

/** What readers make of any other number is not known, and it could say anything. */
function checked(cid: number): number {
  if (!Number.isInteger(cid) || cid < 0 || cid > LARGEST_CID) throw new PictureNeeded('font-not-measurable');
  return cid;
}

/** By the map to Unicode, read when first asked; without one, the code that subsetters give the space. */
function lazyFillers(dict: PDFDict, budget: InflateBudget): Pick<Font, 'isSpace' | 'isLeader'> {
  const unicode = lazily(() => {
    const stream = entry(dict, 'ToUnicode');
    return parseCMap(stream instanceof PDFRawStream ? decodeStream(stream, budget) : new Uint8Array(0))
      .unicode;
  });
  return {
    isSpace: ({ code, length }) =>
      /^[ \u00a0]+$/.test(unicode().get(code) ?? '') ||
      (code === 3 && unicode().size === 0) ||
      (length === 1 && code === 32),
    isLeader: ({ code }) => /^[._\-\u00b7\u2026\u2010-\u2015*]$/.test(unicode().get(code) ?? ''),
  };
}

/** Undefined where it can't be told surely. */
function readCodeMap(dict: PDFDict, budget: InflateBudget): CodeMap | undefined {
  const encoding = entry(dict, 'Encoding');
  const name = nameOf(encoding);
  if (name === 'Identity-H' || name === 'Identity-V') return identity(name === 'Identity-V');
  if (name !== undefined) return ofCMap(predefinedCMap(name));
  if (!(encoding instanceof PDFRawStream)) return undefined;
  const own = parseCMap(decodeStream(encoding, budget));
  const base = own.uses ?? nameOf(entry(encoding.dict, 'UseCMap'));
  const vertical = own.vertical || numberEntry(encoding.dict, 'WMode') === 1;
  if (base === undefined || base.startsWith('Identity')) return ofCMap(own, base !== undefined, vertical);
  const known = predefinedCMap(base);
  return known === undefined ? undefined : ofCMap(over(known, own), false, vertical);
}

function identity(vertical: boolean): CodeMap {
  return {
    vertical,
    spaces: [{ length: 2, low: 0, high: 0xffff }],
    decode: (bytes) =>
      Array.from({ length: Math.ceil(bytes.length / 2) }, (_, index) => ({
        code: bytes[2 * index]! * 256 + (bytes[2 * index + 1] ?? 0),
        length: 2 * index + 1 < bytes.length ? 2 : 1,
      })),
    cid: ({ code }) => code,
  };
}

function ofCMap(
  cmap: CMap | undefined,
  overIdentity = false,
  vertical = cmap?.vertical,
): CodeMap | undefined {
  if (cmap === undefined || cmap.spaces.length === 0) return undefined;
  return {
    vertical: vertical === true,
    spaces: cmap.spaces,
    decode: (bytes) => decodeBySpaces(bytes, cmap),
    cid({ code, length }) {
      const range = cmap.ranges.findLast((r) => r.length === length && code >= r.low && code <= r.high);
      if (range !== undefined) return range.to + code - range.low;
      return overIdentity ? code : 0;
    },
  };
}

/** Every byte of a code lies in its code space range (9.7.6.2); a code in none would be read differently by readers. */
function decodeBySpaces(bytes: Uint8Array, { spaces }: CMap): readonly Code[] {
  const codes: Code[] = [];
  for (let at = 0; at < bytes.length;) {
    let code = 0;
    let length = 0;
    let found = false;
    while (length < 4 && at + length < bytes.length && !found) {
      code = code * 256 + bytes[at + length]!;
      length += 1;
      const value = code;
      found = spaces.some((space) => space.length === length && inSpace(value, space));
    }
    if (!found) throw new PictureNeeded('font-not-measurable');
    codes.push({ code, length });
    at += length;
  }
  return codes;
}

function inSpace(
  code: number,
  { length, low, high }: { length: number; low: number; high: number },
): boolean {
  for (let i = 0; i < length; i += 1) {
    const unit = 256 ** i;
    const byte = Math.floor(code / unit) % 256;
    if (byte < Math.floor(low / unit) % 256 || byte > Math.floor(high / unit) % 256) return false;
  }
  return true;
}

/** W, DW, W2, DW2 (9.7.4.3). */
function readAdvances(font: PDFDict, vertical: boolean): (cid: number) => Advance {
  const usual = numberEntry(font, 'DW') ?? 1000;
  const widths = new Map<number, number>();
  readRuns(arrayEntry(font, 'W'), 1, (cid, [w]) => widths.set(cid, w!));
  const [vy, wy] = numbersEntry(font, 'DW2', 2) ?? [880, -1000];
  const heights = new Map<number, readonly number[]>();
  if (vertical) readRuns(arrayEntry(font, 'W2'), 3, (cid, values) => heights.set(cid, values));
  return (cid) => {
    const w = widths.get(cid) ?? usual;
    const own = heights.get(cid);
    return own === undefined
      ? { w, wy: wy!, vx: w / 2, vy: vy! }
      : { w, wy: own[0]!, vx: own[1]!, vy: own[2]! };
  };
}

/** `c [v …]` and `c1 c2 v …`, `size` values for each CID. */
export function readRuns(
  list: PDFArray | undefined,
  size: number,
  set: (cid: number, values: readonly number[]) => void,
): void {
  const items = elements(list);
  for (let i = 0; i < items.length;) {
    const first = numberOf(items[i]);
    const second = items[i + 1];
    if (first === undefined) {
      i += 1;
    } else if (second instanceof PDFArray) {
      const values = elements(second).map((item) => numberOf(item) ?? 0);
      for (let k = 0; (k + 1) * size <= values.length; k += 1) {
        set(first + k, values.slice(k * size, (k + 1) * size));
      }
      i += 2;
    } else {
      const last = Math.min(numberOf(second) ?? -1, 65_535);
      const values = Array.from({ length: size }, (_, k) => numberOf(items[i + 2 + k]) ?? 0);
      for (let cid = first; cid <= last; cid += 1) set(cid, values);
      i += 2 + size;
    }
  }
}
