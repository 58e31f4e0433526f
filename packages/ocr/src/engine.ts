import { availableParallelism } from 'node:os';
import { createLane, type Lane } from './lane.ts';
import type { OcrEngine, PageImage, Reading } from './types.ts';

export interface OcrOptions {
  /** Pages read side by side; the machine's cores when absent. */
  readonly workers?: number;
  /** `auto` takes the installed `tesseract` program where it knows Portuguese; `wasm` never does. */
  readonly engine?: 'auto' | 'wasm';
  /** How much the reading lets the rest of the machine go first, 0 (absent) to 19; on Linux only. */
  readonly niceness?: number;
}

interface Waiting {
  readonly image: PageImage;
  readonly signal: AbortSignal | undefined;
  readonly resolve: (reading: Reading) => void;
  readonly reject: (reason: Error) => void;
}

/** Starts its threads with the first page and gives its pages to whichever is free, in the order they came. */
export async function createOcrEngine(options: OcrOptions = {}): Promise<OcrEngine> {
  const width = options.workers ?? availableParallelism();
  const lanes: Lane[] = [];
  const free: Lane[] = [];
  const queue: Waiting[] = [];
  let closed = false;

  const next = (): void => {
    while (queue.length > 0) {
      const lane = free.pop() ?? (lanes.length < width ? open() : undefined);
      if (!lane) return;
      const { image, signal, resolve, reject } = queue.shift()!;
      lane
        .read(image, signal)
        .then(resolve, reject)
        .finally(() => {
          free.push(lane);
          next();
        });
    }
  };
  const open = (): Lane => {
    const lane = createLane({ engine: options.engine ?? 'auto', niceness: options.niceness ?? 0 });
    lanes.push(lane);
    return lane;
  };

  return {
    read: (image, signal) =>
      new Promise((resolve, reject) => {
        if (closed) throw new Error('The OCR engine is closed');
        signal?.throwIfAborted();
        queue.push({ image, signal, resolve, reject });
        next();
      }),
    close: async () => {
      closed = true;
      for (const waiting of queue.splice(0)) waiting.reject(new Error('The OCR engine is closed'));
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}
