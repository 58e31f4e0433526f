import { constants, inflateRawSync, inflateSync } from 'node:zlib';
import { decodePDFRawStream, PDFArray, PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';
import { dictOf, elements, entry, nameOf, numberEntry } from './objects.ts';
import { PictureNeeded } from './picture-needed.ts';
import { undoPredictor } from './predictor.ts';

/** Counts inflated bytes down over a document; a bomb ends with `too-complex` where the caller turns that into a refusal. */
export interface InflateBudget {
  left: number;
}

const FILTER_NAMES: Readonly<Record<string, string>> = {
  Fl: 'FlateDecode',
  LZW: 'LZWDecode',
  A85: 'ASCII85Decode',
  AHx: 'ASCIIHexDecode',
  RL: 'RunLengthDecode',
  CCF: 'CCITTFaxDecode',
  DCT: 'DCTDecode',
};

export interface FilterStep {
  readonly filter: string;
  readonly parms: PDFDict | undefined;
}

/** The filters of a stream, outermost first, long names. */
export function filtersOf(dict: PDFDict): FilterStep[] {
  const filter = entry(dict, 'Filter') ?? entry(dict, 'F');
  const parms = entry(dict, 'DecodeParms') ?? entry(dict, 'DP');
  const names = filter instanceof PDFArray ? elements(filter) : filter === undefined ? [] : [filter];
  const parmsList = parms instanceof PDFArray ? elements(parms) : [parms];
  return names.map((name, index) => {
    const text = nameOf(name) ?? '';
    return { filter: FILTER_NAMES[text] ?? text, parms: dictOf(parmsList[index]) };
  });
}

/** All filters undone. Throws `PictureNeeded` where one is unknown (picture filters too), the data is broken or too long. */
export function decodeStream(stream: PDFRawStream, budget: InflateBudget): Uint8Array {
  let bytes = stream.contents;
  for (const { filter, parms } of filtersOf(stream.dict)) {
    if (filter === 'Crypt') continue;
    bytes = undoFilter(filter, bytes, parms, stream.dict, budget.left);
    budget.left -= bytes.length;
    if (budget.left < 0) throw new PictureNeeded('content-too-large');
  }
  return bytes;
}

function undoFilter(
  filter: string,
  bytes: Uint8Array,
  parms: PDFDict | undefined,
  owner: PDFDict,
  limit: number,
): Uint8Array {
  switch (filter) {
    case 'FlateDecode':
      return undoPredictor(inflate(bytes, limit), parms);
    case 'LZWDecode':
      return undoPredictor(undoByLibrary(filter, bytes, parms, owner), parms);
    case 'ASCII85Decode':
    case 'ASCIIHexDecode':
    case 'RunLengthDecode':
      return undoByLibrary(filter, bytes, undefined, owner);
    default:
      throw new PictureNeeded('stream-not-decodable');
  }
}

/** Tolerates a missing end and a wrong checksum, as readers do. */
function inflate(bytes: Uint8Array, limit: number): Uint8Array {
  const options = {
    finishFlush: constants.Z_SYNC_FLUSH,
    maxOutputLength: Math.max(1, Math.min(limit, 2 ** 31)),
  };
  try {
    return inflateSync(bytes, options);
  } catch (error) {
    if (isTooLong(error)) throw new PictureNeeded('content-too-large');
  }
  try {
    return inflateRawSync(bytes.subarray(2), options);
  } catch (error) {
    if (isTooLong(error)) throw new PictureNeeded('content-too-large');
    throw new PictureNeeded('stream-not-decodable');
  }
}

const isTooLong = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ERR_BUFFER_TOO_LARGE';

function undoByLibrary(
  filter: string,
  bytes: Uint8Array,
  parms: PDFDict | undefined,
  owner: PDFDict,
): Uint8Array {
  const dict = owner.context.obj({ Filter: PDFName.of(filter) });
  const earlyChange = numberEntry(parms, 'EarlyChange');
  if (earlyChange !== undefined) {
    dict.set(PDFName.of('DecodeParms'), owner.context.obj({ EarlyChange: earlyChange }));
  }
  try {
    return decodePDFRawStream(PDFRawStream.of(dict, bytes)).decode();
  } catch {
    throw new PictureNeeded('stream-not-decodable');
  }
}
