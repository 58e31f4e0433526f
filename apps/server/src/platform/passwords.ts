/** Argon2id off the event loop and bounded: a flood of sign-ins leaves the processor to uploads and answers. */

import { randomInt } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { AppError } from './errors.ts';

/** With `stored` null a hash is asked for, else whether the password matches it. */
export interface PasswordTask {
  readonly password: string;
  readonly stored: string | null;
}

export type PasswordAnswer =
  { readonly hash: string } | { readonly matches: boolean } | { readonly failure: string };

/** Never all cores: uploads and documents go on beside a flood. */
const AT_ONCE = Math.max(1, Math.min(2, availableParallelism() - 1));
/** A second or two of work: whoever comes later is told at once, before anything is done for it. */
const WAITING_AT_MOST = 50;

/** A hash of nothing that anybody knows: an unknown e-mail costs the same time as a wrong password. */
const NOBODYS =
  '$argon2id$v=19$m=19456,t=2,p=1$pon9tr2BipBxlXbs79kMAw$mb+HOkQEqSPWhWmLNUNytmtLJ6vfyjtVsBQBGcf4oSY';

interface Waiting {
  readonly task: PasswordTask;
  readonly done: PromiseWithResolvers<PasswordAnswer>;
}

interface Thread {
  readonly worker: Worker;
  current: Waiting | null;
}

const waiting: Waiting[] = [];
const threads = new Set<Thread>();

const freeThread = (): Thread | undefined => {
  for (const thread of threads) if (thread.current === null) return thread;
  return threads.size < AT_ONCE ? startThread() : undefined;
};

/** Throws `serverBusy` where the next password would be refused anyway: asked before other work is done for it. */
export function refuseWhenBusy(): void {
  if (waiting.length >= WAITING_AT_MOST) throw new AppError('serverBusy', { retryAfter: 5 });
}

async function ask(task: PasswordTask): Promise<PasswordAnswer> {
  refuseWhenBusy();
  const done = Promise.withResolvers<PasswordAnswer>();
  waiting.push({ task, done });
  const thread = freeThread();
  if (thread !== undefined) takeNext(thread);
  return await done.promise;
}

function takeNext(thread: Thread): void {
  thread.current = waiting.shift() ?? null;
  if (thread.current === null) {
    // nobody waits for a thread that has nothing to do
    thread.worker.unref();
    return;
  }
  thread.worker.ref();
  thread.worker.postMessage(thread.current.task, []);
}

function startThread(): Thread {
  const worker = new Worker(new URL('./password-thread.ts', import.meta.url));
  const thread: Thread = { worker, current: null };
  threads.add(thread);
  worker.on('message', (answer: PasswordAnswer) => {
    thread.current?.done.resolve(answer);
    takeNext(thread);
  });
  const end = (cause: unknown): void => {
    if (!threads.delete(thread)) return;
    thread.current?.done.reject(new Error('the thread for passwords has ended', { cause }));
    if (waiting.length > 0) takeNext(startThread());
  };
  worker.on('error', end).on('exit', end);
  return thread;
}

const failed = (answer: PasswordAnswer): Error =>
  new Error('a password could not be hashed', { cause: 'failure' in answer ? answer.failure : answer });

export async function hashPassword(password: string): Promise<string> {
  const answer = await ask({ password, stored: null });
  if ('hash' in answer) return answer.hash;
  throw failed(answer);
}

/** Takes the same time with null: there is no such user or password. */
export async function passwordMatches(stored: string | null, password: string): Promise<boolean> {
  const answer = await ask({ password, stored: stored ?? NOBODYS });
  if ('matches' in answer) return stored !== null && answer.matches;
  throw failed(answer);
}

/** Without characters that are mistaken for one another. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 16 characters, 92 bits. */
export const randomPassword = (): string =>
  Array.from({ length: 16 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
