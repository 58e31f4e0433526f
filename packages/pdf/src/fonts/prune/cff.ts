import { STANDARD } from '../encodings.ts';
import { calledSubroutines } from './charstring-calls.ts';
import { readDict, readIndex, writeDict, writeIndex } from './cff-index.ts';
import { CFF_STANDARD_STRINGS } from './cff-strings.ts';
import type { CffGlyphs } from './cff-glyphs.ts';
import { readCharset, readFdSelect, readOwnEncoding } from './cff-tables.ts';

/** DICT operators. */
const CHARSET = 15;
const ENCODING = 16;
const CHARSTRINGS = 17;
const PRIVATE = 18;
const SUBRS = 19;
const ROS = 1230;
const FD_ARRAY = 1236;
const FD_SELECT = 1237;
/** What a top DICT may say in the copy besides: matrix, box, kind. No names, notices, versions or identifiers. */
const KEPT_TOP = [5, 1201, 1202, 1203, 1204, 1205, 1206, 1207, 1208, 1231, 1234];

const ENDCHAR = Uint8Array.of(14);
const RETURN = Uint8Array.of(11);

interface PrivatePart {
  readonly dict: Map<number, number[]>;
  readonly subrs: readonly Uint8Array[];
}

/**
 * A CFF font (Adobe Technical Note 5176) in which only the chosen glyphs have outlines and names. The order of glyphs
 * stays, because codes may point to it.
 * @param byGlyph codes never go through the font's encoding (composite fonts): it says nothing then
 * @returns undefined where the font is damaged or can't be followed surely
 */
export function pruneCff(
  bytes: Uint8Array,
  choose: (glyphs: CffGlyphs) => ReadonlySet<number>,
  byGlyph = false,
): Uint8Array | undefined {
  const names = readIndex(bytes, bytes[2] ?? 4);
  const tops = names && readIndex(bytes, names.end);
  const strings = tops && readIndex(bytes, tops.end);
  const global = strings && readIndex(bytes, strings.end);
  if (global === undefined || tops === undefined || strings === undefined || tops.items.length !== 1)
    return undefined;
  const top = readDict(tops.items[0]!);
  const charstrings = readIndex(bytes, top.get(CHARSTRINGS)?.[0] ?? bytes.length);
  if (charstrings === undefined || charstrings.items.length === 0) return undefined;
  const count = charstrings.items.length;
  const cidKeyed = top.has(ROS);
  const charset = readCharset(bytes, top.get(CHARSET)?.[0] ?? 0, count, cidKeyed);
  if (charset === undefined) return undefined;
  const spelled = (sid: number) =>
    CFF_STANDARD_STRINGS[sid] ??
    Buffer.from(strings.items[sid - CFF_STANDARD_STRINGS.length] ?? []).toString('latin1');
  const glyphNames = cidKeyed ? [] : charset.map(spelled);
  const encoding = cidKeyed
    ? new Map<number, number>()
    : readOwnEncoding(bytes, top.get(ENCODING)?.[0] ?? 0, glyphNames, charset);
  const keep = new Set(choose({ cidKeyed, cids: cidKeyed ? charset : [], names: glyphNames, encoding }));
  const fds = cidKeyed
    ? readFdSelect(bytes, top.get(FD_SELECT)?.[0] ?? 0, count)
    : Array.from({ length: count }, () => 0);
  const privates = cidKeyed
    ? readFontDicts(bytes, top)
    : [{ dict: new Map<number, number[]>(), part: readPrivate(bytes, top) }];
  if (fds === undefined || privates === undefined || privates.some(({ part }) => part === undefined))
    return undefined;

  const usedGlobal = new Set<number>();
  const usedLocal = privates.map(() => new Set<number>());
  const parts = new Set<number>();
  for (const gid of keep) {
    const fd = fds[gid] ?? 0;
    const own = privates[fd]?.part;
    const charstring = charstrings.items[gid];
    if (charstring === undefined) continue;
    if (own === undefined) return undefined;
    const followed = calledSubroutines([charstring], own.subrs, global.items, {
      local: usedLocal[fd]!,
      global: usedGlobal,
      parts,
    });
    if (!followed) return undefined;
    // A set may grow while it is walked; what is added is walked too.
    for (const code of parts) {
      const part = glyphNames.indexOf(STANDARD[code] ?? '');
      if (part > 0) keep.add(part);
    }
  }
  const outlines = charstrings.items.map((item, gid) => (keep.has(gid) ? item : ENDCHAR));
  const globals = global.items.map((item, index) => (usedGlobal.has(index) ? item : RETURN));
  const newStrings = new StringTable();
  const newTop = new Map<number, readonly number[]>();
  if (cidKeyed) newTop.set(ROS, [newStrings.sid('Adobe'), newStrings.sid('Identity'), 0]);
  for (const key of KEPT_TOP) if (top.has(key)) newTop.set(key, top.get(key)!);
  const sids = charset.map((value, gid) => {
    if (gid === 0) return 0;
    if (cidKeyed) return value;
    return keep.has(gid) ? newStrings.sid(glyphNames[gid]!) : newStrings.sid(`g${gid}`);
  });
  return assemble({
    top: newTop,
    strings: newStrings,
    globals,
    outlines,
    sids,
    encoding: byGlyph ? [] : [...encoding].filter(([, gid]) => keep.has(gid)),
    ownEncoding: !cidKeyed && (byGlyph || (top.get(ENCODING)?.[0] ?? 0) > 1),
    standardEncoding: top.get(ENCODING)?.[0] ?? 0,
    fds: cidKeyed ? fds : undefined,
    privates: privates.map(({ dict, part }, fd) => ({
      dict,
      part: {
        dict: part!.dict,
        subrs: part!.subrs.map((item, index) => (usedLocal[fd]!.has(index) ? item : RETURN)),
      },
    })),
  });
}

