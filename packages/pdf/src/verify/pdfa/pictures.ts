import { type RawFile, resolve } from '../raw/file.ts';
import { filtersOf } from '../raw/filters.ts';
import { type Dict, isDict, isName, isStream, type Stream, type Value } from '../raw/values.ts';
import type { PdfaProblem } from '../../types.ts';

const DEPTHS = new Set<Value | undefined>([1, 2, 4, 8, 16]);
export const INTENTS = new Set(['AbsoluteColorimetric', 'RelativeColorimetric', 'Saturation', 'Perceptual']);
/** 6.2.8.3: enumerated colour spaces of a JPEG 2000 picture: CMYK, sRGB, grey, sYCC, e-sRGB and the like. */
const JPX_SPACES = new Set([12, 14, 16, 17, 18, 20]);

/** 6.2.8. @returns the colour space to check, where it has one */
export function pictureProblems(
  file: RawFile,
  image: Stream,
  say: (problem: PdfaProblem) => void,
): Value | undefined {
  const { dict } = image;
  const filters = filtersOf(image, (ref) => file.objects.get(ref));
  const isMask = resolve(file, dict.get('ImageMask')) === true;
  const isJpx = filters.includes('JPXDecode');
  if (resolve(file, dict.get('Interpolate')) === true || dict.has('Alternates') || dict.has('OPI'))
    say('picture');
  const intent = resolve(file, dict.get('Intent'));
  if (intent !== undefined && !(isName(intent) && INTENTS.has(intent.name))) say('picture');
  if (!isJpx && !isMask && !DEPTHS.has(resolve(file, dict.get('BitsPerComponent')))) say('picture');
  if (isJpx && !isSoundJpx(image.data)) say('picture');
  for (const key of ['SMask', 'Mask']) {
    const mask = resolve(file, dict.get(key));
    if (isStream(mask)) pictureProblems(file, mask, say);
  }
  return isMask || (isJpx && !dict.has('ColorSpace')) ? undefined : (dict.get('ColorSpace') ?? null);
}

/** An inline picture's dictionary, with its short keys (8.9.7). */
export function inlineProblems(dict: Dict, say: (problem: PdfaProblem) => void): Value | undefined {
  const of = (long: string, short: string): Value | undefined => dict.get(long) ?? dict.get(short);
  if (of('Interpolate', 'I') === true) say('picture');
  const filter = of('Filter', 'F');
  const names = Array.isArray(filter) ? (filter as Value[]) : [filter];
  if (names.some((name) => isName(name) && ['LZW', 'LZWDecode', 'Crypt'].includes(name.name))) say('picture');
  const intent = dict.get('Intent');
  if (isDict(intent) || (isName(intent) && !INTENTS.has(intent.name))) say('picture');
  return of('ImageMask', 'IM') === true ? undefined : (of('ColorSpace', 'CS') ?? null);
}

/** The boxes of the header: one, three or four channels of one depth, one colour space that PDF/A knows. */
function isSoundJpx(data: Uint8Array): boolean {
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  const header = boxesOf(bytes, 0, bytes.length).find(({ type }) => type === 'jp2h');
  if (header === undefined) return false;
  const boxes = boxesOf(bytes, header.from, header.to);
  const size = boxes.find(({ type }) => type === 'ihdr');
  const colours = boxes.filter(({ type }) => type === 'colr');
  if (size === undefined || size.to - size.from < 14 || colours.length !== 1) return false;
  const channels = bytes.readUInt16BE(size.from + 8);
  const depth = bytes[size.from + 10] ?? 255;
  const colour = colours[0]!; // there is one
  const method = bytes[colour.from];
  const known = method === 2 || (method === 1 && JPX_SPACES.has(bytes.readUInt32BE(colour.from + 3)));
  return [1, 3, 4].includes(channels) && depth !== 255 && (depth & 0x7f) < 38 && known;
}

interface JpxBox {
  readonly type: string;
  readonly from: number;
  readonly to: number;
}

function boxesOf(bytes: Buffer, start: number, end: number): JpxBox[] {
  const boxes: JpxBox[] = [];
  for (let at = start; at + 8 <= end;) {
    const length = bytes.readUInt32BE(at);
    const to = length === 0 ? end : at + length;
    if (length === 1 || to > end || to < at + 8) return boxes;
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to });
    at = to;
  }
  return boxes;
}
