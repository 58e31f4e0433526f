import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from './cell.ts';
import { freeCores } from './free-cores.ts';

/** Milliseconds over which the machine is watched before some steps. */
const WATCH = 100;
/** Steps after a look at the machine: half a second of work or so. */
const STEPS = 4;
/** Milliseconds until it is looked at again when it was busy. */
const PAUSE = 400;
/** Part of that time for which a core may have had something to do, to count as one to spare. */
const HARDLY = 0.1;

/**
 * Has spare processes rehearse, step by step and as many at a time as the machine has cores to spare, while no document
 * is worked on. A document that comes in the middle of a step takes another spare, or waits for the end of the step.
 * @param busy true while documents are worked on
 */
export function createRehearsals(busy: () => boolean) {
  const waiting = new Set<Cell>();
  const rehearsing = new Set<Cell>();
  let watching = false;

  const watch = async (): Promise<void> => {
    watching = true;
    while (waiting.size > 0) {
      const free = Math.floor(HARDLY + (await freeCores(WATCH)));
      if (busy() || free < 1) await sleep(PAUSE, undefined, { ref: false });
      else await Promise.all([...waiting].slice(0, free).map(rehearse));
    }
    watching = false;
  };
  const rehearse = async (cell: Cell): Promise<void> => {
    rehearsing.add(cell);
    for (let steps = 0; steps < STEPS && waiting.has(cell) && !busy(); steps += 1)
      if (!(await step(cell))) waiting.delete(cell);
    rehearsing.delete(cell);
  };

  return {
    /** Of a spare that has just been started. */
    add(cell: Cell): void {
      waiting.add(cell);
      if (!watching) void watch();
    },
    /** Of a spare whose turn has come, or that is gone. */
    remove: (cell: Cell): void => void waiting.delete(cell),
    /** The one of some spares that is ready soonest: it has rehearsed all, or is at least not at it. */
    best: (spares: readonly Cell[]): Cell | undefined =>
      spares.find((cell) => !waiting.has(cell)) ?? spares.find((cell) => !rehearsing.has(cell)) ?? spares[0],
    stop: (): void => waiting.clear(),
  };
}

/** @returns false where there is nothing more to do, or the process is gone */
async function step(cell: Cell): Promise<boolean> {
  try {
    await cell.ready;
    return await cell.rehearse();
  } catch {
    return false;
  }
}