function readPrivate(bytes: Uint8Array, owner: ReadonlyMap<number, number[]>): PrivatePart | undefined {
  const [size, offset] = owner.get(PRIVATE) ?? [0, 0];
  if (size === undefined || offset === undefined || offset + size > bytes.length) return undefined;
  const dict = readDict(bytes.subarray(offset, offset + size));
  const at = dict.get(SUBRS)?.[0];
  const subrs = at === undefined ? { items: [] } : readIndex(bytes, offset + at);
  return subrs === undefined ? undefined : { dict, subrs: subrs.items };
}

function readFontDicts(bytes: Uint8Array, top: ReadonlyMap<number, number[]>) {
  const array = readIndex(bytes, top.get(FD_ARRAY)?.[0] ?? bytes.length);
  return array?.items.map((item) => {
    const dict = readDict(item);
    const matrix = dict.get(1207);
    return {
      dict: new Map<number, number[]>(matrix === undefined ? [] : [[1207, matrix]]),
      part: readPrivate(bytes, dict),
    };
  });
}

class StringTable {
  readonly items: Uint8Array[] = [];
  readonly #known = new Map<string, number>(CFF_STANDARD_STRINGS.map((text, sid) => [text, sid]));

  sid(text: string): number {
    let sid = this.#known.get(text);
    if (sid === undefined) {
      sid = CFF_STANDARD_STRINGS.length + this.items.length;
      this.#known.set(text, sid);
      this.items.push(Buffer.from(text, 'latin1'));
    }
    return sid;
  }
}

interface Parts {
  readonly top: Map<number, readonly number[]>;
  readonly strings: StringTable;
  readonly globals: readonly Uint8Array[];
  readonly outlines: readonly Uint8Array[];
  readonly sids: readonly number[];
  readonly encoding: readonly (readonly [number, number])[];
  readonly ownEncoding: boolean;
  readonly standardEncoding: number;
  readonly fds: readonly number[] | undefined;
  readonly privates: readonly { dict: Map<number, number[]>; part: PrivatePart }[];
}

function assemble(parts: Parts): Uint8Array {
  const { top } = parts;
  top.set(CHARSET, [0]);
  if (parts.fds === undefined) {
    top.set(ENCODING, [parts.standardEncoding]);
    top.set(PRIVATE, [0, 0]);
  } else {
    top.set(FD_ARRAY, [0]);
    top.set(FD_SELECT, [0]);
  }
  top.set(CHARSTRINGS, [0]);
  const head = Buffer.concat([Uint8Array.of(1, 0, 4, 4), writeIndex([Buffer.from('Font')])]);
  const shared = Buffer.concat([writeIndex(parts.strings.items), writeIndex(parts.globals)]);
  let at = head.length + writeIndex([writeDict(top)]).length + shared.length;
  const tail: Uint8Array[] = [];
  const place = (bytes: Uint8Array): number => {
    const offset = at;
    tail.push(bytes);
    at += bytes.length;
    return offset;
  };
  top.set(CHARSET, [place(charsetBytes(parts.sids))]);
  if (parts.ownEncoding) top.set(ENCODING, [place(encodingBytes(parts))]);
  top.set(CHARSTRINGS, [place(writeIndex(parts.outlines))]);
  const placed = parts.privates.map(({ dict, part }) => {
    const own = new Map<number, readonly number[]>(part.dict);
    own.delete(SUBRS);
    if (part.subrs.length > 0) own.set(SUBRS, [writeDict(own).length + 6]);
    const bytes = writeDict(own);
    const offset = place(bytes);
    if (part.subrs.length > 0) place(writeIndex(part.subrs));
    return new Map<number, readonly number[]>([...dict, [PRIVATE, [bytes.length, offset]]]);
  });
  if (parts.fds === undefined) top.set(PRIVATE, placed[0]!.get(PRIVATE)!);
  else {
    top.set(FD_SELECT, [place(Buffer.concat([Uint8Array.of(0), Uint8Array.from(parts.fds)]))]);
    top.set(FD_ARRAY, [place(writeIndex(placed.map(writeDict)))]);
  }
  return Buffer.concat([head, writeIndex([writeDict(top)]), shared, ...tail]);
}

/** Format 0. */
function charsetBytes(sids: readonly number[]): Uint8Array {
  const out = new Uint8Array(1 + 2 * (sids.length - 1));
  sids.slice(1).forEach((sid, index) => {
    out[1 + 2 * index] = sid >> 8;
    out[2 + 2 * index] = sid & 255;
  });
  return out;
}

/**
 * Codes by place (format 0) where that can be said: glyphs that are gone share a code that nothing shows. Some readers
 * take supplements wrongly, so they are only for glyphs with several codes and for those far behind.
 */
function encodingBytes({ encoding, sids }: Parts): Uint8Array {
  const sorted = [...encoding].sort(([a], [b]) => a - b).slice(0, 255);
  const codes = new Map(sorted.map(([code, gid]) => [gid, code]));
  const last = Math.max(0, ...codes.keys());
  if (codes.size === sorted.length && last <= 255) {
    const unused = Array.from({ length: 256 }, (_, code) => code).find(
      (code) => !encoding.some(([own]) => own === code),
    );
    const places = Array.from({ length: last }, (_, index) => codes.get(index + 1) ?? unused ?? 0);
    return Uint8Array.from([0, last, ...places]);
  }
  return Uint8Array.from([
    0x80,
    0,
    sorted.length,
    ...sorted.flatMap(([code, gid]) => [code, sids[gid]! >> 8, sids[gid]! & 255]),
  ]);
}
