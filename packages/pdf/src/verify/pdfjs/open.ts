import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type * as PdfJsModule from 'pdfjs-dist';
import { LoopPort } from './loop-port.ts';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';

type PdfJs = typeof PdfJsModule;

/** The half of pdf.js that parses. */
interface Parser {
  readonly WorkerMessageHandler: { initializeFromPort(port: LoopPort): void };
}

// The builds for Node come without types; they export what the main entry point does.
const LIBRARY: string = 'pdfjs-dist/legacy/build/pdf.mjs';
const WORKER: string = 'pdfjs-dist/legacy/build/pdf.worker.mjs';

let loaded: Promise<PdfJs & Parser> | undefined;

/** In this thread, without worker, canvas or network: the library is the second reader, never a renderer. */
export const loadPdfJs = (): Promise<PdfJs & Parser> =>
  (loaded ??= quietly(async () => {
    Object.assign(globalThis, { FontFace: UnusedFont });
    const { WorkerMessageHandler } = (await import(WORKER)) as Parser;
    return { ...((await import(LIBRARY)) as PdfJs), WorkerMessageHandler };
  }));

/** What pdf.js makes of each font for a browser to draw with. Nobody draws here. */
class UnusedFont {
  readonly loaded = Promise.resolve(this);
}

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
  const { getDocument, PDFWorker, WorkerMessageHandler } = await loadPdfJs();
  const port = new LoopPort();
  WorkerMessageHandler.initializeFromPort(port);
  // Its types know the browser's workers only.
  const worker = new PDFWorker({ port: port as unknown as null, verbosity: 0 });
  const folder = path.dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
  const task = getDocument({
    worker,
    // Not a Buffer, which pdf.js refuses.
    data: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength),
    ...(password === undefined ? {} : { password }),
    cMapUrl: `${folder}/cmaps/`,
    cMapPacked: true,
    standardFontDataUrl: `${folder}/standard_fonts/`,
    // As if a browser were to draw with the fonts: else pdf.js makes a path of every glyph, as often as it is shown.
    disableFontFace: false,
    ownerDocument: { fonts: new Set() } as unknown as HTMLDocument,
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
    close: async () => {
      await task.destroy();
      worker.destroy();
      port.terminate();
    },
  };
}
