import { setTimeout as sleep } from 'node:timers/promises';
import type { Cell } from './cell.ts';
import { freeCores } from './free-cores.ts';

/** Milliseconds over which the machine is watched before each step. */
const WATCH = 100;
/** Milliseconds until it is looked at again when it was busy. */
const PAUSE = 400;
/** Cores that must have had nothing to do all that time. */
const FREE = 0.9;

/**
 * Has spare processes rehearse, one after the other and step by step, while no document is worked on and the machine has
 * a core to spare. A document that comes in the middle of a step takes another spare, or waits for the end of the step.
 * @param busy true while documents are worked on
 */
export function createRehearsals(busy: () => boolean) {
  const waiting = new Set<Cell>();
  let rehearsing: Cell | undefined;
  let watching = false;

  const watch = async (): Promise<void> => {
    watching = true;
    while (waiting.size > 0) {
      const free = await freeCores(WATCH);
      const [cell] = waiting;
      if (cell === undefined) break;
      if (busy() || free < FREE) {
        await sleep(PAUSE, undefined, { ref: false });
        continue;
      }
      rehearsing = cell;
      if (!(await step(cell))) waiting.delete(cell);
      rehearsing = undefined;
    }
    watching = false;
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
      spares.find((cell) => !waiting.has(cell)) ?? spares.find((cell) => cell !== rehearsing) ?? spares[0],
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
