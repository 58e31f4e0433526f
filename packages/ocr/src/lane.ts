import { Worker } from 'node:worker_threads';
import type { Answer, Question, ThreadSettings } from './messages.ts';
import type { PageImage, Reading } from './types.ts';

/** Longest that one page may take before its thread is given up, milliseconds. */
const DEADLINE = 180_000;

/** One reading thread, restarted after it died; one page at a time. */
export interface Lane {
  read(image: PageImage, signal?: AbortSignal): Promise<Reading>;
  close(): Promise<void>;
}

export function createLane(settings: ThreadSettings): Lane {
  let thread: Worker | undefined;

  const started = (): Worker => {
    thread ??= new Worker(new URL('./thread.ts', import.meta.url), { workerData: settings });
    return thread;
  };
  const giveUp = async (): Promise<void> => {
    const dead = thread;
    thread = undefined;
    await dead?.terminate();
  };

  const read = (image: PageImage, signal?: AbortSignal): Promise<Reading> =>
    new Promise((resolve, reject) => {
      if (signal?.aborted) {
        reject(signal.reason as Error);
        return;
      }
      const worker = started();
      const settle = (finish: () => void): void => {
        clearTimeout(deadline);
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
        signal?.removeEventListener('abort', onAbort);
        finish();
      };
      const onMessage = (answer: Answer) =>
        settle(() => {
          if (signal?.aborted) reject(signal.reason as Error);
          else if (answer.kind === 'reading') resolve(answer.reading);
          else reject(new Error(answer.message));
        });
      const onError = (error: Error) => {
        thread = undefined;
        settle(() => reject(error));
      };
      const onExit = () => onError(new Error('The reading thread ended'));
      const onAbort = () => ask(worker, { kind: 'abort' });
      const deadline = setTimeout(() => {
        void giveUp();
      }, DEADLINE);
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      signal?.addEventListener('abort', onAbort, { once: true });
      ask(worker, { kind: 'read', image });
    });

  return {
    read,
    close: async () => {
      if (!thread) return;
      const gone = new Promise((resolve) => thread?.once('exit', resolve));
      ask(thread, { kind: 'close' });
      await gone;
      thread = undefined;
    },
  };
}

const ask = (worker: Worker, question: Question): void => worker.postMessage(question, []);
