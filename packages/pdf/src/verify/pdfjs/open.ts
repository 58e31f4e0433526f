import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as PdfJsModule from 'pdfjs-dist';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

type PdfJs = typeof PdfJsModule;

/** pdf.js looks for a worker by this global before it would load one by address. */
interface WithWorker {
  pdfjsWorker?: unknown;
}

// The builds for Node come without types; they export what the main entry point does.
const LIBRARY: string = 'pdfjs-dist/legacy/build/pdf.mjs';
const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

let loaded: Promise<PdfJs> | undefined;

/** In this thread, without worker, canvas or network: the library is the second reader, never a renderer. */
export const loadPdfJs = (): Promise<PdfJs> =>
  (loaded ??= quietly(async () => {
    const worker: unknown = await import(WORKER);
    (globalThis as WithWorker).pdfjsWorker = worker;
    return (await import(LIBRARY)) as PdfJs;
  }));

/** While it loads, pdf.js warns on the console about the canvas addon, which the sandbox denies and reading does not need. */
async function quietly<T>(task: () => Promise<T>): Promise<T> {
  const { warn, log } = console;
  console.warn = () => {};
  console.log = () => {};
  try {
    return await task();
  } finally {
    console.warn = warn;
    console.log = log;
  }
}

export interface PdfJsDocument {
  readonly pageCount: number;
  page(index: number): Promise<PDFPageProxy>;
  close(): Promise<void>;
}

/** @throws whatever pdf.js throws on a file that it can't open. */
export async function openWithPdfJs(bytes: Uint8Array, password?: string): Promise<PdfJsDocument> {
  const { getDocument } = await loadPdfJs();
  const folder = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  const task = getDocument({
    data: Uint8Array.from(bytes), // pdf.js takes the buffer over
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    disableFontFace: true,
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    useWasm: false,
    isEvalSupported: false,
    isOffscreenCanvasSupported: false,
    isImageDecoderSupported: false,
    enableXfa: false,
    stopAtErrors: false,
    // One pixel: images are named in the operator list and never decoded.
    maxImageSize: 1,
    verbosity: 0,
  } as Parameters<PdfJs['getDocument']>[0]);
  const document: PDFDocumentProxy = await task.promise;
  return {
    pageCount: document.numPages,
    page: async (index) => await document.getPage(index + 1),
    close: async () => await task.destroy(),
  };
}
