import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { PdfRefused } from '@mavendoc/pdf';
import { createFrameReader, encodeFrame, type Frame } from './frames.ts';
import { sandboxFlags } from './flags.ts';
import { residentMemory } from './memory.ts';
import { report, type Order, type Report } from './messages.ts';

/** A JSON head may list every page's outcome; bytes may be a drawn page. */
const FRAME_LIMITS = { head: 16 * 1024 * 1024, bytes: 256 * 1024 * 1024 };
/** How often memory is looked at, milliseconds: a bomb fills about 100 MB between two looks. */
const LOOK = 40;

export interface CellLimits {
  /** Resident bytes of the whole process. */
  readonly memory: number;
  /** Milliseconds the process may stay silent while it is its turn. */
  readonly silence: number;
  /** Milliseconds for the whole document. */
  readonly total: number;
}

/** A process for one document, under the permission model, with its memory and time watched. */
export interface Cell {
  readonly pid: number | undefined;
  /** Resolves when it can take a document; rejects when it could not start. */
  readonly ready: Promise<void>;
  /** Has it get ready for a document to come, for a tenth of a second or two. Resolves to false when there is no more to do. */
  rehearse(): Promise<boolean>;
  /** Starts the clocks. Reports come to `onReport` until it ends by itself, by a limit, by `kill`. */
  start(limits: CellLimits, onReport: (message: Report, bytes: Uint8Array) => void): void;
  /** Resolves when the pipe can take more. */
  send(order: Order, bytes?: Uint8Array): Promise<void>;
  /** While somebody else works for the process (OCR) its silence is no fault. */
  pauseSilence(paused: boolean): void;
  /** Ends the process. Pending work fails with `reason`. */
  kill(reason: Error): void;
  /** Rejects with the reason when the process ends, whatever the cause. Never resolves. */
  readonly ended: Promise<never>;
}

/** @param niceness of the process, 0 to 19: how much it lets others go first */
export function createCell(
  entry: string = fileURLToPath(new URL('./child.ts', import.meta.url)),
  niceness = 0,
): Cell {
  const child = spawn(process.execPath, [...sandboxFlags(), entry], {
    cwd: '/',
    env: {},
    stdio: ['pipe', 'pipe', 'ignore'],
  });
  if (niceness > 0 && child.pid !== undefined) setPriority(child.pid, niceness);
  const ended = Promise.withResolvers<never>();
  const ready = Promise.withResolvers<void>();
  // Whoever waits for a document's result hears of the end; a spare that dies unasked has nobody to tell.
  ended.promise.catch(() => {});
  ready.promise.catch(() => {});
  let onReport: ((message: Report, bytes: Uint8Array) => void) | undefined;
  let silence: NodeJS.Timeout | undefined;
  let silenceLimit = 0;
  let paused = 0;
  let started = false;
  let rehearsed: ((more: boolean) => void) | undefined;
  const timers: NodeJS.Timeout[] = [];

  const end = (reason: Error): void => {
    for (const timer of timers) clearInterval(timer);
    clearTimeout(silence);
    child.kill('SIGKILL');
    ready.reject(reason);
    ended.reject(reason);
  };
  const heard = (): void => {
    clearTimeout(silence);
    if (silenceLimit > 0 && paused === 0) {
      silence = setTimeout(() => end(new PdfRefused('too-slow')), silenceLimit);
    }
  };
  const accept = ({ head, bytes }: Frame): void => {
    const message = report.parse(head);
    heard();
    if (message.kind === 'ready') {
      started = true;
      ready.resolve();
    } else if (message.kind === 'rehearsed') rehearsed?.(message.more);
    else onReport?.(message, bytes);
  };

  const read = createFrameReader(FRAME_LIMITS);
  child.stdout.on('data', (chunk: Buffer) => {
    try {
      for (const frame of read(chunk)) accept(frame);
    } catch {
      // What it sent is no report of ours: somebody else speaks through it.
      end(new PdfRefused('too-complex'));
    }
  });
  child.on('error', end);
  // Out of memory, a crash in WebAssembly, a signal from outside: the document is at fault or unlucky; nobody else is.
  child.on('exit', () =>
    end(started ? new PdfRefused('too-complex') : new Error('The process for a document did not start')),
  );
  // The process may end while something is being written to it; its exit tells the reason.
  child.stdin.on('error', () => {});

  const send = async (order: Order, bytes?: Uint8Array): Promise<void> => {
    // Both pieces before anything is waited for: frames of two senders must not get into each other.
    const [start, rest] = encodeFrame(order, bytes);
    const hasRoom = child.stdin.write(start) && (rest.length === 0 || child.stdin.write(rest));
    if (!hasRoom && child.exitCode === null) {
      await Promise.race([new Promise((resolve) => child.stdin.once('drain', resolve)), ended.promise]);
    }
  };

  return {
    pid: child.pid,
    ready: ready.promise,
    ended: ended.promise,
    rehearse: async () => {
      const answer = new Promise<boolean>((resolve) => (rehearsed = resolve));
      await send({ kind: 'rehearse' });
      return await Promise.race([answer, ended.promise]);
    },
    start: (limits, listener) => {
      onReport = listener;
      silenceLimit = limits.silence;
      heard();
      timers.push(
        setTimeout(() => end(new PdfRefused('too-slow')), limits.total),
        setInterval(() => {
          if (child.pid !== undefined && (residentMemory(child.pid) ?? 0) > limits.memory) {
            end(new PdfRefused('too-complex'));
          }
        }, LOOK),
      );
    },
    send,
    pauseSilence: (pause) => {
      paused += pause ? 1 : -1;
      heard();
    },
    kill: end,
  };
}
