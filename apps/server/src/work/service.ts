/**
 * The queue of documents: what waits, who has it and until when is in work_items. A worker that dies is found out by its
 * lease, and its late results are refused: `finish` runs in the transaction that stores them. Turns go round between
 * companies, and long documents leave room for short ones, so that nobody waits behind another's heap or giant.
 */

import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { requestId } from '../platform/request-id.ts';
import { createBell } from './bell.ts';
import type { WorkHandler } from './claim.ts';
import * as store from './store.ts';
import { runWorker } from './worker.ts';

export type { Claim, Outage, WorkHandler } from './claim.ts';
export { progressWriter } from './progress.ts';

export interface WorkService {
  handle(handler: WorkHandler): void;
  /** Adds an item, or wakes the one there is, in the caller's transaction. */
  add(tx: Tx, item: { empresaId: string; kind: string; subject: string; urgent?: boolean }): Promise<void>;
  /** Takes an item out; a worker that has it stops within seconds. */
  cancel(tx: Tx, kind: string, subject: string): Promise<void>;
  /** Answers the subjects that wait for a worker again. */
  unblock(tx: Tx, empresaId: string, kind: string): Promise<readonly string[]>;
}

/** @param places documents that this process works on at once */
export function workService(platform: Platform, places: number): WorkService {
  const { db, jobs } = platform;
  const handlers = new Map<string, WorkHandler>();
  const bell = createBell();
  jobs.keepRunning(async (stopping) => {
    await Promise.all([
      db.listen(store.CHANNEL, () => bell.ring(), stopping),
      runWorker({ platform, places, handlers, bell }, stopping),
    ]);
  });
  countDocuments(platform, handlers);

  return {
    handle(handler) {
      handlers.set(handler.kind, handler);
    },
    async add(tx, { urgent = false, ...item }) {
      await store.insertItem(tx, { ...item, priority: urgent ? 1 : 0, requestId: requestId() ?? null });
      await db.notify(tx, store.CHANNEL);
    },
    cancel: store.deleteItem,
    async unblock(tx, empresaId, kind) {
      const subjects = await store.unblockItems(tx, empresaId, kind);
      if (subjects.length > 0) await db.notify(tx, store.CHANNEL);
      return subjects;
    },
  };
}

function countDocuments({ db, metrics }: Platform, handlers: ReadonlyMap<string, WorkHandler>): void {
  const depths = async () => {
    const found = await db.asPlatform(store.readDepths);
    // a queue with nothing in it is told too
    return [...handlers.keys()].map(
      (queue) => found.find((each) => each.queue === queue) ?? emptyQueue(queue),
    );
  };
  const help = 'Documents by queue and state; blocked ones wait for credits.';
  metrics.gauge('mavendoc_queue_documents', help, ['queue', 'state'], async () =>
    (await depths()).flatMap(({ queue, waiting, running, blocked }) => [
      { queue, state: 'waiting', value: waiting },
      { queue, state: 'running', value: running },
      { queue, state: 'blocked', value: blocked },
    ]),
  );
  const oldest = 'Time that the document at the head of the queue could have been taken.';
  metrics.gauge('mavendoc_queue_oldest_seconds', oldest, ['queue'], async () =>
    (await depths()).map(({ queue, oldest: value }) => ({ queue, value })),
  );
}

const emptyQueue = (queue: string) => ({ queue, waiting: 0, running: 0, blocked: 0, oldest: 0 });
