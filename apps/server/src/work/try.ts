/** One try of one document: under a lease that is kept, with a claim that is refused once the lease is somebody else's. */

import { clearInterval, setInterval } from 'node:timers';
import { StorageFault } from '../platform/storage-fault.ts';
import type { JobResult } from '../platform/metrics.ts';
import { ClaimLost, MAX_ATTEMPTS, Postponed } from './claim.ts';
import type { Claim, WorkHandler } from './claim.ts';
import type { Place } from './crew.ts';
import * as store from './store.ts';
import type { Item } from './store.ts';
import { nameOf } from './error-name.ts';
import type { WorkerParts } from './parts.ts';

/** Also how long a cancelled document may run on. A lease outlives three of them. */
const HEARTBEAT_MS = 4_000;

/** Pause before the second try; it triples with each. */
const FIRST_PAUSE_SECONDS = 5;
/** Pause when something outside does not work; it doubles with each, up to the longest. */
const OUTAGE_PAUSE_SECONDS = 5;
const LONGEST_OUTAGE_PAUSE_SECONDS = 60;

/** @throws only what the database throws when the item can't be put back */
export async function tryItem(
  parts: WorkerParts,
  item: Item,
  place: Place,
  stopping: AbortSignal,
): Promise<JobResult> {
  const handler = parts.handlers.get(item.kind);
  if (handler === undefined) throw new Error(`nobody works on ${item.kind}`);
  const lost = new AbortController();
  const beat = setInterval(() => void keepLease(parts, item, lost), HEARTBEAT_MS);
  const told: { result: JobResult } = { result: 'done' };
  const claim = claimOf(item, place, AbortSignal.any([lost.signal, stopping]), told);
  try {
    if (item.attempts > MAX_ATTEMPTS) {
      await handler.giveUp(claim);
      return 'dead';
    }
    await handler.run(claim);
    return told.result;
  } catch (error) {
    if (error instanceof ClaimLost || lost.signal.aborted) return 'lost';
    return await putBack(parts, { item, claim, handler, error, stopping });
  } finally {
    clearInterval(beat);
  }
}

async function keepLease({ platform }: WorkerParts, item: Item, lost: AbortController): Promise<void> {
  try {
    const mine = await platform.db.asPlatform(async (tx) => await store.extendLease(tx, item));
    if (!mine) lost.abort(new ClaimLost());
  } catch (error) {
    // the lease outlives a short silence of the database; a longer one ends in ClaimLost
    platform.log.warn({ reason: nameOf(error) }, 'lease not extended');
  }
}

function claimOf(item: Item, place: Place, signal: AbortSignal, told: { result: JobResult }): Claim {
  return {
    empresaId: item.empresaId,
    subject: item.subject,
    attempt: item.attempts,
    signal,
    weigh(pages) {
      item.pages = pages;
      place.weigh(pages);
    },
    async finish(tx, result = 'done') {
      orLost(await store.finishItem(tx, item));
      told.result = result;
    },
    async block(tx) {
      orLost(await store.blockItem(tx, item));
      told.result = 'returned';
    },
  };
}

function orLost(mine: boolean): void {
  if (!mine) throw new ClaimLost();
}

interface Failed {
  readonly item: Item;
  readonly claim: Claim;
  readonly handler: WorkHandler;
  readonly error: unknown;
  readonly stopping: AbortSignal;
}

async function putBack(parts: WorkerParts, failed: Failed): Promise<JobResult> {
  const { platform } = parts;
  const { item, claim, handler, error, stopping } = failed;
  const release = async (pauseSeconds: number, counted: boolean): Promise<void> =>
    await platform.db.asPlatform(async (tx) => {
      await store.releaseItem(tx, item, { pauseSeconds, counted });
      if (pauseSeconds === 0) await platform.db.notify(tx, store.CHANNEL);
    });
  if (error instanceof Postponed || stopping.aborted) {
    await release(0, false);
    return 'returned';
  }
  platform.log.warn({ kind: item.kind, attempt: item.attempts, reason: nameOf(error) }, 'document failed');
  if (error instanceof StorageFault) {
    await platform.db.inTenant(item.empresaId, async (tx) => {
      await handler.onOutage(tx, item.subject, error.full ? 'storage-full' : 'storage-away');
    });
    await release(Math.min(OUTAGE_PAUSE_SECONDS * 2 ** item.outages, LONGEST_OUTAGE_PAUSE_SECONDS), false);
    return 'returned';
  }
  if (item.attempts >= MAX_ATTEMPTS) {
    await handler.giveUp(claim);
    return 'dead';
  }
  await release(FIRST_PAUSE_SECONDS * 3 ** (item.attempts - 1), true);
  return 'retried';
}
