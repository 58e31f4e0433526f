import { STANDARD } from '../encodings.ts';

/** SIDs (or CIDs) by glyph (5176, 13). Undefined where damaged or one of the predefined expert sets. */
export function readCharset(
  bytes: Uint8Array,
  offset: number,
  count: number,
  cidKeyed: boolean,
): number[] | undefined {
  // ISOAdobe: glyph n is string n. A CID font without a charset: glyph n is CID n.
  if (offset === 0) return Array.from({ length: count }, (_, gid) => gid);
  if (offset <= 2) return cidKeyed ? Array.from({ length: count }, (_, gid) => gid) : undefined;
  const u16 = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  const format = bytes[offset];
  const ids = [0];
  let at = offset + 1;
  if (format === 0) {
    for (; ids.length < count; at += 2) ids.push(u16(at));
    return ids;
  }
  if (format !== 1 && format !== 2) return undefined;
  while (ids.length < count && at < bytes.length) {
    const first = u16(at);
    const left = format === 1 ? bytes[at + 2]! : u16(at + 2);
    for (let i = 0; i <= left && ids.length < count; i += 1) ids.push(first + i);
    at += format === 1 ? 3 : 4;
  }
  return ids.length === count ? ids : undefined;
}

/** Glyphs by code (5176, 12). */
export function readOwnEncoding(
  bytes: Uint8Array,
  offset: number,
  names: readonly string[],
  sids: readonly number[],
): Map<number, number> {
  const encoding = new Map<number, number>();
  if (offset === 1) return encoding;
  if (offset === 0) {
    const gids = new Map(names.map((name, gid) => [name, gid]));
    STANDARD.forEach((name, code) => {
      const gid = name === undefined ? undefined : gids.get(name);
      if (gid !== undefined) encoding.set(code, gid);
    });
    return encoding;
  }
  const format = bytes[offset]!;
  const count = bytes[offset + 1]!;
  let at = offset + 2;
  let gid = 1;
  for (let i = 0; i < count; i += 1) {
    const first = bytes[at] ?? 0;
    const left = (format & 127) === 1 ? (bytes[at + 1] ?? 0) : 0;
    for (let k = 0; k <= left; k += 1) encoding.set(first + k, gid++);
    at += (format & 127) === 1 ? 2 : 1;
  }
  if ((format & 128) !== 0) {
    const supplements = bytes[at] ?? 0;
    for (let i = 0; i < supplements; i += 1) {
      const place = at + 1 + 3 * i;
      const glyph = sids.indexOf((bytes[place + 1] ?? 0) * 256 + (bytes[place + 2] ?? 0));
      if (glyph >= 0) encoding.set(bytes[place]!, glyph);
    }
  }
  return encoding;
}

/** Font dictionaries by glyph (5176, 19). */
export function readFdSelect(bytes: Uint8Array, offset: number, count: number): number[] | undefined {
  if (offset === 0) return undefined;
  if (bytes[offset] === 0) return Array.from(bytes.subarray(offset + 1, offset + 1 + count));
  if (bytes[offset] !== 3) return undefined;
  const u16 = (at: number) => (bytes[at] ?? 0) * 256 + (bytes[at + 1] ?? 0);
  const ranges = u16(offset + 1);
  const fds = Array.from({ length: count }, () => 0);
  for (let i = 0; i < ranges; i += 1) {
    const at = offset + 3 + 3 * i;
    for (let gid = u16(at); gid < Math.min(u16(at + 3), count); gid += 1) fds[gid] = bytes[at + 2]!;
  }
  return fds;
}
