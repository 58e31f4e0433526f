import { cpus } from 'node:os';
import type { Cell } from './cell.ts';

/** Milliseconds over which the machine is watched before a spare may rehearse. */
const WATCH = 250;
/** Cores that must have had nothing to do all that time. */
const FREE_CORES = 0.9;

/**
 * Has spare processes rehearse, one after the other, while no document is worked on and the machine has a core to spare:
 * so it costs nobody anything.
 * @param busy true while documents are worked on
 */
export function createRehearsals(busy: () => boolean) {
  const waiting = new Set<Cell>();
  let watching: NodeJS.Timeout | undefined;

  const watch = (): void => {
    const before = idleMilliseconds();
    watching = setTimeout(() => {
      void afterWatching(busy() ? 0 : (idleMilliseconds() - before) / WATCH);
    }, WATCH).unref();
  };
  const afterWatching = async (freeCores: number): Promise<void> => {
    const [cell] = waiting;
    if (cell !== undefined && freeCores >= FREE_CORES && !(await rehearse(cell, busy))) waiting.delete(cell);
    watching = undefined;
    if (waiting.size > 0) watch();
  };

  return {
    /** Of a spare that has just been started. */
    add(cell: Cell): void {
      waiting.add(cell);
      if (watching === undefined) watch();
    },
    /** Of a spare whose turn has come, or that is gone. */
    remove: (cell: Cell): void => void waiting.delete(cell),
    stop(): void {
      waiting.clear();
      clearTimeout(watching);
    },
  };
}

/** @returns true where it has to go on later */
async function rehearse(cell: Cell, busy: () => boolean): Promise<boolean> {
  try {
    await cell.ready;
    while (!busy()) if (!(await cell.rehearse())) return false;
    return true;
  } catch {
    return false; // the process is gone
  }
}

/** Of all cores together, since the machine was started. */
const idleMilliseconds = (): number => cpus().reduce((sum, { times }) => sum + times.idle, 0);
