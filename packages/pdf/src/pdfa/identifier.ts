import { createHash } from 'node:crypto';
import { PDFArray, PDFHexString, type PDFContext } from '@cantoo/pdf-lib';

/** Bytes of an MD5, which is what others write (14.4). */
const LENGTH = 16;
const PLACE = `<${'0'.repeat(2 * LENGTH)}>`;

/** A file identifier to be, for the trailer; `identified` fills it in. */
export function identifierPlace(target: PDFContext): PDFArray {
  const place = PDFArray.withContext(target);
  for (let half = 0; half < 2; half += 1) place.push(PDFHexString.of('0'.repeat(2 * LENGTH)));
  return place;
}

/** The identifier is the fingerprint of the rest of the copy: it tells nothing that the copy does not. */
export function identified(bytes: Uint8Array): Uint8Array {
  const file = Buffer.from(bytes);
  const value = createHash('sha256')
    .update(bytes)
    .digest('hex')
    .slice(0, 2 * LENGTH)
    .toUpperCase();
  for (let half = 0, at = file.length; half < 2; half += 1) {
    at = file.lastIndexOf(PLACE, at - 1, 'latin1');
    if (at < 0) throw new Error('No place for the file identifier');
    file.write(value, at + 1, 'latin1');
  }
  return file;
}
