import { readFile } from 'node:fs/promises';
import { init, type Functions } from '@embedpdf/pdfium';
import { PdfRefused } from '../types.ts';
import { createKernel, type Kernel } from './kernel.ts';
import { capMemory } from './memory-cap.ts';
import { packageFile } from './package-file.ts';

/** PDFium's functions without the wrapper: numbers in, a number out. The wrapper costs more than most calls. */
type PdfiumCalls = {
  readonly [Name in keyof Functions]: (...args: Numbers<Functions[Name][0]>) => number;
};

/** As many numbers as the function takes: strings and answers go by pointer. */
type Numbers<Types extends readonly unknown[]> = { [Index in keyof Types]: number };

interface Heap {
  readonly HEAPU8: Uint8Array;
  readonly HEAPU32: Uint32Array;
  readonly HEAPF32: Float32Array;
  readonly HEAPF64: Float64Array;
}

const DEFAULT_MEMORY = 512 * 1024 * 1024;
/** Bytes. */
export const SCRATCH = 4096;

const quiet = () => undefined;

/** A fresh PDFium: 10 ms and 18 MB. One a document, so that nothing of a document reaches the next. */
export async function startPdfium(maxMemory = DEFAULT_MEMORY): Promise<Pdfium> {
  const module = await compiled(maxMemory);
  const failed = Promise.withResolvers<never>();
  const instantiateWasm = (imports: WebAssembly.Imports, ready: (instance: WebAssembly.Instance) => void) => {
    WebAssembly.instantiate(module, imports).then(ready, failed.reject);
    return {};
  };
  // The library's types leave this hook of its loader out.
  const loader = { print: quiet, printErr: quiet, instantiateWasm } as Parameters<typeof init>[0];
  const { pdfium } = await Promise.race([init(loader), failed.promise]);
  return new Pdfium(pdfium, pdfium.wasmExports as unknown as Exports);
}

const modules = new Map<number, Promise<WebAssembly.Module>>();

/** Code without any state, made once for each cap. */
function compiled(maxMemory: number): Promise<WebAssembly.Module> {
  let module = modules.get(maxMemory);
  if (module === undefined) {
    module = readFile(packageFile('@embedpdf/pdfium/pdfium.wasm')).then((wasm) =>
      WebAssembly.compile(capMemory(wasm, maxMemory)),
    );
    modules.set(maxMemory, module);
  }
  return module;
}

type Exports = PdfiumCalls & Allocator & WebAssembly.ModuleImports;

interface Allocator {
  malloc(size: number): number;
  free(pointer: number): void;
}

/** One instance of the library with its memory. */
export class Pdfium {
  readonly call: PdfiumCalls;
  readonly kernel: Kernel;
  /** Room for the small answers that PDFium writes by pointer; overwritten by every use. 16-byte aligned. */
  readonly scratch: number;
  /** Room for one 32-bit number besides, for calls that write a size next to an answer. */
  readonly sizeOut: number;
  readonly #heap: Heap;
  readonly #allocator: Allocator;
  #finished = false;

  constructor(heap: Heap, exports: Exports) {
    this.#heap = heap;
    this.#allocator = exports;
    this.call = exports;
    this.kernel = createKernel(exports);
    exports.PDFiumExt_Init();
    this.scratch = this.allocate(SCRATCH + 16);
    this.sizeOut = this.scratch + SCRATCH;
  }

  /** The memory as it is now: growing replaces it, so none of these may be kept over a call. */
  get bytes(): Uint8Array {
    return this.#heap.HEAPU8;
  }

  get words(): Uint32Array {
    return this.#heap.HEAPU32;
  }

  get floats(): Float32Array {
    return this.#heap.HEAPF32;
  }

  get doubles(): Float64Array {
    return this.#heap.HEAPF64;
  }

  /**
   * Runs work that calls PDFium. A trap (memory used up, recursion too deep) leaves the library in an unknown state:
   * the instance is finished.
   * @throws PdfRefused `too-complex`
   */
  run<T>(work: () => T): T {
    if (this.#finished) throw new PdfRefused('too-complex');
    try {
      return work();
    } catch (error) {
      if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) {
        this.#finished = true;
        throw new PdfRefused('too-complex');
      }
      throw error;
    }
  }

  /** @throws PdfRefused `too-complex` when the memory is used up */
  allocate(size: number): number {
    const pointer = this.#allocator.malloc(size);
    if (pointer === 0) throw new PdfRefused('too-complex');
    return pointer;
  }

  free(pointer: number): void {
    if (!this.#finished) this.#allocator.free(pointer);
  }

  copyIn(bytes: Uint8Array): number {
    const pointer = this.allocate(Math.max(1, bytes.length));
    this.bytes.set(bytes, pointer);
    return pointer;
  }

  /** Lends `use` a zero-terminated UTF-8 copy of `text`. */
  withText<T>(text: string, use: (pointer: number) => T): T {
    const pointer = this.copyIn(Buffer.from(`${text}\0`));
    try {
      return use(pointer);
    } finally {
      this.free(pointer);
    }
  }

  /** Reads a UTF-16LE string by PDFium's convention: `ask(buffer, size)` answers the bytes needed, terminator included. */
  utf16(ask: (pointer: number, size: number) => number): string {
    const bytes = this.answer(ask);
    return Buffer.from(bytes.buffer, bytes.byteOffset, Math.max(0, bytes.length - 2)).toString('utf16le');
  }

  /** Reads bytes by the same convention; a copy. */
  answer(ask: (pointer: number, size: number) => number): Uint8Array {
    const size = ask(this.scratch, SCRATCH);
    if (size <= SCRATCH) return this.bytes.slice(this.scratch, this.scratch + size);
    const pointer = this.allocate(size);
    try {
      ask(pointer, size);
      return this.bytes.slice(pointer, pointer + size);
    } finally {
      this.free(pointer);
    }
  }
}
