import { readDict, readIndex } from './prune/cff-index.ts';
import { CFF_STANDARD_STRINGS } from './prune/cff-strings.ts';
import { readCharset, readFdSelect, readOwnEncoding } from './prune/cff-tables.ts';

export interface CffProgram {
  readonly kind: 'cff';
  readonly cidKeyed: boolean;
  /** Glyphs by CID where it is CID-keyed. */
  readonly glyphOfCid: ReadonlyMap<number, number>;
  readonly glyphOfName: ReadonlyMap<string, number>;
  readonly encoding: ReadonlyMap<number, number>;
  widthOf(glyph: number): number | undefined;
}

interface Widths {
  readonly usual: number;
  readonly nominal: number;
  readonly subrs: readonly Uint8Array[];
  readonly scale: number;
}

/** Adobe Technical Note 5176. */
export function readCff(bytes: Uint8Array): CffProgram | undefined {
  const names = readIndex(bytes, bytes[2] ?? 4);
  const tops = names && readIndex(bytes, names.end);
  const strings = tops && readIndex(bytes, tops.end);
  const global = strings && readIndex(bytes, strings.end);
  const first = tops?.items[0];
  if (global === undefined || strings === undefined || first === undefined) return undefined;
  const top = readDict(first);
  const outlines = readIndex(bytes, top.get(17)?.[0] ?? bytes.length)?.items;
  if (outlines === undefined) return undefined;
  const cidKeyed = top.has(1230);
  const charset = readCharset(bytes, top.get(15)?.[0] ?? 0, outlines.length, cidKeyed);
  if (charset === undefined) return undefined;
  const spelled = charset.map(
    (sid) =>
      CFF_STANDARD_STRINGS[sid] ??
      Buffer.from(strings.items[sid - CFF_STANDARD_STRINGS.length] ?? []).toString('latin1'),
  );
  const outer = top.get(1207)?.[0];
  const parts = cidKeyed
    ? readIndex(bytes, top.get(1236)?.[0] ?? bytes.length)?.items.map((item) => readDict(item))
    : [top];
  const fds = cidKeyed ? readFdSelect(bytes, top.get(1237)?.[0] ?? 0, outlines.length) : undefined;
  if (parts === undefined || (cidKeyed && fds === undefined)) return undefined;
  const widths = parts.map((dict) => readWidths(bytes, dict, cidKeyed ? outer : undefined));
  return {
    kind: 'cff',
    cidKeyed,
    glyphOfCid: new Map(cidKeyed ? charset.map((cid, glyph) => [cid, glyph]) : []),
    glyphOfName: new Map(cidKeyed ? [] : spelled.map((name, glyph) => [name, glyph])),
    encoding: cidKeyed ? new Map() : readOwnEncoding(bytes, top.get(16)?.[0] ?? 0, spelled, charset),
    widthOf(glyph) {
      const outline = outlines[glyph];
      const own = widths[fds?.[glyph] ?? 0];
      if (outline === undefined || own === undefined) return undefined;
      const given = givenWidth(outline, own.subrs, global.items);
      return given === undefined
        ? undefined
        : 1000 * own.scale * (given === 'usual' ? own.usual : own.nominal + given);
    },
  };
}

function readWidths(
  bytes: Uint8Array,
  owner: ReadonlyMap<number, number[]>,
  outer: number | undefined,
): Widths {
  const [size = 0, offset = 0] = owner.get(18) ?? [];
  const dict = readDict(bytes.subarray(offset, offset + size));
  const subrs = dict.get(19)?.[0];
  const inner = owner.get(1207)?.[0];
  return {
    usual: dict.get(20)?.[0] ?? 0,
    nominal: dict.get(21)?.[0] ?? 0,
    subrs: subrs === undefined ? [] : (readIndex(bytes, offset + subrs)?.items ?? []),
    scale: outer !== undefined && inner !== undefined ? outer * inner : (inner ?? outer ?? 0.001),
  };
}

/** How many operands the first operator of an outline takes; one more is the width (Technical Note 5177, 3.1). */
const OPERANDS: Readonly<Record<number, number>> = { 4: 1, 14: 0, 21: 2, 22: 1 };
const STEMS = new Set([1, 3, 18, 19, 20, 23]);
const bias = (count: number): number => (count < 1240 ? 107 : count < 33_900 ? 1131 : 32_768);

/** The difference to the nominal width; undefined where it can't be told. */
function givenWidth(
  outline: Uint8Array,
  local: readonly Uint8Array[],
  global: readonly Uint8Array[],
): number | 'usual' | undefined {
  const stack: number[] = [];
  const run = (code: Uint8Array, depth: number): number | 'usual' | 'on' | undefined => {
    if (depth > 12) return undefined;
    for (let at = 0; at < code.length;) {
      const b = code[at] ?? 0;
      const next = code[at + 1] ?? 0;
      at += 1;
      if (b === 28) stack.push(((next << 24) | ((code[at + 1] ?? 0) << 16)) >> 16);
      else if (b >= 32 && b <= 246) stack.push(b - 139);
      else if (b >= 247 && b <= 250) stack.push((b - 247) * 256 + next + 108);
      else if (b >= 251 && b <= 254) stack.push(-(b - 251) * 256 - next - 108);
      else if (b === 255) stack.push(new DataView(code.buffer, code.byteOffset + at).getInt32(0) / 65_536);
      else if (b === 10 || b === 29) {
        const list = b === 10 ? local : global;
        const subroutine = list[(stack.pop() ?? Number.NaN) + bias(list.length)];
        const end = subroutine === undefined ? undefined : run(subroutine, depth + 1);
        if (end !== 'on') return end;
      } else if (b === 11) return 'on';
      else return widthAt(b, stack);
      if (b === 28) at += 2;
      else if (b >= 247 && b <= 254) at += 1;
      else if (b === 255) at += 4;
    }
    return 'on';
  };
  const end = run(outline, 0);
  return end === 'on' ? undefined : end;
}

function widthAt(operator: number, stack: readonly number[]): number | 'usual' | undefined {
  const [first = 0] = stack;
  if (STEMS.has(operator)) return stack.length % 2 === 1 ? first : 'usual';
  const operands = OPERANDS[operator];
  if (operands === undefined) return undefined;
  // `endchar` may build a letter from two others, with four operands.
  const own = operator === 14 && stack.length >= 4 ? 4 : operands;
  return stack.length > own ? first : 'usual';
}
