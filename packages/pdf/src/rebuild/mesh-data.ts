import type { PDFDict } from '@cantoo/pdf-lib';
import { entry, numberEntry } from '../content/objects.ts';
import type { InflateBudget } from '../content/streams.ts';
import { imageColour } from '../images/colour-space.ts';

/** Points and colours of a patch by shading type, the first for flag 0, the second for one that goes on from the last (8.7.4.5.7). */
const PATCHES: Readonly<Record<number, readonly (readonly [points: number, colours: number])[]>> = {
  6: [
    [12, 4],
    [8, 2],
  ],
  7: [
    [16, 4],
    [12, 2],
  ],
};
const LATTICE = 5;

/** The data of a mesh up to its last whole vertex, row or patch: readers leave out what is behind it. */
export function meshData(dict: PDFDict, bytes: Uint8Array, budget: InflateBudget): Uint8Array {
  const type = numberEntry(dict, 'ShadingType') ?? 0;
  const coordinate = numberEntry(dict, 'BitsPerCoordinate') ?? 0;
  const component = numberEntry(dict, 'BitsPerComponent') ?? 0;
  const flag = numberEntry(dict, 'BitsPerFlag') ?? 0;
  const colours = entry(dict, 'Function') === undefined ? components(dict, budget) : 1;
  const record = (points: number, corners: number, flags: number): number =>
    Math.ceil((flags + points * 2 * coordinate + corners * colours * component) / 8);
  const patch = PATCHES[type];
  if (patch === undefined) {
    const vertex = record(1, 1, type === LATTICE ? 0 : flag);
    const row = type === LATTICE ? Math.max(1, numberEntry(dict, 'VerticesPerRow') ?? 1) : 1;
    return bytes.subarray(0, bytes.length - (bytes.length % Math.max(1, vertex * row)));
  }
  let at = 0;
  while (at < bytes.length) {
    const shape = patch[(bytes[at]! >> Math.max(0, 8 - flag)) % 4 === 0 ? 0 : 1]!;
    const next = at + record(...shape, flag);
    if (next <= at || next > bytes.length) break;
    at = next;
  }
  return bytes.subarray(0, at);
}

const components = (dict: PDFDict, budget: InflateBudget): number =>
  imageColour(entry(dict, 'ColorSpace'), 8, budget).components;
