/** Argon2id off the event loop and bounded: a flood of sign-ins leaves the thread pool to uploads. */

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';
import { AppError } from './errors.ts';

/** OWASP's second recommendation: 19 MiB, 2 passes, 1 lane. */
const SETTINGS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** Of the four threads that Node gives such work, and never all cores: uploads and documents go on beside a flood. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** About a second of work: whoever comes later is told at once, before anything is done for it. */
const WAITING_AT_MOST = 50;

/** A hash of nothing that anybody knows: an unknown e-mail costs the same time as a wrong password. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$pon9tr2BipBxlXbs79kMAw$mb+HOkQEqSPWhWmLNUNytmtLJ6vfyjtVsBQBGcf4oSY';

let running = 0;
const waiting: (() => void)[] = [];

/** Throws `serverBusy` where the next password would be refused anyway: asked before other work is done for it. */
export function refuseWhenBusy(): void {
  if (running >= AT_ONCE && waiting.length >= WAITING_AT_MOST)
    throw new AppError('serverBusy', { retryAfter: 5 });
}

async function bounded<T>(work: () => Promise<T>): Promise<T> {
  refuseWhenBusy();
  if (running >= AT_ONCE) {
    await new Promise<void>((turn) => waiting.push(turn));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // the place goes to the next in line without being given up
    if (next === undefined) running -= 1;
    else next();
  }
}

export const hashPassword = async (password: string): Promise<string> =>
  await bounded(async () => await hash(password, SETTINGS));

/** Takes the same time with null: there is no such user or password. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const matches = await bounded(async () => await verify(stored ?? NOBODYS, password));
  return stored !== null && matches;
}

/** Without characters that are mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 characters, 92 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
