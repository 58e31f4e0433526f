/** The call that something is done for, known wherever its handler, or a job that it left behind, leads to. */

import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Undefined: nobody's call, as what the clock starts. */
export const requestId = (): string | undefined => current.getStore();

/** `id` null: the work is nobody's. */
export const withRequestId = <T>(id: string | null, work: () => T): T =>
  id === null ? current.exit(work) : current.run(id, work);
