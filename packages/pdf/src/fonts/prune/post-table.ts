import { MACINTOSH_GLYPHS } from './macintosh-glyphs.ts';
import { viewOf } from './sfnt.ts';

const HEADER = 32;
/** Exactly the standard glyphs in their order. */
const FORMAT_1 = 0x00010000;
const FORMAT_2 = 0x00020000;
const FORMAT_3 = 0x00030000;
/** Names below this index are those of the Macintosh's standard order; the rest are in the table. */
const OWN_NAMES = MACINTOSH_GLYPHS.length;

/** Glyphs by name, the first where several have one. */
export function readPostNames(post: Uint8Array): Map<string, number> {
  const names = new Map<string, number>();
  const add = (name: string, gid: number) => {
    if (!names.has(name)) names.set(name, gid);
  };
  if (post.length >= HEADER && viewOf(post).getUint32(0) === FORMAT_1) MACINTOSH_GLYPHS.forEach(add);
  for (const [gid, name] of spelledNames(post)) add(name, gid);
  return names;
}

function* spelledNames(post: Uint8Array): Generator<[number, string]> {
  if (!spellsNames(post)) return;
  const own = new Map(ownNames(post));
  for (let gid = 0; gid < nameCount(post); gid += 1) {
    const name = own.get(gid) ?? MACINTOSH_GLYPHS[viewOf(post).getUint16(HEADER + 2 + 2 * gid)];
    if (name !== undefined) yield [gid, name];
  }
}

const spellsNames = (post: Uint8Array): boolean =>
  post.length >= HEADER + 2 && viewOf(post).getUint32(0) === FORMAT_2;

const nameCount = (post: Uint8Array): number =>
  Math.min(viewOf(post).getUint16(HEADER), Math.floor((post.length - HEADER - 2) / 2));

function ownNames(post: Uint8Array): [number, string][] {
  if (!spellsNames(post)) return [];
  const view = viewOf(post);
  const count = nameCount(post);
  const strings: string[] = [];
  for (let at = HEADER + 2 + 2 * count; at < post.length; at += 1 + post[at]!) {
    strings.push(String.fromCharCode(...post.subarray(at + 1, at + 1 + post[at]!)));
  }
  const named: [number, string][] = [];
  for (let gid = 0; gid < count; gid += 1) {
    const name = strings[view.getUint16(HEADER + 2 + 2 * gid) - OWN_NAMES];
    if (name !== undefined) named.push([gid, name]);
  }
  return named;
}

/** The names of the glyphs kept; a table that spells none becomes one without names. */
export function prunePost(post: Uint8Array, keep: ReadonlySet<number>): Uint8Array {
  const view = viewOf(post);
  const header = new Uint8Array(HEADER);
  header.set(post.subarray(0, HEADER));
  if (!spellsNames(post)) {
    if (post.length < HEADER || view.getUint32(0) !== FORMAT_1) viewOf(header).setUint32(0, FORMAT_3);
    return header;
  }
  const count = nameCount(post);
  const own = new Map(ownNames(post));
  const indexes = new Uint8Array(2 + 2 * count);
  const strings: Uint8Array[] = [];
  viewOf(indexes).setUint16(0, count);
  for (let gid = 0; gid < count; gid += 1) {
    if (!keep.has(gid)) continue;
    const name = own.get(gid);
    const index = name === undefined ? view.getUint16(HEADER + 2 + 2 * gid) : OWN_NAMES + strings.length;
    viewOf(indexes).setUint16(2 + 2 * gid, index);
    if (name !== undefined) strings.push(Buffer.from(`${String.fromCharCode(name.length)}${name}`, 'latin1'));
  }
  return Buffer.concat([header, indexes, ...strings]);
}
