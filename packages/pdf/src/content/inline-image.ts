import { isRegular, isWhite } from './lexical.ts';
import type { Operand } from './operand.ts';

export interface InlineImage {
  readonly entries: ReadonlyMap<string, Operand>;
  readonly dataStart: number;
  readonly dataEnd: number;
}

/** Components of the colour spaces that can be told without resources. */
const COMPONENTS: Readonly<Record<string, number>> = {
  G: 1,
  DeviceGray: 1,
  CalGray: 1,
  RGB: 3,
  DeviceRGB: 3,
  CMYK: 4,
  DeviceCMYK: 4,
  I: 1,
  Indexed: 1,
};

/**
 * Where the data of an inline image ends. Without a filter its length follows from its size; else the first `EI`
 * that stands between white space and is followed by something that reads like content.
 */
export function inlineImageEnd(
  bytes: Uint8Array,
  dataStart: number,
  entries: ReadonlyMap<string, Operand>,
): { dataEnd: number; end: number } {
  const known = rawLength(entries);
  const from = known === undefined ? dataStart : Math.min(dataStart + known, bytes.length);
  for (let at = from; at + 1 < bytes.length; at += 1) {
    if (bytes[at] !== 0x45 || bytes[at + 1] !== 0x49) continue;
    const clearBefore = at === from || isWhite(bytes[at - 1]) || known !== undefined;
    if (clearBefore && !isRegular(bytes[at + 2]) && readsLikeContent(bytes, at + 2)) {
      return { dataEnd: at, end: at + 2 };
    }
  }
  return { dataEnd: bytes.length, end: bytes.length };
}

function rawLength(entries: ReadonlyMap<string, Operand>): number | undefined {
  if (entries.has('F') || entries.has('Filter')) return undefined;
  const width = entries.get('W') ?? entries.get('Width');
  const height = entries.get('H') ?? entries.get('Height');
  if (typeof width !== 'number' || typeof height !== 'number') return undefined;
  const mask = (entries.get('IM') ?? entries.get('ImageMask')) === true;
  if (mask) return Math.ceil(width / 8) * height;
  const bits = entries.get('BPC') ?? entries.get('BitsPerComponent') ?? 8;
  let space = entries.get('CS') ?? entries.get('ColorSpace');
  if (Array.isArray(space)) space = space[0] as Operand;
  const name = typeof space === 'object' && space !== null && 'name' in space ? space.name : '';
  const components = COMPONENTS[name];
  if (components === undefined || typeof bits !== 'number') return undefined;
  return Math.ceil((width * components * bits) / 8) * height;
}

/** Picture data rarely continues with ten bytes of printable characters and white space. */
function readsLikeContent(bytes: Uint8Array, at: number): boolean {
  for (let i = at; i < Math.min(at + 10, bytes.length); i += 1) {
    const byte = bytes[i]!;
    if (byte > 126 || (byte < 32 && !isWhite(byte))) return false;
  }
  return true;
}
