/** Tables of a TrueType or OpenType file by tag. Undefined where it is none. */
export function readTables(bytes: Uint8Array): Map<string, Uint8Array> | undefined {
  const view = viewOf(bytes);
  if (bytes.length < 12) return undefined;
  const version = view.getUint32(0);
  if (version !== 0x00010000 && version !== 0x74727565 && version !== 0x4f54544f) return undefined;
  const count = view.getUint16(4);
  const tables = new Map<string, Uint8Array>();
  for (let i = 0; i < count && 12 + 16 * (i + 1) <= bytes.length; i += 1) {
    const at = 12 + 16 * i;
    const tag = String.fromCharCode(...bytes.subarray(at, at + 4));
    const offset = view.getUint32(at + 8);
    const length = view.getUint32(at + 12);
    if (offset <= bytes.length)
      tables.set(tag, bytes.subarray(offset, Math.min(bytes.length, offset + length)));
  }
  return tables;
}

export const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Tables in tag order, padded to four bytes, with checksums. */
export function writeTables(tables: ReadonlyMap<string, Uint8Array>, version: number): Uint8Array {
  const sorted = [...tables].sort(([a], [b]) => (a < b ? -1 : 1));
  const count = sorted.length;
  const size = 12 + 16 * count + sorted.reduce((sum, [, table]) => sum + padded(table.length), 0);
  const out = new Uint8Array(size);
  const view = viewOf(out);
  const power = Math.floor(Math.log2(Math.max(1, count)));
  view.setUint32(0, version);
  view.setUint16(4, count);
  view.setUint16(6, 16 * 2 ** power);
  view.setUint16(8, power);
  view.setUint16(10, 16 * count - 16 * 2 ** power);
  let offset = 12 + 16 * count;
  sorted.forEach(([tag, table], index) => {
    const at = 12 + 16 * index;
    for (let i = 0; i < 4; i += 1) out[at + i] = tag.charCodeAt(i);
    out.set(table, offset);
    view.setUint32(at + 4, checksum(out, offset, padded(table.length)));
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, table.length);
    offset += padded(table.length);
  });
  return out;
}

const padded = (length: number): number => (length + 3) & ~3;

function checksum(bytes: Uint8Array, from: number, length: number): number {
  const view = viewOf(bytes);
  let sum = 0;
  for (let at = from; at < from + length; at += 4) sum = (sum + view.getUint32(at)) >>> 0;
  return sum;
}
