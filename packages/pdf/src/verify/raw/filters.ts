import { inflateSync, constants } from 'node:zlib';
import { isDict, isList, isName, isRef, type Stream, type Value } from './values.ts';

/** Of one stream, inflated: more than any page of a copy holds. */
const MOST_BYTES = 512 * 1024 * 1024;

/** Filters whose result is pixels: the data after them is of no use to a search for text. */
export const PICTURE_FILTERS: ReadonlySet<string> = new Set([
  'DCTDecode',
  'DCT',
  'JPXDecode',
  'CCITTFaxDecode',
  'CCF',
  'JBIG2Decode',
]);

export function filtersOf(stream: Stream, lookup: (ref: number) => Value | undefined): string[] {
  const filter = stream.dict.get('Filter') ?? stream.dict.get('F');
  const value = isRef(filter) ? lookup(filter.ref) : filter;
  const list = isList(value) ? value : value === undefined ? [] : [value];
  return list.map((item) => (isName(item) ? item.name : '?'));
}

/** @returns undefined where a filter is unknown or the data is damaged; picture filters end the chain and leave their data as it is. */
export function decodeStream(
  stream: Stream,
  lookup: (ref: number) => Value | undefined,
): Uint8Array | undefined {
  let data = stream.data;
  const parameters = stream.dict.get('DecodeParms') ?? stream.dict.get('DP');
  for (const [index, filter] of filtersOf(stream, lookup).entries()) {
    if (PICTURE_FILTERS.has(filter)) return data;
    try {
      const own = isList(parameters) ? parameters[index] : parameters;
      const decoded = decodeOne(filter, data, isRef(own) ? lookup(own.ref) : own);
      if (decoded === undefined) return undefined;
      data = decoded;
    } catch {
      return undefined;
    }
  }
  return data;
}

function decodeOne(filter: string, data: Uint8Array, parameters: Value | undefined): Uint8Array | undefined {
  switch (filter) {
    case 'FlateDecode':
    case 'Fl':
      return unpredict(
        inflateSync(data, { maxOutputLength: MOST_BYTES, finishFlush: constants.Z_SYNC_FLUSH }),
        parameters,
      );
    case 'ASCIIHexDecode':
    case 'AHx':
      return Buffer.from(
        Buffer.from(data)
          .toString('latin1')
          .replaceAll(/[^0-9A-Fa-f]/g, ''),
        'hex',
      );
    case 'ASCII85Decode':
    case 'A85':
      return ascii85(data);
    case 'Crypt':
      return data;
    default:
      return undefined;
  }
}

/** PNG predictors, as cross-reference and object streams use them; images are left as they are: pixels hold no text. */
function unpredict(data: Uint8Array, parameters: Value | undefined): Uint8Array {
  if (!isDict(parameters) || Number(parameters.get('Predictor') ?? 1) < 10) return data;
  const columns = Number(parameters.get('Columns') ?? 1);
  const depth = (Number(parameters.get('Colors') ?? 1) * Number(parameters.get('BitsPerComponent') ?? 8)) / 8;
  const unit = Math.max(1, Math.floor(depth));
  const width = Math.ceil(columns * depth);
  const rows = Math.floor(data.length / (width + 1));
  const out = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row += 1) {
    const kind = data[row * (width + 1)]!;
    for (let x = 0; x < width; x += 1) {
      const at = row * width + x;
      const left = x >= unit ? out[at - unit]! : 0;
      const up = row > 0 ? out[at - width]! : 0;
      const corner = row > 0 && x >= unit ? out[at - width - unit]! : 0;
      out[at] = data[row * (width + 1) + 1 + x]! + predicted(kind, left, up, corner);
    }
  }
  return out;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}

function ascii85(data: Uint8Array): Uint8Array {
  const out: number[] = [];
  let group: number[] = [];
  const flush = (count: number): void => {
    while (group.length < 5) group.push(84);
    const value = group.reduce((sum, digit) => sum * 85 + digit, 0);
    for (let index = 0; index < count; index += 1) out.push(Math.floor(value / 256 ** (3 - index)) & 0xff);
    group = [];
  };
  for (const byte of data) {
    if (byte === 0x7e) break;
    if (byte === 0x7a && group.length === 0) out.push(0, 0, 0, 0);
    else if (byte >= 0x21 && byte <= 0x75) group.push(byte - 0x21);
    if (group.length === 5) flush(4);
  }
  if (group.length > 1) flush(group.length - 1);
  return Uint8Array.from(out);
}
