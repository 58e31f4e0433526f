import { webhooks as wire } from '@mavendoc/contract';
import { hasApiAccess } from '../company/service.ts';
import type { AuditDetail } from '../platform/audit.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { requireRecentSignIn } from '../sessions/service.ts';
import type { DeliveryRow, WebhookRow, WebhookService } from './service.ts';

interface Caller {
  readonly who: Who;
  readonly ip: string;
}

export function webhookRoutes(http: Http, { db, audit }: Platform, webhooks: WebhookService): void {
  const reading = async <T>({ who }: Caller, work: (tx: Tx) => Promise<T>): Promise<T> =>
    await db.inTenant(who.empresaId, work);
  /** For plans with API; records the action in the transaction that does it. */
  const changing = async <T extends { readonly id: string }>(
    { who, ip }: Caller,
    action: string,
    work: (tx: Tx) => Promise<T>,
    detail: AuditDetail = {},
  ): Promise<T> =>
    await db.inTenant(who.empresaId, async (tx) => {
      const { empresaId, userId: actorId, email: actor } = who;
      if (!(await hasApiAccess(tx, empresaId))) throw new AppError('apiRequiresPlan');
      const result = await work(tx);
      await audit.record(tx, {
        empresaId,
        actorId,
        actor,
        action,
        target: `webhook:${result.id}`,
        detail,
        ip,
      });
      return result;
    });

  http.route(wire.listWebhooks, async (call) =>
    (await reading(call, async (tx) => await webhooks.list(tx))).map(toWire),
  );
  http.route(
    wire.createWebhook,
    async (call) => {
      const { who, body } = call;
      requireRecentSignIn(who);
      await webhooks.acceptAddress(body.url);
      const made = await changing(
        call,
        'webhook.created',
        async (tx) => await webhooks.create(tx, who.empresaId, body),
      );
      return { ...toWire(made), secret: made.plainSecret };
    },
    { perMinute: 30 },
  );
  http.route(
    wire.updateWebhook,
    async (call) => {
      const { who, params, body } = call;
      // a broken address can still be switched off
      if (body.active) await webhooks.acceptAddress(body.url);
      const update = async (tx: Tx) => {
        const before = (await webhooks.list(tx)).find(({ id }) => id === params.id);
        // what the company is told would go to somebody else
        if (before !== undefined && before.url !== body.url) requireRecentSignIn(who);
        return await webhooks.update(tx, params.id, body);
      };
      return toWire(await changing(call, 'webhook.updated', update, { active: body.active }));
    },
    { perMinute: 30 },
  );
  // also without the plan: what is left of better times can be taken away
  http.route(wire.deleteWebhook, async ({ who, ip, params }) => {
    await db.inTenant(who.empresaId, async (tx) => {
      await webhooks.remove(tx, params.id);
      const { empresaId, userId: actorId, email: actor } = who;
      const target = `webhook:${params.id}`;
      await audit.record(tx, { empresaId, actorId, actor, action: 'webhook.deleted', target, ip });
    });
    return {};
  });
  http.route(wire.rotateSecret, async (call) => {
    requireRecentSignIn(call.who);
    const rotate = async (tx: Tx) => await webhooks.rotate(tx, call.params.id);
    const rotated = await changing(call, 'webhook.secret-rotated', rotate);
    return { ...toWire(rotated), secret: rotated.plainSecret };
  });
  http.route(
    wire.pingWebhook,
    async (call) => {
      const ping = async (tx: Tx) => {
        const delivery = await webhooks.ping(tx, call.who.empresaId, call.params.id);
        return { delivery, id: call.params.id };
      };
      return deliveryToWire((await changing(call, 'webhook.pinged', ping)).delivery);
    },
    { perMinute: 60 },
  );
  http.route(
    wire.redeliver,
    async (call) => {
      const { id, delivery: old } = call.params;
      const again = async (tx: Tx) => ({
        delivery: await webhooks.redeliver(tx, call.who.empresaId, id, old),
        id,
      });
      return deliveryToWire((await changing(call, 'webhook.redelivered', again)).delivery);
    },
    { perMinute: 60 },
  );
  http.route(wire.listDeliveries, async (call) => {
    const { records, total } = await reading(
      call,
      async (tx) => await webhooks.log(tx, call.params.id, call.query),
    );
    return { records: records.map(deliveryToWire), totalRecords: total, pageSize: call.query.size };
  });
}

const instant = (date: Date | null): string | null => date?.toISOString() ?? null;

const toWire = (row: WebhookRow): wire.Webhook => ({
  id: row.id,
  url: row.url,
  description: row.description,
  events: row.events,
  active: row.active,
  offReason: row.offReason,
  failingSince: instant(row.failingSince),
  lastDeliveredAt: instant(row.lastDeliveredAt),
  secretHint: row.secretHint,
  oldSecretUntil: instant(row.oldSecretUntil),
  createdAt: row.createdAt.toISOString(),
});

const deliveryToWire = (row: DeliveryRow): wire.Delivery => ({
  id: row.id,
  eventId: row.eventId,
  event: row.event,
  state: row.state,
  createdAt: row.createdAt.toISOString(),
  nextTryAt: row.state === 'waiting' ? instant(row.nextTryAt) : null,
  payload: row.payload,
  attempts: row.attempts,
});
