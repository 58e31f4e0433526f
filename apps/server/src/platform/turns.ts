/**
 * Turns for work that anybody may ask for, signed in or not: so much of it at once, so much that waits, and the rest is told
 * at once that the service is busy. A flood of it then leaves the database's connections and the processor to everybody else.
 */

import { AppError } from './errors.ts';

export interface Turns {
  /** In the order in which they ask. @throws serverBusy */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
}

const RETRY_SECONDS = 5;

export function turns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const line: (() => void)[] = [];
  let running = 0;
  return {
    async take(work) {
      if (running < atOnce) running += 1;
      else if (line.length < waiting) await new Promise<void>((turn) => line.push(turn));
      else throw new AppError('serverBusy', { retryAfter: RETRY_SECONDS });
      try {
        return await work();
      } finally {
        const next = line.shift();
        // the turn goes to the next in line without being free in between
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
