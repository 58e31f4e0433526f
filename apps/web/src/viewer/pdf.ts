/** pdf.js, loaded with the viewer only. It draws; it never decides what is removed. */

import { getDocument, GlobalWorkerOptions, type PDFDocumentProxy, type PDFPageProxy } from 'pdfjs-dist';
// Vite answers the address of the file.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/build/pdf.worker.min.mjs?url';
import { basePath } from '../app/base.ts';

export type { PDFDocumentProxy, PDFPageProxy };

GlobalWorkerOptions.workerSrc = workerUrl;

/** Copied beside the build (vite.config.ts). */
const extras = (folder: string): string => `${basePath}/pdfjs/${folder}/`;

/** @throws PasswordException (by name) */
export async function loadPdf(blob: Blob, password: string | undefined): Promise<PDFDocumentProxy> {
  const data = new Uint8Array(await blob.arrayBuffer());
  return await getDocument({
    data,
    ...(password === undefined ? {} : { password }),
    cMapUrl: extras('cmaps'),
    standardFontDataUrl: extras('standard_fonts'),
    wasmUrl: extras('wasm'),
    enableXfa: false,
    stopAtErrors: false,
  }).promise;
}
