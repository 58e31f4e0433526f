/** Takes documents as places get free, works on them, and puts back what could not be done. */

import { setTimeout as sleep } from 'node:timers/promises';
import { isOutOfReach } from '../platform/database/database.ts';
import { withRequestId } from '../platform/request-id.ts';
import { createCrew } from './crew.ts';
import type { Place } from './crew.ts';
import { nameOf } from './error-name.ts';
import * as store from './store.ts';
import type { Item } from './store.ts';
import type { WorkerParts } from './parts.ts';
import { tryItem } from './try.ts';

/** Longest time until a document is noticed of which nobody told: one whose worker died, one whose pause is over. */
const LOOK_MS = 3_000;

/** Time that a process which stops leaves its documents to end; those that don't are put back. */
const GRACE_MS = 8_000;

/** Until `stopping` is aborted and every document has ended or is put back. */
export async function runWorker(parts: WorkerParts, stopping: AbortSignal): Promise<void> {
  const { platform, bell } = parts;
  const crew = createCrew(parts.places);
  const busy = new Set<Promise<void>>();
  const late = new AbortController();
  stopping.addEventListener('abort', () => bell.ring(), { once: true });
  while (!stopping.aborted) {
    const item = crew.isFull() ? null : await take();
    if (item === null) {
      // not all processes at the same moment
      await bell.wait(LOOK_MS * (0.75 + Math.random() / 2));
      continue;
    }
    const place = crew.enter(item);
    const done = work(item, place);
    busy.add(done);
    void done.finally(() => {
      busy.delete(done);
      bell.ring();
    });
  }
  const all = Promise.all(busy);
  await Promise.race([all, sleep(GRACE_MS, undefined, { ref: false })]);
  late.abort();
  await all;

  async function take(): Promise<Item | null> {
    try {
      return await platform.db.asPlatform(
        async (tx) => await store.takeItem(tx, { without: crew.satisfied(), long: crew.takesLong() }),
      );
    } catch (error) {
      platform.log.warn({ reason: nameOf(error) }, 'the queue can not be looked at');
      return null;
    }
  }

  async function work(item: Item, place: Place): Promise<void> {
    const started = performance.now();
    await withRequestId(item.requestId, async () => {
      try {
        const result = await tryItem(parts, item, place, late.signal);
        const ms = Math.round(performance.now() - started);
        platform.metrics.jobEnded(item.kind, result, ms / 1000);
        platform.log.info({ kind: item.kind, attempt: item.attempts, result, ms }, 'document');
      } catch (error) {
        // its lease ends by itself, and somebody takes it then
        platform.log.warn({ kind: item.kind, reason: nameOf(error) }, 'document left to its lease');
        // a database that is away would be asked again at once
        if (isOutOfReach(error)) await sleep(1_000, undefined, { ref: false });
      } finally {
        place.leave();
      }
    });
  }
}
