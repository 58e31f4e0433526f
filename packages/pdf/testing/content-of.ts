import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { decodeStream } from '../src/content/streams.ts';

/** Every stream of a file, inflated, one after the other. */
export async function contentOf(bytes: Uint8Array): Promise<string> {
  const { context } = await PDFDocument.load(bytes, { updateMetadata: false });
  return context
    .enumerateIndirectObjects()
    .map(([, object]) => object)
    .filter((object) => object instanceof PDFRawStream)
    .map((stream) => Buffer.from(decodeStream(stream, { left: 1e7 })).toString('latin1'))
    .join('\n');
}
