import { NotProvablyClean, PdfRefused } from '@mavendoc/pdf';
import type { OcrEngine } from '@mavendoc/ocr';
import type { Progress, RunHooks } from '../types.ts';
import type { Cell, CellLimits } from './cell.ts';
import type { AssistantLine } from './assist.ts';
import type { Report, Task } from './messages.ts';
import { sendDocument } from './send-document.ts';

/** The report that ends a task well. */
type Outcome = Exclude<
  Report,
  {
    kind:
      | 'ready'
      | 'rehearsed'
      | 'progress'
      | 'read'
      | 'piece'
      | 'to-check'
      | 'check'
      | 'begun'
      | 'checked'
      | 'unchecked'
      | 'refused'
      | 'not-clean'
      | 'failed';
  }
>;

export interface TaskTools {
  readonly limits: CellLimits;
  readonly ocr: () => Promise<OcrEngine>;
  readonly hooks: RunHooks | undefined;
  /** SHA-256 (hex) that the document must have; checked before the process may begin. */
  readonly fingerprint?: string;
  /** Takes the pieces of an inspection or a copy in their order; the process waits for nothing of it. */
  readonly onPiece?: (bytes: Uint8Array) => void;
  readonly assistant?: AssistantLine;
}

export interface Done {
  readonly outcome: Outcome;
  /** SHA-256 (hex) and size of each document as it was given to the process. */
  readonly documents: readonly { readonly sha256: string; readonly bytes: number }[];
}

/** Images that one document may have read at a time: the process is asked to keep fewer, a hostile one is held to it. */
const MOST_READINGS = 8;
/** Bytes that a process may hand out: a copy, or an inspection of the largest document. */
const MOST_BYTES = 1024 * 1024 * 1024;

/**
 * Gives one process its task and its documents, has images read for it, and waits for what comes of it.
 * @throws PdfRefused, NotProvablyClean, Error (a fault of ours)
 */
export async function runTask(
  cell: Cell,
  task: Task,
  paths: readonly string[],
  tools: TaskTools,
): Promise<Done> {
  const finished = Promise.withResolvers<Outcome>();
  // Heard below; a failure may come before the documents are all sent.
  finished.promise.catch(() => {});
  const reader = createImageReader(cell, tools);
  let pieces = 0;
  cell.start(tools.limits, (message, bytes) => {
    switch (message.kind) {
      case 'ready':
      case 'rehearsed':
        break;
      case 'progress':
        tools.hooks?.onProgress?.(message satisfies Progress);
        break;
      case 'read':
        reader.read(message, bytes);
        break;
      case 'piece':
        pieces += bytes.length;
        if (pieces > MOST_BYTES) cell.kill(new PdfRefused('too-large'));
        else if (message.of === 'to-check') tools.assistant?.hear(message, bytes);
        else tools.onPiece?.(bytes);
        break;
      case 'to-check':
      case 'check':
        tools.assistant?.hear(message, bytes);
        break;
      case 'begun':
      case 'checked':
      case 'unchecked':
        break; // only an assistant says so, and it is heard elsewhere
      case 'refused':
        finished.reject(new PdfRefused(message.code, message.detail));
        break;
      case 'not-clean':
        finished.reject(new NotProvablyClean(message.verification));
        break;
      case 'failed':
        finished.reject(new Error(`The document's process failed: ${message.message}`));
        break;
      case 'probed':
      case 'inspected':
      case 'drawn':
      case 'removed':
      case 'verified':
        finished.resolve(message);
        break;
    }
  });
  try {
    await cell.send({ kind: 'task', task });
    const documents: { sha256: string; bytes: number }[] = [];
    for (const [i, path] of paths.entries()) {
      const fingerprint = i === 0 ? tools.fingerprint : undefined;
      documents.push(await sendDocument(cell, path, i === 0 ? 0 : 1, task.limits.bytes, fingerprint));
    }
    return { outcome: await finished.promise, documents };
  } finally {
    reader.stop();
  }
}

function createImageReader(cell: Cell, { ocr, hooks }: TaskTools) {
  const stopped = new AbortController();
  const signal = hooks?.signal ? AbortSignal.any([hooks.signal, stopped.signal]) : stopped.signal;
  let pending = 0;

  const read = async (
    { id, width, height, dpi }: Report & { readonly kind: 'read' },
    bytes: Uint8Array,
  ): Promise<void> => {
    cell.pauseSilence(true);
    pending++;
    try {
      // A copy: the frame is a view of a buffer that goes with it to another thread.
      const pixels = Uint8Array.from(bytes);
      const reading = await (await ocr()).read({ width, height, dpi, pixels }, signal);
      await cell.send({ kind: 'reading', id, reading });
    } catch {
      // Its document is over, or the image could not be read: the process decides what that means for the page.
      if (!signal.aborted) await cell.send({ kind: 'unreadable', id });
    } finally {
      pending--;
      cell.pauseSilence(false);
    }
  };

  return {
    read: (message: Report & { readonly kind: 'read' }, bytes: Uint8Array): void => {
      if (bytes.length !== message.width * message.height * 4 || pending >= MOST_READINGS) {
        cell.kill(new PdfRefused('too-complex'));
        return;
      }
      read(message, bytes).catch(() => {
        // The process is gone; whoever waits for its document has heard.
      });
    },
    stop: (): void => stopped.abort(new Error('Its document is done')),
  };
}
