import { PdfRefused } from '../types.ts';
import { openDocument, type OpenDocument, type OpenOptions } from './document.ts';

/** `FPDF_REMOVE_SECURITY` (fpdf_save.h). */
const REMOVE_SECURITY = 3;

/**
 * The file as PDFium understands it, written anew: cross-references repaired, decrypted, one revision, no object
 * streams. Objects keep their numbers and streams their bytes. Objects that nothing refers to are still in it.
 * @throws PdfRefused
 */
export async function normalise(bytes: Uint8Array, options: OpenOptions = {}): Promise<Uint8Array> {
  const document = await openDocument(bytes, options);
  return document.pdfium.run(() => save(document));
}

function save({ pdfium, handle }: OpenDocument): Uint8Array {
  const { call } = pdfium;
  const writer = call.PDFiumExt_OpenFileWriter();
  if (call.FPDF_SaveAsCopy(handle, writer, REMOVE_SECURITY) === 0) throw new PdfRefused('damaged');
  const size = call.PDFiumExt_GetFileWriterSize(writer);
  const pointer = pdfium.allocate(Math.max(1, size));
  call.PDFiumExt_GetFileWriterData(writer, pointer, size);
  const file = pdfium.bytes.slice(pointer, pointer + size);
  disownOldTrailers(file);
  return file;
}

const CROSS_REFERENCES = '/Type/XRef';
const LONGEST_DICTIONARY = 64 * 1024;

/**
 * PDFium keeps the old cross-reference streams as objects that nothing refers to. Readers that rebuild the file from its
 * objects, as pdf-lib does, would take their trailers (with /Encrypt) for the present one. Changed in place.
 */
function disownOldTrailers(bytes: Uint8Array): void {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = file.indexOf(CROSS_REFERENCES); at >= 0; at = file.indexOf(CROSS_REFERENCES, at + 1)) {
    const before = file.toString('latin1', Math.max(0, at - LONGEST_DICTIONARY), at);
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!/\b(stream|endobj)\b/.test(dictionary)) file.write('/Type/Gone', at, 'latin1');
  }
}
