import { viewOf } from './sfnt.ts';

export interface Subtable {
  readonly platform: number;
  readonly encoding: number;
  readonly glyphs: ReadonlyMap<number, number>;
}

/** The subtables of a TrueType `cmap`; formats that nothing writes are left out. */
export function readCmap(table: Uint8Array): Subtable[] {
  const view = viewOf(table);
  const subtables: Subtable[] = [];
  const count = table.length < 4 ? 0 : view.getUint16(2);
  for (let i = 0; i < count && 4 + 8 * (i + 1) <= table.length; i += 1) {
    const at = 4 + 8 * i;
    const offset = view.getUint32(at + 4);
    if (offset + 6 > table.length) continue;
    subtables.push({
      platform: view.getUint16(at),
      encoding: view.getUint16(at + 2),
      glyphs: readMap(table.subarray(offset)),
    });
  }
  return subtables;
}

function readMap(bytes: Uint8Array): Map<number, number> {
  const view = viewOf(bytes);
  const u16 = (at: number) => (at + 2 <= bytes.length ? view.getUint16(at) : 0);
  const u32 = (at: number) => (at + 4 <= bytes.length ? view.getUint32(at) : 0);
  const glyphs = new Map<number, number>();
  const put = (code: number, gid: number) => {
    if (gid !== 0) glyphs.set(code, gid);
  };
  const format = u16(0);
  if (format === 0) for (let code = 0; code < 256; code += 1) put(code, bytes[6 + code] ?? 0);
  else if (format === 4) readSegments(u16, put);
  else if (format === 6) for (let k = 0; k < u16(8); k += 1) put(u16(6) + k, u16(10 + 2 * k));
  else if (format === 12) {
    const groups = Math.min(u32(12), Math.floor(bytes.length / 12));
    for (let g = 0; g < groups; g += 1) {
      const at = 16 + 12 * g;
      const last = Math.min(u32(at + 4), u32(at) + 65_535);
      for (let code = u32(at); code <= last; code += 1) put(code, u32(at + 8) + code - u32(at));
    }
  }
  return glyphs;
}

function readSegments(u16: (at: number) => number, put: (code: number, gid: number) => void): void {
  const double = u16(6);
  for (let s = 0; s < double; s += 2) {
    const end = u16(14 + s);
    const start = u16(16 + double + s);
    const delta = u16(16 + 2 * double + s);
    const rangeAt = 16 + 3 * double + s;
    const range = u16(rangeAt);
    for (let code = start; code <= end && code < 0xffff; code += 1) {
      if (range === 0 || range === 0xffff) put(code, (code + delta) & 0xffff);
      else {
        const gid = u16(rangeAt + range + 2 * (code - start));
        put(code, gid === 0 ? 0 : (gid + delta) & 0xffff);
      }
    }
  }
}

/** The table with nothing left of glyphs that are not in `keep`. */
export function prunedCmap(table: Uint8Array, keep: ReadonlySet<number>): Uint8Array {
  const left = readCmap(table).map((subtable) => ({
    ...subtable,
    glyphs: new Map([...subtable.glyphs].filter(([, gid]) => keep.has(gid))),
  }));
  return writeCmap(left);
}

/** Each subtable as format 4 with one segment a code, codes up to 0xFFFE; format 0 for the Macintosh. */
function writeCmap(subtables: readonly Subtable[]): Uint8Array {
  const bodies = subtables.map((subtable) =>
    subtable.platform === 1 ? formatZero(subtable) : formatFour(subtable),
  );
  const header = new Uint8Array(4 + 8 * subtables.length);
  const view = viewOf(header);
  view.setUint16(2, subtables.length);
  let offset = header.length;
  subtables.forEach(({ platform, encoding }, index) => {
    view.setUint16(4 + 8 * index, platform);
    view.setUint16(6 + 8 * index, encoding);
    view.setUint32(8 + 8 * index, offset);
    offset += bodies[index]!.length;
  });
  return Buffer.concat([header, ...bodies]);
}

function formatZero({ glyphs }: Subtable): Uint8Array {
  if ([...glyphs].some(([code, gid]) => code > 255 || gid > 255)) return formatSix(glyphs);
  const out = new Uint8Array(262);
  viewOf(out).setUint16(2, 262);
  for (const [code, gid] of glyphs) out[6 + code] = gid;
  return out;
}

function formatSix(glyphs: ReadonlyMap<number, number>): Uint8Array {
  const codes = [...glyphs.keys()].filter((code) => code < 0x10000);
  const first = Math.min(...codes);
  const count = Math.max(...codes) - first + 1;
  const out = new Uint8Array(10 + 2 * count);
  const view = viewOf(out);
  [6, out.length, 0, first, count].forEach((value, index) => view.setUint16(2 * index, value));
  for (const code of codes) view.setUint16(10 + 2 * (code - first), glyphs.get(code)!);
  return out;
}

function formatFour({ glyphs }: Subtable): Uint8Array {
  const codes = [...glyphs].filter(([code]) => code < 0xffff).sort(([a], [b]) => a - b);
  const segments = [
    ...codes.map(([code, gid]) => ({ code, delta: (gid - code) & 0xffff })),
    { code: 0xffff, delta: 1 },
  ];
  const n = segments.length;
  const out = new Uint8Array(16 + 8 * n);
  const view = viewOf(out);
  const power = Math.floor(Math.log2(n));
  [4, out.length, 0, 2 * n, 2 * 2 ** power, power, 2 * n - 2 * 2 ** power].forEach((value, index) =>
    view.setUint16(2 * index, value),
  );
  segments.forEach(({ code, delta }, index) => {
    view.setUint16(14 + 2 * index, code);
    view.setUint16(16 + 2 * n + 2 * index, code);
    view.setUint16(16 + 4 * n + 2 * index, delta);
  });
  return out;
}
