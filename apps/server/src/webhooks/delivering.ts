/**
 * The job: one try of one delivery. What came of it, and the next try, are stored in one transaction; a process that dies
 * in between sends once more with the same id (at least once, never lost).
 */

import { webhooks as wire } from '@mavendoc/contract';
import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { defineJob } from '../platform/jobs.ts';
import type { Outbound } from '../platform/outbound.ts';
import type { Platform } from '../platform/platform.ts';
import * as deliveries from './delivery-store.ts';
import type { DeliveryRow } from './delivery-store.ts';
import { tellAdmins } from './notice.ts';
import { send } from './send.ts';
import * as store from './webhook-store.ts';
import type { WebhookRow } from './webhook-store.ts';

const DAY_MS = 24 * 3_600_000;

/** Calls to one address at once, from one process: a slow one leaves room for the others. */
const CALLS_AT_ONCE = 2;

/** Until another delivery to an address is tried after a failure: short at first, then so that it costs nothing. */
const PAUSE_SECONDS = { first: 5, later: 60 } as const;

/** Waiting for one address that fails; of more, the oldest are given up. They can be repeated by hand. */
const MOST_WAITING = 1000;

/** Nobody receives the same instant again and again from a heap of retries. */
const SPREAD = 0.2;

export const deliverJob = defineJob({
  name: 'webhooks.deliver',
  data: z.object({ empresaId: z.string(), deliveryId: z.string() }),
  // failed deliveries plan their next try themselves: these are for a process that died
  retries: 10,
  backoffSeconds: 5,
  expireSeconds: 60,
  concurrency: 8,
});

/** Ends the pause of an address. */
const wakeJob = defineJob({
  name: 'webhooks.wake',
  data: z.object({ empresaId: z.string(), webhookId: z.string() }),
  retries: 20,
  concurrency: 2,
});

/** Secrets that sign now, newest first. */
export type SecretsOf = (webhook: WebhookRow) => readonly string[];

export function delivering(platform: Platform, outbound: Outbound, secretsOf: SecretsOf): void {
  const { db, jobs } = platform;
  const busy = new Map<string, number>();
  const count = (id: string, by: 1 | -1): void => {
    busy.set(id, (busy.get(id) ?? 0) + by);
    if (busy.get(id) === 0) busy.delete(id);
  };

  const handler = async (job: DeliverData): Promise<void> => {
    const taken = await db.inTenant(job.empresaId, async (tx) => {
      const found = await take(tx, job.deliveryId);
      if (found === null) return null;
      const { pauseUntil, id } = found.webhook;
      if (pauseUntil === null && (busy.get(id) ?? 0) < CALLS_AT_ONCE) return found;
      await deliveries.park(tx, found.delivery.id);
      if (pauseUntil !== null) await deliveries.failOldest(tx, id, MOST_WAITING);
      return null;
    });
    if (taken === null) return;
    const { delivery, webhook } = taken;
    count(webhook.id, 1);
    let attempt: wire.DeliveryAttempt;
    try {
      attempt = await send(outbound, {
        url: webhook.url,
        secrets: secretsOf(webhook),
        id: delivery.eventId,
        body: delivery.payload,
      });
    } finally {
      // before the outcome is noted: who parks because of this call has done so when the next is released
      count(webhook.id, -1);
    }
    await db.inTenant(job.empresaId, async (tx) => await note(platform, tx, job, taken, attempt));
  };
  jobs.handle(deliverJob, handler, async ({ empresaId, deliveryId }) => {
    await db.inTenant(empresaId, async (tx) => {
      const found = await take(tx, deliveryId);
      if (found === null) return;
      await deliveries.fail(tx, deliveryId);
      if (found.webhook.pauseUntil === null) await releaseOldest(platform, tx, empresaId, found.webhook.id);
    });
  });
  jobs.handle(wakeJob, async ({ empresaId, webhookId }) => {
    await db.inTenant(empresaId, async (tx) => {
      // who has prolonged the pause has also enqueued the job that ends it
      const webhook = await store.lockWebhook(tx, webhookId);
      if (webhook?.pauseUntil === null) await releaseOldest(platform, tx, empresaId, webhookId);
    });
  });
}

/**
 * Of what waits parked, one goes on: after a pause, and after each delivery that was taken. So an address that fails
 * costs one call for each pause, however much waits for it.
 */
async function releaseOldest(
  platform: Platform,
  tx: Tx,
  empresaId: string,
  webhookId: string,
): Promise<void> {
  const deliveryId = await deliveries.releaseOldest(tx, webhookId);
  if (deliveryId !== null) await platform.jobs.enqueue(tx, deliverJob, { empresaId, deliveryId });
}

type DeliverData = z.output<typeof deliverJob.data>;

interface Taken {
  readonly delivery: DeliveryRow;
  readonly webhook: WebhookRow;
}

/** Null: it was deleted, delivered, or its address is off. The address stays locked: what is decided of it holds. */
async function take(tx: Tx, deliveryId: string): Promise<Taken | null> {
  const delivery = await deliveries.findDelivery(tx, deliveryId);
  if (delivery?.state !== 'waiting') return null;
  const webhook = await store.lockWebhook(tx, delivery.webhookId);
  if (webhook === null) return null;
  if (webhook.active) return { delivery, webhook };
  await deliveries.failWaiting(tx, webhook.id);
  return null;
}

const spread = (seconds: number): number => Math.ceil(seconds * (1 + Math.random() * SPREAD));

async function note(
  platform: Platform,
  tx: Tx,
  job: DeliverData,
  { delivery, webhook }: Taken,
  attempt: wire.DeliveryAttempt,
): Promise<void> {
  await store.lockWebhook(tx, webhook.id);
  if (attempt.problem === null) {
    await deliveries.noteAttempt(tx, delivery.id, attempt, { state: 'delivered', nextSeconds: null });
    await store.noteDelivered(tx, webhook.id);
    await releaseOldest(platform, tx, job.empresaId, webhook.id);
    return;
  }
  const pause = wire.RETRY_SECONDS[delivery.attempts.length];
  const nextSeconds = pause === undefined ? null : spread(pause);
  const state = nextSeconds === null ? 'failed' : 'waiting';
  await deliveries.noteAttempt(tx, delivery.id, attempt, { state, nextSeconds });
  if (nextSeconds !== null)
    await platform.jobs.enqueue(tx, deliverJob, job, { startAfterSeconds: nextSeconds });
  await noteFailure(platform, tx, job.empresaId, webhook, attempt.status === 410);
}

async function noteFailure(
  platform: Platform,
  tx: Tx,
  empresaId: string,
  webhook: WebhookRow,
  gone: boolean,
): Promise<void> {
  const isFirst = webhook.failingSince === null;
  const pause = isFirst ? PAUSE_SECONDS.first : PAUSE_SECONDS.later;
  const since = await store.noteFailing(tx, webhook.id, pause);
  const wake = { empresaId, webhookId: webhook.id };
  await platform.jobs.enqueue(tx, wakeJob, wake, { startAfterSeconds: spread(pause + 1) });
  const failedLong = Date.now() - since.getTime() > wire.FAILING_DAYS * DAY_MS;
  if (!gone && !failedLong) return;
  if (!(await store.switchOff(tx, webhook.id, gone ? 'gone' : 'failing'))) return;
  await deliveries.failWaiting(tx, webhook.id);
  await tellAdmins(platform, tx, webhook.url);
  await platform.audit.record(tx, {
    empresaId,
    actorId: null,
    actor: 'system',
    action: 'webhook.switched-off',
    target: `webhook:${webhook.id}`,
    detail: { gone },
    ip: '',
  });
}
