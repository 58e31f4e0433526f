import { deflateSync } from 'node:zlib';
import { PDFName, PDFRawStream, type PDFDict } from '@cantoo/pdf-lib';

/** Compressed anew: what stood behind the end of the old data, or in its unused bits, is gone. */
export function deflated(dict: PDFDict, bytes: Uint8Array, level = 6): PDFRawStream {
  dict.delete(PDFName.of('DecodeParms'));
  dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
  return PDFRawStream.of(dict, deflateSync(bytes, { level }));
}
