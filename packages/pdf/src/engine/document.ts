import { DEFAULT_LIMITS, PdfRefused, type Limits } from '../types.ts';
import { makeUpLooks, type Undrawn } from './made-up-looks.ts';
import { startPdfium, type Pdfium } from './pdfium.ts';
import { redrawFields, redrawsFields } from './redrawn-fields.ts';

export interface OpenOptions {
  readonly password?: string;
  readonly limits?: Limits;
  /** Most bytes that the library may use; 512 MB. */
  readonly maxMemory?: number;
}

/** A document that PDFium has opened, within the limits. `handle` is an FPDF_DOCUMENT. */
export interface OpenDocument {
  readonly pdfium: Pdfium;
  readonly handle: number;
  readonly pageCount: number;
  readonly limits: Limits;
  readonly undrawn: Undrawn;
}

/** `FPDF_GetLastError` (fpdfview.h). */
const ERROR_PASSWORD = 4;
const ERROR_SECURITY = 5;
/** A header may be preceded by up to 1,024 bytes of something else (ISO 32000-1, annex H.3.4.1). */
const HEADER_WITHIN = 1024 + 5;

/** @throws PdfRefused */
export async function openDocument(bytes: Uint8Array, options: OpenOptions = {}): Promise<OpenDocument> {
  const limits = options.limits ?? DEFAULT_LIMITS;
  if (bytes.length === 0) throw new PdfRefused('empty');
  if (bytes.length > limits.bytes) throw new PdfRefused('too-large');
  if (!hasHeader(bytes)) throw new PdfRefused('not-pdf');
  const pdfium = await startPdfium(options.maxMemory);
  return pdfium.run(() => {
    const handle = load(pdfium, bytes, options.password);
    const pageCount = pdfium.call.FPDF_GetPageCount(handle);
    if (pageCount > limits.pages) throw new PdfRefused('too-many-pages');
    if (pageCount < 1) throw new PdfRefused('no-pages');
    const { fieldPages, ...undrawn } = makeUpLooks(pdfium, handle, pageCount);
    if (fieldPages.size > 0 && redrawsFields(bytes)) redrawFields(pdfium, handle, fieldPages);
    return { pdfium, handle, pageCount, limits, undrawn };
  });
}

function hasHeader(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, HEADER_WITHIN)).includes('%PDF-');
}

/** PDFium reads from the copy for as long as the document is open; it ends with the instance. */
function load(pdfium: Pdfium, bytes: Uint8Array, password: string | undefined): number {
  const pointer = pdfium.copyIn(bytes);
  const open = (secret: number) => pdfium.call.FPDF_LoadMemDocument(pointer, bytes.length, secret);
  const handle = password === undefined ? open(0) : pdfium.withText(password, open);
  if (handle !== 0) return handle;
  const error = pdfium.call.FPDF_GetLastError();
  if (error === ERROR_PASSWORD) throw new PdfRefused(password ? 'password-wrong' : 'password-needed');
  throw new PdfRefused(error === ERROR_SECURITY ? 'unsupported' : 'damaged');
}
