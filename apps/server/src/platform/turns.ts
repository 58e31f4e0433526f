/**
 * Turns for work that anybody may ask for, signed in or not: so much of it at once, so much that waits, and the rest is told
 * at once that the service is busy. A flood of it then leaves the database's connections and the processor to everybody else.
 */

import { AsyncLocalStorage } from 'node:async_hooks';
import { AppError } from './errors.ts';

export interface Turns {
  /** In the order in which they ask. @throws serverBusy */
  readonly take: <T>(work: () => Promise<T>) => Promise<T>;
}

const RETRY_SECONDS = 5;

interface Turn {
  /** Whether its work has it: not while it waits for somebody outside, nor once it has ended. */
  has: boolean;
  /** To the next in line. */
  leave(): void;
  /** Before those who have not had one. */
  resume(): Promise<void>;
}

const held = new AsyncLocalStorage<Turn>();

export function turns({ atOnce, waiting }: { readonly atOnce: number; readonly waiting: number }): Turns {
  const line: (() => void)[] = [];
  const returning: (() => void)[] = [];
  let running = 0;
  const leave = (): void => {
    const next = returning.shift() ?? line.shift();
    // the turn goes to the next in line without being free in between
    if (next === undefined) running -= 1;
    else next();
  };
  const enter = async (queue: (() => void)[]): Promise<void> => {
    if (running < atOnce) running += 1;
    else await new Promise<void>((turn) => queue.push(turn));
  };
  return {
    async take(work) {
      if (running >= atOnce && line.length >= waiting)
        throw new AppError('serverBusy', { retryAfter: RETRY_SECONDS });
      await enter(line);
      const turn: Turn = { has: true, leave, resume: async () => await enter(returning) };
      try {
        return await held.run(turn, work);
      } finally {
        turn.has = false;
        leave();
      }
    },
  };
}

/**
 * For what waits for somebody outside, who may never answer: it takes place without the turn that it is called in, which
 * others have meanwhile.
 */
export async function outOfTurn<T>(work: () => Promise<T>): Promise<T> {
  const turn = held.getStore();
  if (turn?.has !== true) return await work();
  turn.has = false;
  turn.leave();
  try {
    return await work();
  } finally {
    await turn.resume();
    turn.has = true;
  }
}

export interface Lines {
  /** @throws serverBusy: too much of the same waits already */
  readonly take: <T>(of: string, work: () => Promise<T>) => Promise<T>;
}

/** Turns of each, such as of a company: whoever asks for much waits behind its own, and has no more than its share of all. */
export function lines(each: { readonly atOnce: number; readonly waiting: number }, allAtOnce: number): Lines {
  const own = new Map<string, { readonly turns: Turns; users: number }>();
  const all = turns({ atOnce: allAtOnce, waiting: Number.POSITIVE_INFINITY });
  return {
    async take(of, work) {
      const line = own.get(of) ?? { turns: turns(each), users: 0 };
      own.set(of, line);
      line.users += 1;
      try {
        return await line.turns.take(async () => await all.take(work));
      } finally {
        line.users -= 1;
        if (line.users === 0) own.delete(of);
      }
    },
  };
}

export interface Crowds {
  /** @throws serverBusy: too many of the same wait already */
  readonly join: <T>(of: string, work: () => Promise<T>) => Promise<T>;
}

/** So many of the same at once: whoever keeps theirs waiting keeps nobody else's. */
export function crowds(most: number): Crowds {
  const sizes = new Map<string, number>();
  return {
    async join(of, work) {
      const size = sizes.get(of) ?? 0;
      if (size >= most) throw new AppError('serverBusy', { retryAfter: RETRY_SECONDS });
      sizes.set(of, size + 1);
      try {
        return await work();
      } finally {
        const left = (sizes.get(of) ?? 1) - 1;
        if (left === 0) sizes.delete(of);
        else sizes.set(of, left);
      }
    },
  };
}
