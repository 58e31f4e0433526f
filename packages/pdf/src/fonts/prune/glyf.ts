import { outlineAlone, componentsOf } from './glyf-outline.ts';
import { viewOf } from './sfnt.ts';

/** `glyf`, `loca` and `hmtx` with nothing left of glyphs that are not in `keep`. Undefined where they are damaged. */
export function pruneOutlines(
  tables: ReadonlyMap<string, Uint8Array>,
  keep: ReadonlySet<number>,
): Map<string, Uint8Array> | undefined {
  const [head, maxp, loca, glyf] = ['head', 'maxp', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (!head || !maxp || !loca || !glyf || head.length < 54 || maxp.length < 6) return undefined;
  const long = viewOf(head).getInt16(50) === 1;
  const count = Math.min(viewOf(maxp).getUint16(4), Math.floor(loca.length / (long ? 4 : 2)) - 1);
  if (count < 0) return undefined;
  const places = viewOf(loca);
  const offset = (gid: number) => (long ? places.getUint32(4 * gid) : 2 * places.getUint16(2 * gid));
  const outline = (gid: number) => {
    if (gid >= count || offset(gid) === offset(gid + 1)) return new Uint8Array(0);
    // Where the next offset lies before this one, readers take what the outline itself spans, and so is any slack lost.
    const end = offset(gid + 1) < offset(gid) ? glyf.length : offset(gid + 1);
    return outlineAlone(glyf.subarray(Math.min(offset(gid), glyf.length), Math.min(end, glyf.length)));
  };
  const kept = withComponents(keep, outline);
  const parts: Uint8Array[] = [];
  const newLoca = new Uint8Array(4 * (count + 1));
  const newPlaces = viewOf(newLoca);
  let at = 0;
  for (let gid = 0; gid < count; gid += 1) {
    newPlaces.setUint32(4 * gid, at);
    if (!kept.has(gid)) continue;
    const bytes = outline(gid);
    const padding = (4 - (bytes.length % 4)) % 4;
    parts.push(bytes, new Uint8Array(padding));
    at += bytes.length + padding;
  }
  newPlaces.setUint32(4 * count, at);
  const newHead = head.slice();
  viewOf(newHead).setInt16(50, 1);
  // The checksum of the whole file, and times of making: nothing reads them.
  newHead.fill(0, 8, 12);
  newHead.fill(0, 20, 36);
  return new Map([
    ['glyf', Buffer.concat(parts)],
    ['loca', newLoca],
    ['head', newHead],
    ...prunedMetrics(tables, kept, 'hhea', 'hmtx'),
    ...prunedMetrics(tables, kept, 'vhea', 'vmtx'),
  ]);
}

function withComponents(keep: ReadonlySet<number>, outline: (gid: number) => Uint8Array): Set<number> {
  const kept = new Set<number>([0, ...keep]);
  for (const gid of kept) {
    // A set may grow while it is walked; what is added is walked too.
    for (const part of componentsOf(outline(gid))) kept.add(part);
  }
  return kept;
}

function* prunedMetrics(
  tables: ReadonlyMap<string, Uint8Array>,
  kept: ReadonlySet<number>,
  headTag: string,
  tag: string,
): Generator<[string, Uint8Array]> {
  const head = tables.get(headTag);
  const metrics = tables.get(tag);
  if (!head || !metrics || head.length < 36) return;
  const full = viewOf(head).getUint16(34);
  const out = metrics.slice();
  for (let gid = 0; gid < full && 4 * gid + 4 <= out.length; gid += 1) {
    // Glyphs behind the last full entry share its advance.
    if (!kept.has(gid) && gid < full - 1) out.fill(0, 4 * gid, 4 * gid + 4);
    else if (!kept.has(gid)) out.fill(0, 4 * gid + 2, 4 * gid + 4);
  }
  for (let gid = full, at = 4 * full; at + 2 <= out.length; gid += 1, at += 2) {
    if (!kept.has(gid)) out.fill(0, at, at + 2);
  }
  yield [tag, out];
}
