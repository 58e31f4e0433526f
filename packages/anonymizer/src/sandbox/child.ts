/** Where a document is opened: the entry of the process that nothing else of the machine can be reached from. */

import './harden.ts';
import { setFlagsFromString } from 'node:v8';
import { NotProvablyClean, openPages, PdfRefused, prepare, removeMarks, verifyForeign } from '@mavendoc/pdf';
import type { Reading } from '@mavendoc/ocr';
import { encodePng } from '../pipeline/png.ts';
import { createFrameReader, type Frame } from './frames.ts';
import type { Order, Report, Task } from './messages.ts';
import { Rehearsal } from './rehearsal.ts';
import { AssistantWork, DistantAssistant } from './assistant.ts';
import { tell, tellPieces } from './tell.ts';

/** Not before it is needed, or there is nothing else to do. */
const loadInspecting = () => import('./inspecting.ts');

const received: [Uint8Array[], Uint8Array[]] = [[], []];
const readings = new Map<number, PromiseWithResolvers<Reading>>();
const distant = new DistantAssistant();
const rehearsal = new Rehearsal([prepare, loadInspecting]);
let rehearsing: Promise<void> = Promise.resolve();
let task: Task | undefined;
let open = 0;
let assisting: AssistantWork | undefined;

const read = createFrameReader({ head: 512 * 1024 * 1024, bytes: 16 * 1024 * 1024 });
process.stdin.on('data', (chunk: Buffer) => {
  for (const frame of read(chunk)) take(frame);
});
// Whoever started this process is gone: nobody waits for the document any more.
process.stdin.on('end', () => process.exit(0));
tell({ kind: 'ready' });

function take({ head, bytes }: Frame): void {
  const order = head as Order;
  if (assisting !== undefined) {
    assisting.hear(order, bytes);
    return;
  }
  switch (order.kind) {
    case 'rehearse':
      rehearsing = rehearse();
      break;
    case 'task':
      task = order.task;
      open = task.kind === 'verify' ? 2 : 1;
      // While the document is still on its way.
      if (task.kind === 'remove' || task.kind === 'assist') {
        void prepare();
        if (rehearsal.isOver) holdCompiler();
      } else if (task.kind === 'inspect') void loadInspecting();
      break;
    case 'document':
      received[order.document].push(bytes);
      if (order.last && --open === 0) void work();
      break;
    case 'begun':
    case 'checked':
    case 'unchecked':
      distant.hear(order);
      break;
    case 'reading':
      readings.get(order.id)?.resolve(order.reading);
      break;
    case 'unreadable':
      readings.get(order.id)?.reject(new Error('A page could not be read'));
      break;
    case 'copy':
    case 'check':
      break; // for an assistant
  }
}

/** Milliseconds. */
const HELD = 2000;

/**
 * What has not become hot in the rehearsal is not worth the optimising compiler while a short document is worked on: it
 * took a third of a second of a core that the document needs itself. A long one gets it.
 */
function holdCompiler(): void {
  setFlagsFromString('--no-turbofan');
  setTimeout(() => setFlagsFromString('--turbofan'), HELD).unref();
}

async function rehearse(): Promise<void> {
  const more = await rehearsal.step().catch(() => false);
  tell({ kind: 'rehearsed', more });
}

async function work(): Promise<void> {
  await rehearsing;
  try {
    await perform(task!, joined(0));
  } catch (error) {
    tell(asReport(error));
  }
}

function joined(document: 0 | 1): Uint8Array {
  const bytes = Buffer.concat(received[document]);
  received[document] = [];
  return bytes;
}

async function perform(task: Task, bytes: Uint8Array): Promise<void> {
  const options = {
    limits: task.limits,
    ...(task.password !== undefined && { password: task.password }),
  };
  switch (task.kind) {
    case 'probe': {
      const pdf = await openPages(bytes, options);
      const { pageCount, encrypted } = pdf;
      tell({ kind: 'probed', pageCount, encrypted });
      break;
    }
    case 'inspect': {
      const { inspect } = await loadInspecting();
      const inspection = await inspect(bytes, task, {
        readImage,
        onProgress: (progress) => tell({ kind: 'progress', ...progress }),
      });
      tellPieces('inspection', inspection);
      tell({ kind: 'inspected' });
      break;
    }
    case 'picture': {
      const pdf = await openPages(bytes, options);
      tellPieces('picture', encodePng(pdf.render(task.page, task.dpi)));
      tell({ kind: 'drawn' });
      break;
    }
    case 'remove': {
      const copy = await removeMarks(bytes, task.marks, {
        ...options,
        level: task.level,
        style: task.style,
        layers: new Map(task.layers),
        values: task.values,
        ...(task.assisted && { assistant: distant }),
        onPage: (done) => tell({ kind: 'progress', stage: 'remove', done, total: done }),
      });
      if (!copy.verification.passed) throw new NotProvablyClean(copy.verification);
      tellPieces('copy', copy.bytes);
      const pages = copy.pages.map(({ page, way, why }) => ({
        page,
        way,
        ...(why !== undefined && { why }),
      }));
      const { verification, archival } = copy;
      tell({ kind: 'removed', pages, verification, ...(archival !== undefined && { archival }) });
      break;
    }
    case 'assist':
      assisting = new AssistantWork(task, bytes);
      break;
    case 'verify':
      tell({ kind: 'verified', report: await verifyForeign(bytes, joined(1), options) });
      break;
  }
}

let lastReading = 0;

/** Asks the outside to read an image: the programs that do it are no part of the sandbox. */
function readImage(image: { width: number; height: number; dpi: number; pixels: Uint8Array }) {
  const id = lastReading++;
  const answer = Promise.withResolvers<Reading>();
  readings.set(id, answer);
  const { width, height, dpi, pixels } = image;
  tell({ kind: 'read', id, width, height, dpi }, pixels);
  return answer.promise;
}

function asReport(error: unknown): Report {
  if (error instanceof PdfRefused)
    return { kind: 'refused', code: error.code, detail: error.message.slice(0, 500) };
  if (error instanceof NotProvablyClean) return { kind: 'not-clean', verification: error.verification };
  // Memory, recursion or a trap in WebAssembly: the document asks for more than it may have.
  if (error instanceof RangeError || error instanceof WebAssembly.RuntimeError) {
    return { kind: 'refused', code: 'too-complex', detail: 'too-complex' };
  }
  return { kind: 'failed', message: whereItFailed(error) };
}

/** The place in our code; never the message of a library, which may quote the document. */
function whereItFailed(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const frames = (error.stack ?? '').split('\n').filter((line) => line.trimStart().startsWith('at '));
  return `${error.name} ${frames
    .slice(0, 4)
    .map((line) => line.trim())
    .join(' < ')}`.slice(0, 2000);
}
