import type { PDFRawStream } from '@cantoo/pdf-lib';
import { decodeStream } from '../content/streams.ts';
import type { Material } from './material.ts';

const decoded = new WeakMap<PDFRawStream, Uint8Array>();

/** A content stream without its filters, decoded once. */
export function streamText(material: Material, stream: PDFRawStream): Uint8Array {
  let bytes = decoded.get(stream);
  if (bytes === undefined) {
    bytes = decodeStream(stream, material.copier.budget);
    decoded.set(stream, bytes);
  }
  return bytes;
}
