/**
 * The queue of documents. Jobs of the platform only wake workers up; what waits, who has it and until when is in
 * work_items. A worker that dies is found out by its lease, and its late results are refused: `finish` runs in the
 * transaction that stores them. Turns go round between companies, so that nobody waits behind another's heap.
 */

import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Platform } from '../platform/platform.ts';
import type { WorkHandler } from './claim.ts';
import { createWorker } from './worker.ts';
import * as store from './store.ts';

export type { Claim, WorkHandler } from './claim.ts';
export { progressWriter } from './progress.ts';

const HOUR_SECONDS = 3600;

export interface WorkService {
  handle(handler: WorkHandler): void;
  /** Adds an item, or wakes the one there is, in the caller's transaction. */
  add(tx: Tx, item: { empresaId: string; kind: string; subject: string; urgent?: boolean }): Promise<void>;
  /** Takes an item out; a worker that has it stops within seconds. */
  cancel(tx: Tx, kind: string, subject: string): Promise<void>;
  /** Answers the subjects that wait for a worker again. */
  unblock(tx: Tx, empresaId: string, kind: string): Promise<readonly string[]>;
}

/** @param slots documents that this process works on at once */
export function workService(platform: Platform, slots: number): WorkService {
  const { db, jobs } = platform;
  const wakeJob = defineJob({
    name: 'work.wake',
    data: z.object({}),
    retries: 0,
    expireSeconds: 6 * HOUR_SECONDS,
    concurrency: slots,
  });
  const sweepJob = defineJob({ name: 'work.sweep', data: z.object({}), retries: 0 });
  const handlers = new Map<string, WorkHandler>();
  const wake = async (tx: Tx, startAfterSeconds = 0): Promise<void> =>
    await jobs.enqueue(tx, wakeJob, {}, startAfterSeconds > 0 ? { startAfterSeconds } : {});
  const worker = createWorker({ platform, slots, handlers, wake, id: randomUUID() });

  jobs.handle(wakeJob, async (_, { signal }) => await worker.drain(signal));
  // finds the documents of workers that died, and those whose wake-up was lost
  jobs.handle(sweepJob, async () => {
    await db.asPlatform(async (tx) => {
      const waiting = Math.min(await store.countWaiting(tx), slots);
      for (let each = 0; each < waiting; each++) await wake(tx);
    });
  });
  jobs.schedule(sweepJob, '* * * * *', {});

  return {
    handle(handler) {
      handlers.set(handler.kind, handler);
    },
    async add(tx, { urgent = false, ...item }) {
      await store.insertItem(tx, { ...item, priority: urgent ? 1 : 0 });
      await wake(tx);
    },
    cancel: store.deleteItem,
    async unblock(tx, empresaId, kind) {
      const subjects = await store.unblockItems(tx, empresaId, kind);
      for (let each = 0; each < Math.min(subjects.length, slots); each++) await wake(tx);
      return subjects;
    },
  };
}
