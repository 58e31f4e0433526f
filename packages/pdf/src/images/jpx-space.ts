import { PDFName, type PDFDict } from '@cantoo/pdf-lib';
import { entry } from '../content/objects.ts';

/** Enumerated colour spaces of a JPEG 2000 file (ISO 15444-1, I.5.3.3). */
const ENUMERATED: Readonly<Record<number, 'DeviceRGB' | 'DeviceGray'>> = {
  16: 'DeviceRGB',
  17: 'DeviceGray',
};
const BY_NUMBER = 1;

/** The dictionary of a JPEG 2000 picture with the colours that the picture says itself where it says none (7.4.9). */
export function withOwnSpace(dict: PDFDict, bytes: Uint8Array): PDFDict {
  const space = entry(dict, 'ColorSpace') === undefined ? jpxSpace(bytes) : undefined;
  if (space === undefined) return dict;
  const told = dict.clone();
  told.set(PDFName.of('ColorSpace'), PDFName.of(space));
  return told;
}

/** Undefined where it is neither sRGB nor grey. */
function jpxSpace(bytes: Uint8Array): 'DeviceRGB' | 'DeviceGray' | undefined {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const header = file.subarray(0, Math.max(0, file.indexOf('jp2c')));
  const at = header.indexOf('colr');
  if (at < 0 || header.indexOf('colr', at + 4) >= 0 || at + 11 > header.length) return undefined;
  return header[at + 4] === BY_NUMBER ? ENUMERATED[header.readUInt32BE(at + 7)] : undefined;
}
