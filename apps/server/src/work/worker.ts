import { clearInterval, setInterval } from 'node:timers';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { ClaimLost, MAX_ATTEMPTS } from './claim.ts';
import type { Claim, WorkHandler } from './claim.ts';
import * as store from './store.ts';
import type { Item } from './store.ts';

/** Also how long a cancelled document may run on. */
const HEARTBEAT_MS = 5_000;

/** Pause before the second try; it triples with each. */
const FIRST_PAUSE_SECONDS = 5;

interface WorkerParts {
  readonly platform: Platform;
  readonly slots: number;
  readonly handlers: ReadonlyMap<string, WorkHandler>;
  readonly wake: (tx: Tx, startAfterSeconds?: number) => Promise<void>;
  /** Of this process. */
  readonly id: string;
}

export function createWorker(parts: WorkerParts): { drain(signal: AbortSignal): Promise<void> } {
  const { platform, slots, id } = parts;
  /** Documents under way in this process, by company. */
  const running = new Map<string, number>();
  const count = (empresaId: string, by: 1 | -1): void => {
    running.set(empresaId, (running.get(empresaId) ?? 0) + by);
  };
  /** With two slots or more, one is always left for the others. */
  const full = (): readonly string[] =>
    slots < 2 ? [] : [...running].filter(([, many]) => many >= slots - 1).map(([empresaId]) => empresaId);

  return {
    async drain(signal) {
      while (!signal.aborted) {
        const item = await platform.db.asPlatform(async (tx) => await store.takeItem(tx, id, full()));
        if (item === null) return;
        count(item.empresaId, 1);
        try {
          await work(parts, item, signal);
        } finally {
          count(item.empresaId, -1);
        }
      }
    },
  };
}

async function work(parts: WorkerParts, item: Item, stopping: AbortSignal): Promise<void> {
  const { platform, handlers, id } = parts;
  const handler = handlers.get(item.kind);
  if (handler === undefined) throw new Error(`nobody works on ${item.kind}`);
  const lost = new AbortController();
  const beat = setInterval(() => void extend(), HEARTBEAT_MS);
  const extend = async (): Promise<void> => {
    try {
      const mine = await platform.db.asPlatform(async (tx) => await store.extendLease(tx, item, id));
      if (!mine) lost.abort(new ClaimLost());
    } catch (error) {
      // the lease outlives a short silence of the database; a longer one ends in ClaimLost
      platform.log.warn({ reason: (error as Error).name }, 'lease not extended');
    }
  };
  const claim = claimOf(item, id, AbortSignal.any([lost.signal, stopping]));
  try {
    if (item.attempts > MAX_ATTEMPTS) await handler.giveUp(claim);
    else await handler.run(claim);
  } catch (error) {
    if (error instanceof ClaimLost || lost.signal.aborted) return;
    await retry(parts, item, claim, handler, { error, stopping });
  } finally {
    clearInterval(beat);
  }
}

function orLost(mine: boolean): void {
  if (!mine) throw new ClaimLost();
}

function claimOf(item: Item, worker: string, signal: AbortSignal): Claim {
  return {
    empresaId: item.empresaId,
    subject: item.subject,
    attempt: item.attempts,
    signal,
    finish: async (tx) => orLost(await store.finishItem(tx, item, worker)),
    block: async (tx) => orLost(await store.blockItem(tx, item, worker)),
  };
}

async function retry(
  { platform, wake, id }: WorkerParts,
  item: Item,
  claim: Claim,
  handler: WorkHandler,
  { error, stopping }: { readonly error: unknown; readonly stopping: AbortSignal },
): Promise<void> {
  platform.log.warn({ kind: item.kind, attempt: item.attempts, reason: nameOf(error) }, 'document failed');
  if (!stopping.aborted && item.attempts >= MAX_ATTEMPTS) {
    await handler.giveUp(claim);
    return;
  }
  const pauseSeconds = stopping.aborted ? 0 : FIRST_PAUSE_SECONDS * 3 ** (item.attempts - 1);
  await platform.db.asPlatform(async (tx) => {
    await store.releaseItem(tx, item, id, { pauseSeconds, counted: !stopping.aborted });
    await wake(tx, pauseSeconds);
  });
}

/** Messages may hold text of a document: only the kind of error is logged. */
function nameOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? `${error.name} ${code}` : error.name;
}
