import { exactTag } from './icc-tags.ts';

/** What a profile says about colours (ICC.1:2022, 9.2); its names, makers, copyrights and measurements go. */
const KEPT = new Set(
  'rXYZ gXYZ bXYZ rTRC gTRC bTRC kTRC wtpt bkpt chad A2B0 A2B1 A2B2 B2A0 B2A1 B2A2 gamt'.split(' '),
);
const HEADER = 128;
const ENTRY = 12;
/** `desc` and `cprt` must be there: empty texts of the kind that version 2 wants. */
const TEXTS: readonly (readonly [string, Uint8Array])[] = [
  ['cprt', Buffer.concat([Buffer.from('text\0\0\0\0\0', 'latin1'), Buffer.alloc(3)])],
  ['desc', Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\u0001\0', 'latin1'), Buffer.alloc(79)])],
];
/** In the header: maker, model, creator and the profile's own fingerprint. */
const NAMED: readonly (readonly [number, number])[] = [
  [4, 8],
  [24, 36],
  [40, 44],
  [48, 56],
  [80, 128],
];

/**
 * The profile with nothing in it but colours.
 * @returns undefined where it is damaged
 */
export function plainProfile(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < HEADER + 4 || Buffer.from(bytes.subarray(36, 40)).toString('latin1') !== 'acsp')
    return undefined;
  const count = view.getUint32(HEADER);
  if (HEADER + 4 + ENTRY * count > bytes.length) return undefined;
  const tags = new Map<string, Uint8Array>(TEXTS);
  for (let index = 0; index < count; index += 1) {
    const at = HEADER + 4 + ENTRY * index;
    const tag = Buffer.from(bytes.subarray(at, at + 4)).toString('latin1');
    const from = view.getUint32(at + 4);
    const to = from + view.getUint32(at + 8);
    if (to > bytes.length) return undefined;
    const data = KEPT.has(tag) ? exactTag(bytes.subarray(from, to)) : undefined;
    if (data !== undefined) tags.set(tag, data);
  }
  const header = bytes.slice(0, HEADER);
  for (const [from, to] of NAMED) header.fill(0, from, to);
  return assemble(header, tags);
}

/** Data that several tags share is written once. */
function assemble(header: Uint8Array, tags: ReadonlyMap<string, Uint8Array>): Uint8Array {
  const table = Buffer.alloc(4 + ENTRY * tags.size);
  table.writeUInt32BE(tags.size);
  const parts: Uint8Array[] = [];
  const places = new Map<number, number>();
  let offset = HEADER + table.length;
  for (const [index, [tag, data]] of [...tags].entries()) {
    const known = TEXTS.some(([text]) => text === tag) ? undefined : places.get(data.byteOffset);
    if (known === undefined) {
      places.set(data.byteOffset, offset);
      parts.push(data, new Uint8Array((4 - (data.length % 4)) % 4));
    }
    const at = 4 + ENTRY * index;
    table.write(tag, at, 'latin1');
    table.writeUInt32BE(known ?? offset, at + 4);
    table.writeUInt32BE(data.length, at + 8);
    if (known === undefined) offset += Math.ceil(data.length / 4) * 4;
  }
  new DataView(header.buffer, header.byteOffset).setUint32(0, offset);
  return Buffer.concat([header, table, ...parts]);
}
