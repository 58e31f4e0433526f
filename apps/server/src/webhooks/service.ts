/** Webhooks: what happens is written down with the event itself, and sent from there until it is taken. */

import { randomUUID } from 'node:crypto';
import { PLANS, webhooks as wire } from '@mavendoc/contract';
import type { PlanId } from '@mavendoc/contract';
import { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import { defineJob } from '../platform/jobs.ts';
import { outboundGuard } from '../platform/outbound.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptAddress } from './address.ts';
import * as deliveries from './delivery-store.ts';
import type { DeliveryRow } from './delivery-store.ts';
import { deliverJob, delivering } from './delivering.ts';
import { payloadOf } from './events.ts';
import { hintOf, newSecret } from './signature.ts';
import * as store from './webhook-store.ts';
import type { Fields, WebhookRow } from './webhook-store.ts';

export type { DeliveryRow } from './delivery-store.ts';
export type { WebhookRow } from './webhook-store.ts';
/** What became of something. */
export type WebhookEvent = wire.Event;

const MOST_WEBHOOKS = 20;
const LOG_DAYS = 30;

const tidyJob = defineJob({ name: 'webhooks.tidy', data: z.object({}) });

type WithSecret = WebhookRow & { readonly plainSecret: string };

export interface WebhookService {
  /** Tells every address of the company that wants such events: it is sent when, and only when, the transaction commits. */
  tell(tx: Tx, empresaId: string, event: WebhookEvent): Promise<void>;
  list(tx: Tx): Promise<readonly WebhookRow[]>;
  /** @throws webhookUrlRefused */
  acceptAddress(url: string): Promise<void>;
  /** @throws tooManyWebhooks */
  create(tx: Tx, empresaId: string, fields: Fields): Promise<WithSecret>;
  /** @throws notFound */
  update(tx: Tx, id: string, fields: Fields & { readonly active: boolean }): Promise<WebhookRow>;
  /** @throws notFound */
  remove(tx: Tx, id: string): Promise<void>;
  /** @throws notFound */
  rotate(tx: Tx, id: string): Promise<WithSecret>;
  /** @throws notFound, webhookOff */
  ping(tx: Tx, empresaId: string, id: string): Promise<DeliveryRow>;
  /** @throws notFound, webhookOff */
  redeliver(tx: Tx, empresaId: string, id: string, deliveryId: string): Promise<DeliveryRow>;
  /** @throws notFound */
  log(
    tx: Tx,
    id: string,
    window: { page: number; size: number; state?: wire.Delivery['state'] | undefined },
  ): Promise<{ readonly records: readonly DeliveryRow[]; readonly total: number }>;
}

const secretContext = (id: string): string => `webhook:${id}`;

export function webhookService(platform: Platform): WebhookService {
  const { config, db, jobs, secrets } = platform;
  const outbound = outboundGuard(config.privateNetworksAllowed);
  const open = (sealed: Buffer, id: string): string => secrets.open(sealed, secretContext(id)).toString();
  delivering(platform, outbound, ({ id, secret, oldSecret }) =>
    [secret, oldSecret].filter((each) => each !== null).map((sealed) => open(sealed, id)),
  );
  jobs.handle(tidyJob, async () => ({
    deliveries: await db.asPlatform(async (tx) => await deliveries.forgetOld(tx, LOG_DAYS)),
  }));
  jobs.schedule(tidyJob, '17 3 * * *', {});

  const deliver = async (
    tx: Tx,
    empresaId: string,
    delivery: Pick<DeliveryRow, 'webhookId' | 'eventId' | 'event' | 'payload'>,
  ): Promise<DeliveryRow> => {
    const row = await deliveries.insertDelivery(tx, empresaId, delivery);
    await jobs.enqueue(tx, deliverJob, { empresaId, deliveryId: row.id });
    return row;
  };
  const giveSecret = async (tx: Tx, id: string, oldHours: number): Promise<WithSecret> => {
    const plainSecret = newSecret();
    const sealed = secrets.seal(plainSecret, secretContext(id));
    await store.writeSecret(tx, id, { sealed, hint: hintOf(plainSecret), oldHours });
    return { ...(await mustFind(tx, id)), plainSecret };
  };

  return {
    async tell(tx, empresaId, { type, ...data }) {
      const webhooks = (await store.listeners(tx, type)).filter(hasApi);
      if (webhooks.length === 0) return;
      const eventId = newEventId();
      const payload = payloadOf(type, data, new Date());
      for (const { id } of webhooks)
        await deliver(tx, empresaId, { webhookId: id, eventId, event: type, payload });
    },
    list: store.allWebhooks,
    acceptAddress: async (url) => await acceptAddress(outbound, url),
    async create(tx, empresaId, fields) {
      if ((await store.allWebhooks(tx)).length >= MOST_WEBHOOKS)
        throw new AppError('tooManyWebhooks', { detail: String(MOST_WEBHOOKS) });
      const id = randomUUID();
      await store.insertWebhook(tx, empresaId, id, fields);
      return await giveSecret(tx, id, 0);
    },
    async update(tx, id, fields) {
      await mustFind(tx, id);
      await store.changeWebhook(tx, id, fields);
      if (!fields.active) await deliveries.failWaiting(tx, id);
      return await mustFind(tx, id);
    },
    async remove(tx, id) {
      if (!(await store.deleteWebhook(tx, id))) throw new AppError('notFound');
    },
    async rotate(tx, id) {
      await mustFind(tx, id);
      return await giveSecret(tx, id, wire.ROTATION_HOURS);
    },
    async ping(tx, empresaId, id) {
      await mustBeOn(tx, id);
      const payload = payloadOf('ping', {}, new Date());
      return await deliver(tx, empresaId, { webhookId: id, eventId: newEventId(), event: 'ping', payload });
    },
    async redeliver(tx, empresaId, id, deliveryId) {
      await mustBeOn(tx, id);
      const delivery = await deliveries.findDelivery(tx, deliveryId);
      if (delivery?.webhookId !== id) throw new AppError('notFound');
      const { eventId, event, payload } = delivery;
      return await deliver(tx, empresaId, { webhookId: id, eventId, event, payload });
    },
    async log(tx, id, window) {
      await mustFind(tx, id);
      return await deliveries.deliveriesOf(tx, id, window);
    },
  };
}

const newEventId = (): string => `evt_${randomUUID()}`;

const hasApi = ({ plan, api }: { plan: string | null; api: boolean }): boolean =>
  api && plan !== null && PLANS[plan as PlanId].api;

async function mustFind(tx: Tx, id: string): Promise<WebhookRow> {
  const row = await store.findWebhook(tx, id);
  if (row === null) throw new AppError('notFound');
  return row;
}

async function mustBeOn(tx: Tx, id: string): Promise<void> {
  if (!(await mustFind(tx, id)).active) throw new AppError('webhookOff');
}
