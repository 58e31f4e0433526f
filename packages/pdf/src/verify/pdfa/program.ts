import { decryptType1 } from '../../fonts/prune/type1-cipher.ts';
import { readCmap, type Subtable } from '../../fonts/prune/cmap-table.ts';
import { readTables, viewOf } from '../../fonts/prune/sfnt.ts';
import { readPostNames } from '../../fonts/prune/post-table.ts';
import { type CffProgram, readCff } from '../../fonts/cff-program.ts';

/** What a font program says of its glyphs. Widths are in thousandths of an em. */
export type Program =
  | {
      readonly kind: 'truetype';
      readonly glyphCount: number;
      readonly subtables: readonly Subtable[];
      readonly postNames: ReadonlyMap<string, number>;
      widthOf(glyph: number): number | undefined;
    }
  | CffProgram
  | {
      readonly kind: 'type1';
      readonly encoding: ReadonlyMap<number, string> | 'standard';
      widthOf(name: string): number | undefined;
    };

/** @returns undefined where it can't be read */
export function readProgram(bytes: Uint8Array): Program | undefined {
  try {
    const tables = readTables(bytes);
    if (tables === undefined) return bytes[0] === 1 ? readCff(bytes) : readType1(bytes);
    const cff = tables.get('CFF ');
    return cff === undefined ? readTrueType(tables) : readCff(cff);
  } catch (error) {
    // A damaged table is read past its end.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function readTrueType(tables: ReadonlyMap<string, Uint8Array>): Program | undefined {
  const [head, hhea, hmtx, maxp] = ['head', 'hhea', 'hmtx', 'maxp'].map((tag) => tables.get(tag));
  if (!head || !hhea || !hmtx || !maxp || !tables.has('glyf') || !tables.has('loca')) return undefined;
  const units = viewOf(head).getUint16(18);
  const full = viewOf(hhea).getUint16(34);
  const glyphCount = viewOf(maxp).getUint16(4);
  const metrics = viewOf(hmtx);
  if (units === 0 || full === 0) return undefined;
  const [cmap, post] = [tables.get('cmap'), tables.get('post')];
  return {
    kind: 'truetype',
    glyphCount,
    subtables: cmap === undefined ? [] : readCmap(cmap),
    postNames: post === undefined ? new Map() : readPostNames(post),
    widthOf: (glyph) =>
      glyph < 0 || glyph >= glyphCount
        ? undefined
        : (1000 * metrics.getUint16(4 * Math.min(glyph, full - 1))) / units,
  };
}

/** As the rebuild writes them: three parts, the second enciphered in binary, `RD` before each outline. */
function readType1(bytes: Uint8Array): Program | undefined {
  const text = Buffer.from(bytes).toString('latin1');
  const mark = text.indexOf('eexec\n');
  if (mark < 0) return undefined;
  const plain = decryptType1(bytes.subarray(mark + 6), 55_665, 4);
  const secret = Buffer.from(plain).toString('latin1');
  const lead = Number(/\/lenIV (\d+)/.exec(secret)?.[1] ?? 4);
  const [scale = 0.001] = /\/FontMatrix \[([^\]]*)\]/.exec(text)?.[1]?.trim().split(/\s+/).map(Number) ?? [];
  const widths = new Map<string, number>();
  const glyph = /\/(\S+) (\d+) RD /g;
  glyph.lastIndex = Math.max(0, secret.indexOf('/CharStrings'));
  for (let match = glyph.exec(secret); match !== null; match = glyph.exec(secret)) {
    const end = glyph.lastIndex + Number(match[2]);
    const width = sideBearingWidth(decryptType1(plain.subarray(glyph.lastIndex, end), 4330, lead));
    if (width !== undefined) widths.set(match[1] ?? '', 1000 * scale * width);
    glyph.lastIndex = end;
  }
  const clear = text.slice(0, mark);
  const pairs = [...clear.matchAll(/dup (\d+) \/(\S+) put/g)];
  return {
    kind: 'type1',
    encoding: clear.includes('/Encoding StandardEncoding')
      ? 'standard'
      : new Map(pairs.map(([, code, name]) => [Number(code), name ?? ''])),
    widthOf: (name) => widths.get(name),
  };
}

/** `hsbw` or `sbw` begin every outline (Adobe Type 1 Font Format, 6.4). */
function sideBearingWidth(code: Uint8Array): number | undefined {
  const stack: number[] = [];
  for (let at = 0; at < code.length;) {
    const b = code[at] ?? 0;
    const next = code[at + 1] ?? 0;
    at += 1;
    if (b >= 32 && b <= 246) stack.push(b - 139);
    else if (b >= 247 && b <= 250) stack.push((b - 247) * 256 + next + 108);
    else if (b >= 251 && b <= 254) stack.push(-(b - 251) * 256 - next - 108);
    else if (b === 255) stack.push(viewOf(code).getInt32(at));
    else if (b === 13) return stack[1];
    else if (b === 12 && next === 7) return stack[2];
    else if (b === 12 && next === 12) stack.push(...divided(stack.splice(-2)));
    else return undefined;
    if ((b >= 247 && b <= 254) || b === 12) at += 1;
    else if (b === 255) at += 4;
  }
  return undefined;
}

const divided = ([a = 0, b = 1]: readonly number[]): [number] => [a / b];
