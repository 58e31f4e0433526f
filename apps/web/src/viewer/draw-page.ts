/** Draws pages of pdf.js, few at a time, and never more pixels than a screen can show. */

import type { PDFDocumentProxy, PDFPageProxy } from './pdf.ts';

/** A whole page never has more pixels than this; what is sharper is drawn for the visible part only. */
const MOST_PIXELS = 5_000_000;

/** pdf.js draws in one worker: more at once only hold memory. */
const AT_ONCE = 2;

/** Milliseconds before a page is drawn: one that is only scrolled past is never begun. */
const PATIENCE_MS = 50;

/** CSS pixels from the top left of the page. */
export interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Drawing {
  readonly pdf: PDFDocumentProxy;
  /** From 0. */
  readonly index: number;
  /** CSS pixels of the whole page. */
  readonly width: number;
  /** Left out: the whole page, as sharp as `MOST_PIXELS` allows. */
  readonly part?: Part;
}

/** Whether the whole page at this size would be less sharp than the screen. */
export const needsDetail = (width: number, height: number): boolean =>
  width * height * devicePixelRatio ** 2 > MOST_PIXELS;

interface Job {
  readonly run: () => Promise<void>;
}

const waiting: Job[] = [];
let running = 0;

function next(): void {
  const job = running < AT_ONCE ? waiting.shift() : undefined;
  if (job === undefined) return;
  running += 1;
  void job.run().finally(() => {
    running -= 1;
    next();
  });
}

/** Draws beside the screen, then puts the finished picture on `target` at once. Answers how to stop it. */
export function draw(drawing: Drawing, target: HTMLCanvasElement): () => void {
  let stopped = false;
  let cancel = (): void => {};
  const job: Job = {
    run: async () => {
      if (stopped) return;
      // A cancelled drawing is replaced by the next; a page that can't be drawn stays white.
      await paint(drawing, target, (stop) => {
        cancel = stop;
      }).catch(() => null);
    },
  };
  const timer = setTimeout(() => {
    waiting.push(job);
    next();
  }, PATIENCE_MS);
  return () => {
    stopped = true;
    clearTimeout(timer);
    const at = waiting.indexOf(job);
    if (at >= 0) waiting.splice(at, 1);
    cancel();
  };
}

async function paint(
  { pdf, index, width, part }: Drawing,
  target: HTMLCanvasElement,
  onStart: (cancel: () => void) => void,
): Promise<void> {
  const page = await pdf.getPage(index + 1);
  const buffer = document.createElement('canvas');
  const viewport = part === undefined ? whole(page, width) : cut(page, width, part);
  const size = part ?? {
    width: viewport.width / devicePixelRatio,
    height: viewport.height / devicePixelRatio,
  };
  buffer.width = Math.max(1, Math.floor(part === undefined ? viewport.width : size.width * devicePixelRatio));
  buffer.height = Math.max(
    1,
    Math.floor(part === undefined ? viewport.height : size.height * devicePixelRatio),
  );
  const task = page.render({ canvas: buffer, viewport });
  onStart(() => task.cancel());
  await task.promise;
  target.width = buffer.width;
  target.height = buffer.height;
  target.getContext('2d')?.drawImage(buffer, 0, 0);
  // Memory of a canvas is only given back with its size.
  buffer.width = 0;
}

function whole(page: PDFPageProxy, width: number) {
  const base = page.getViewport({ scale: 1 });
  const most = Math.sqrt(MOST_PIXELS / (base.width * base.height));
  return page.getViewport({ scale: Math.min((width / base.width) * devicePixelRatio, most) });
}

function cut(page: PDFPageProxy, width: number, { left, top }: Part) {
  const base = page.getViewport({ scale: 1 });
  return page.getViewport({
    scale: (width / base.width) * devicePixelRatio,
    offsetX: -left * devicePixelRatio,
    offsetY: -top * devicePixelRatio,
  });
}

/** What a page holds of fonts and pictures is let go of once it is out of sight. */
export function forgetPage(pdf: PDFDocumentProxy, index: number): void {
  void pdf
    .getPage(index + 1)
    .then((page) => page.cleanup())
    .catch(() => null);
}
