import { readFileSync } from 'node:fs';

/** What runs beside PDFium in WebAssembly, on its memory: kernel.wat. Addresses are places in that memory. */
export interface Kernel {
  /** Writes 64 bytes to `out` for each of `count` characters, one at least. @param page an FPDF_TEXTPAGE */
  characters(page: number, first: number, count: number, wantsFacts: number, out: number): void;
  /**
   * A bit a pixel of a drawing in two colours.
   * @param out ⌈count / 32⌉ words
   * @returns the second colour, or -1 where there are more
   */
  pack(pixels: number, count: number, out: number): number;
}

const compiled = new WebAssembly.Module(readFileSync(new URL('kernel.wasm', import.meta.url)));

export const createKernel = (pdfium: WebAssembly.ModuleImports): Kernel =>
  new WebAssembly.Instance(compiled, { pdfium }).exports as unknown as Kernel;
