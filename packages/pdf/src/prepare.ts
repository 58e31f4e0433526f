import { startPdfium } from './engine/pdfium.ts';
import { loadPdfJs } from './verify/pdfjs/open.ts';

/** Loads what removing and verifying need, so that a document does not wait for it. */
export async function prepare(): Promise<void> {
  await Promise.all([startPdfium(), loadPdfJs()]);
}
