import { createCell, type Cell } from './cell.ts';
import { createRehearsals } from './rehearsals.ts';

/** A process beside that of a document. */
interface Helper {
  readonly cell: Cell;
  /** Ends the process and gives its place back. */
  release(): void;
}

export interface Pool {
  /** Gives a fresh process to `work`, alone, and ends it afterwards whatever came of it. Waits while all places are taken. */
  withCell<T>(work: (cell: Cell) => Promise<T>, options?: WorkOptions): Promise<T>;
  /** A second process for a document, where a place is free. It ends as soon as another document needs the place. */
  helper(): Helper | undefined;
  close(): void;
}

interface WorkOptions {
  readonly signal?: AbortSignal | undefined;
  /** Spares are started after it, not beside it: to start one takes a second of a core, which a large document needs itself. */
  readonly large?: boolean;
}

export interface PoolOptions {
  /** Documents at the same time. */
  readonly width: number;
  /** Processes kept started for the next document, so that nobody waits for one to start. */
  readonly spares: number;
  /** Whether spares rehearse a removal; absent: yes. */
  readonly rehearses?: boolean | undefined;
  /** How much a document's process lets others go first, 0 (absent) to 19. */
  readonly niceness?: number;
}

/** Milliseconds until processes for the next documents are started: whoever waits for a document gets it first. */
const MEANWHILE = 50;

export function createPool({ width, spares, rehearses = true, niceness = 0 }: PoolOptions): Pool {
  const warm: Cell[] = [];
  const running = new Set<Cell>();
  const waiting: (() => void)[] = [];
  /** What ends a helper whose place somebody takes over. */
  const helpers: (() => void)[] = [];
  let taken = 0;
  let closed = false;
  let starting: NodeJS.Timeout | undefined;
  const rehearsals = createRehearsals(() => taken > 0);

  const warmUp = (): void => {
    if (closed) return;
    while (warm.length < spares) {
      const cell = createCell(undefined, niceness);
      warm.push(cell);
      if (rehearses) rehearsals.add(cell);
      cell.ended.catch(() => {
        // A spare that ended before its turn is forgotten; the next document starts another.
        const at = warm.indexOf(cell);
        if (at >= 0) warm.splice(at, 1);
        rehearsals.remove(cell);
      });
    }
  };
  const startedCell = (): Cell => {
    const spare = rehearsals.best(warm);
    if (spare !== undefined) warm.splice(warm.indexOf(spare), 1);
    const cell = spare ?? createCell(undefined, niceness);
    rehearsals.remove(cell);
    running.add(cell);
    return cell;
  };
  const takePlace = async (signal?: AbortSignal): Promise<void> => {
    if (taken < width) {
      taken++;
    } else if (helpers.length > 0) {
      helpers.pop()?.();
    } else {
      // Whoever leaves hands the place over: it is never free in between.
      await new Promise<void>((resolve, reject) => {
        const go = () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(signal?.reason as Error);
        };
        waiting.push(go);
        signal?.addEventListener('abort', leave, { once: true });
      });
    }
  };
  const leavePlace = (): void => {
    const next = waiting.shift();
    if (next) next();
    else taken--;
  };

  return {
    withCell: async (work, { signal, large = false } = {}) => {
      signal?.throwIfAborted();
      if (closed) throw new Error('The anonymizer is closed');
      await takePlace(signal);
      const cell = startedCell();
      const abort = () => cell.kill(signal?.reason as Error);
      signal?.addEventListener('abort', abort, { once: true });
      try {
        await Promise.race([cell.ready, cell.ended]);
        if (!large) warmUp();
        return await Promise.race([work(cell), cell.ended]);
      } finally {
        signal?.removeEventListener('abort', abort);
        cell.kill(new Error('Its document is done'));
        running.delete(cell);
        leavePlace();
        starting ??= setTimeout(() => {
          starting = undefined;
          warmUp();
        }, MEANWHILE).unref();
      }
    },
    helper: () => {
      if (closed || taken >= width || waiting.length > 0) return undefined;
      taken++;
      const cell = startedCell();
      const end = () => {
        cell.kill(new Error('A helper is not needed any more'));
        running.delete(cell);
      };
      helpers.push(end);
      return {
        cell,
        release: () => {
          const at = helpers.indexOf(end);
          if (at < 0) return; // its place has been taken over
          helpers.splice(at, 1);
          end();
          leavePlace();
        },
      };
    },
    close: () => {
      closed = true;
      clearTimeout(starting);
      rehearsals.stop();
      for (const cell of [...warm.splice(0), ...running]) cell.kill(new Error('The anonymizer is closed'));
    },
  };
}
