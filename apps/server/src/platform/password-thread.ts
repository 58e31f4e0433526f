/**
 * A thread that only hashes and compares passwords. Not one of the four that Node keeps for files and ciphers: uploads would
 * stand in line behind each password.
 */

import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { hashSync, verifySync } from '@node-rs/argon2';
import type { Algorithm } from '@node-rs/argon2';
import type { PasswordAnswer, PasswordTask } from './passwords.ts';

/** OWASP's second recommendation: 19 MiB, 2 passes, 1 lane. */
const SETTINGS = {
  algorithm: 2 satisfies Algorithm.Argon2id,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
};

/** After what answers calls and stores uploads, before documents (WORK_NICENESS). */
const NICENESS = 5;

// on Linux 0 is this thread, not the process
if (process.platform === 'linux') setPriority(0, NICENESS);

parentPort?.on('message', (task: PasswordTask) => {
  parentPort?.postMessage(answer(task), []);
});

function answer({ password, stored }: PasswordTask): PasswordAnswer {
  try {
    return stored === null
      ? { hash: hashSync(password, SETTINGS) }
      : { matches: verifySync(stored, password) };
  } catch (error) {
    return { failure: error instanceof Error ? error.message : 'unknown' };
  }
}
