import { filledUp, kindOf } from './icc-curves.ts';
import { exactTag } from './icc-tags.ts';

const HEADER = 128;
const ENTRY = 12;
/** Profiles have some twenty tags; the largest have fifty. */
const MOST_TAGS = 256;
const CLASSES = new Set(['scnr', 'mntr', 'prtr', 'spac']);
const COMPONENTS: Readonly<Record<string, number>> = { GRAY: 1, 'RGB ': 3, CMYK: 4, 'Lab ': 3 };
/** What says the colours of a space where no table does (ICC.1:2022, 8.3 to 8.5). */
const SAYS: Readonly<Record<string, readonly string[]>> = {
  GRAY: ['kTRC'],
  'RGB ': ['rXYZ', 'gXYZ', 'bXYZ', 'rTRC', 'gTRC', 'bTRC'],
};
/** What any space may have, in the order in which it is written: the order of the source tells nothing. */
const BESIDE = ['wtpt', 'chad', 'A2B0', 'A2B1', 'A2B2', 'B2A0', 'B2A1', 'B2A2'];
/** `desc` and `cprt` must be there: empty texts of the kind that version 2 wants. */
const TEXTS: readonly (readonly [string, Uint8Array])[] = [
  ['cprt', Buffer.from('text\0\0\0\0\0', 'latin1')],
  ['desc', Buffer.concat([Buffer.from('desc\0\0\0\0\0\0\0\u0001\0', 'latin1'), Buffer.alloc(78)])],
];
/** The white of the connection space, D50: the same in every profile (7.2.16). */
const WHITE = [0xf6d6, 0x10000, 0xd32d];

/**
 * The profile with nothing in it but colours: the parts that say them, copied one by one.
 * @returns undefined where it is damaged, or says no colours that we know how to copy
 */
export function plainProfile(bytes: Uint8Array): Uint8Array | undefined {
  if (bytes.length < HEADER + 4) return undefined;
  const header = plainHeader(bytes);
  const [space, connects] = [kindOf(bytes, 16), kindOf(bytes, 20)];
  const components = componentsOf(bytes);
  if (header === undefined || components === undefined) return undefined;
  const found = colourTags(bytes, { components, connectsXyz: connects === 'XYZ ' });
  if (found === undefined) return undefined;
  const curves = SAYS[space] ?? [];
  const says = curves.length > 0 && curves.every((tag) => found.has(tag));
  if (!found.has('A2B0') && !(says && (connects === 'XYZ ' || space === 'GRAY'))) return undefined;
  const tags = [...BESIDE, ...curves].flatMap((tag) => {
    const data = found.get(tag);
    return data === undefined ? [] : [[tag, data] as const];
  });
  return assemble(header, [...TEXTS, ...tags]);
}

/** Of the colours that a profile is for; undefined for those of no space that a PDF may have. */
export const componentsOf = (profile: Uint8Array): number | undefined => COMPONENTS[kindOf(profile, 16)];

/** Class, spaces, a version that stands for its like, and an intent; no names, dates, makers and flags. */
function plainHeader(bytes: Uint8Array): Uint8Array | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const version = view.getUint8(8);
  const isKnown = CLASSES.has(kindOf(bytes, 12)) && ['XYZ ', 'Lab '].includes(kindOf(bytes, 20));
  if (kindOf(bytes, 36) !== 'acsp' || !isKnown || (version !== 2 && version !== 4)) return undefined;
  const header = Buffer.alloc(HEADER);
  header.writeUInt16BE(version * 0x100 + 0x40, 8);
  header.set(bytes.subarray(12, 24), 12);
  header.write('acsp', 36, 'latin1');
  const intent = view.getUint32(64);
  header.writeUInt32BE(intent > 3 ? 0 : intent, 64);
  for (const [index, value] of WHITE.entries()) header.writeUInt32BE(value, 68 + 4 * index);
  return header;
}

function colourTags(
  bytes: Uint8Array,
  spaces: Parameters<typeof exactTag>[2],
): Map<string, Uint8Array> | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const count = view.getUint32(HEADER);
  if (count > MOST_TAGS || HEADER + 4 + ENTRY * count > bytes.length) return undefined;
  const tags = new Map<string, Uint8Array>();
  for (let index = 0; index < count; index += 1) {
    const at = HEADER + 4 + ENTRY * index;
    const tag = kindOf(bytes, at);
    const from = view.getUint32(at + 4);
    const to = from + view.getUint32(at + 8);
    if (to > bytes.length || tags.has(tag)) return undefined;
    const data = exactTag(tag, bytes.subarray(from, to), spaces);
    if (data !== undefined) tags.set(tag, data);
  }
  return tags;
}

/** Data that several tags share is written once. */
function assemble(header: Uint8Array, tags: readonly (readonly [string, Uint8Array])[]): Uint8Array {
  const table = Buffer.alloc(4 + ENTRY * tags.length);
  table.writeUInt32BE(tags.length);
  const parts: Uint8Array[] = [];
  const places = new Map<string, number>();
  let offset = HEADER + table.length;
  for (const [index, [tag, data]] of tags.entries()) {
    const content = Buffer.from(data).toString('latin1');
    const place = places.get(content) ?? offset;
    if (!places.has(content)) {
      const part = filledUp(data);
      parts.push(part);
      places.set(content, place);
      offset += part.length;
    }
    const at = 4 + ENTRY * index;
    table.write(tag, at, 'latin1');
    table.writeUInt32BE(place, at + 4);
    table.writeUInt32BE(data.length, at + 8);
  }
  new DataView(header.buffer, header.byteOffset).setUint32(0, offset);
  return Buffer.concat([header, table, ...parts]);
}
