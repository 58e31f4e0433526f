/**
 * Webhooks: addresses of a company that are told what happens to its documents (plans with API). Calls are signed as the
 * Standard Webhooks specification says: headers `webhook-id`, `webhook-timestamp` and `webhook-signature`.
 */

import { z } from 'zod';
import { done, id, idParams, instant, pageQuery } from './fields.ts';
import { defineRoute } from './route.ts';
import { EVENTS } from './webhook-events.ts';

export * from './webhook-events.ts';

const admin = { access: 'session', permission: 'company' } as const;

/** Why a delivery did not succeed. `refused`: the address is not a public one (any more). `status`: another status than 2xx. */
export const DELIVERY_PROBLEMS = ['status', 'timeout', 'unreachable', 'certificate', 'refused'] as const;
export type DeliveryProblem = (typeof DELIVERY_PROBLEMS)[number];

/** Hours that the secret before a rotation still signs beside the new one. */
export const ROTATION_HOURS = 24;

/** Days of nothing but failures after which an address is switched off. */
export const FAILING_DAYS = 5;

/** Pauses between the tries of a delivery, seconds: ten retries within four days. */
export const RETRY_SECONDS = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 72_000, 86_400] as const;

export const webhook = z.object({
  id,
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(EVENTS)),
  active: z.boolean(),
  /** `failing`: switched off by the service after days of failures; `gone`: it answered 410. Null: on, or off by hand. */
  offReason: z.enum(['failing', 'gone']).nullable(),
  /** Since when every try has failed; null: the last one went well, or there was none. */
  failingSince: instant.nullable(),
  lastDeliveredAt: instant.nullable(),
  /** First characters of the secret. */
  secretHint: z.string(),
  /** Until when the secret before the last rotation signs too. */
  oldSecretUntil: instant.nullable(),
  createdAt: instant,
});
export type Webhook = z.output<typeof webhook>;

/** With the secret, which is shown in this answer and never again. */
const withSecret = webhook.extend({ secret: z.string() });

const fields = {
  url: z.string('webhookUrlRefused').trim().min(1, 'webhookUrlRefused').max(2000, 'webhookUrlRefused'),
  description: z.string().trim().max(100).default(''),
  events: z.array(z.enum(EVENTS)).min(1, 'eventsRequired').max(EVENTS.length),
};

export const listWebhooks = defineRoute({
  ...admin,
  method: 'GET',
  path: '/integration/webhooks',
  summary: 'The addresses that are told what happens, oldest first.',
  answer: z.array(webhook),
  errors: ['accessDenied'],
});

export const createWebhook = defineRoute({
  ...admin,
  method: 'POST',
  path: '/integration/webhooks',
  summary: 'Adds an address (https); its secret is shown in this answer and never again.',
  body: z.object(fields),
  answer: withSecret,
  errors: [
    'accessDenied',
    'reauthenticationRequired',
    'apiRequiresPlan',
    'webhookUrlRefused',
    'eventsRequired',
    'tooManyWebhooks',
  ],
});

export const updateWebhook = defineRoute({
  ...admin,
  method: 'PUT',
  path: '/integration/webhooks/{id}',
  summary: 'Changes an address, switches it on or off; switching on forgets its failures.',
  params: idParams,
  body: z.object({ ...fields, active: z.boolean() }),
  answer: webhook,
  errors: [
    'accessDenied',
    'notFound',
    'reauthenticationRequired',
    'apiRequiresPlan',
    'webhookUrlRefused',
    'eventsRequired',
  ],
});

export const deleteWebhook = defineRoute({
  ...admin,
  method: 'DELETE',
  path: '/integration/webhooks/{id}',
  summary: 'Deletes an address, its log and what waits for it.',
  params: idParams,
  answer: done,
  errors: ['accessDenied', 'notFound'],
});

export const rotateSecret = defineRoute({
  ...admin,
  method: 'POST',
  path: '/integration/webhooks/{id}/secret',
  summary: `Makes a new secret, shown in this answer only; the old one signs too for ${ROTATION_HOURS} hours.`,
  params: idParams,
  answer: withSecret,
  errors: ['accessDenied', 'notFound', 'reauthenticationRequired', 'apiRequiresPlan'],
});

const attempt = z.object({
  at: instant,
  /** HTTP status of the answer; null: there was none. */
  status: z.number().int().nullable(),
  /** Null: it was taken (2xx). */
  problem: z.enum(DELIVERY_PROBLEMS).nullable(),
  durationMs: z.number().int(),
});
export type DeliveryAttempt = z.output<typeof attempt>;

export const delivery = z.object({
  id,
  /** The same in every try and in deliveries by hand of the same event: header `webhook-id`. */
  eventId: z.string(),
  event: z.enum([...EVENTS, 'ping']),
  state: z.enum(['waiting', 'delivered', 'failed']),
  createdAt: instant,
  /** Null unless `waiting`. */
  nextTryAt: instant.nullable(),
  /** What was and is sent. Ids only: no names, nothing from documents. */
  payload: z.string(),
  /** Oldest first. */
  attempts: z.array(attempt),
});
export type Delivery = z.output<typeof delivery>;

export const pingWebhook = defineRoute({
  ...admin,
  method: 'POST',
  path: '/integration/webhooks/{id}/ping',
  summary: 'Sends a test event; its outcome shows in the log.',
  params: idParams,
  answer: delivery,
  errors: ['accessDenied', 'notFound', 'apiRequiresPlan', 'webhookOff', 'tooManyRequests'],
});

export const listDeliveries = defineRoute({
  ...admin,
  method: 'GET',
  path: '/integration/webhooks/{id}/deliveries',
  summary: 'What was sent to an address in the last 30 days, last first.',
  params: idParams,
  query: pageQuery.extend({ state: z.enum(['waiting', 'delivered', 'failed']).optional() }),
  answer: z.object({
    records: z.array(delivery),
    totalRecords: z.number().int(),
    pageSize: z.number().int(),
  }),
  errors: ['accessDenied', 'notFound'],
});

export const redeliver = defineRoute({
  ...admin,
  method: 'POST',
  path: '/integration/webhooks/{id}/deliveries/{delivery}/redeliver',
  summary: 'Sends an event again, with the same id, now.',
  params: z.object({ id, delivery: id }),
  answer: delivery,
  errors: ['accessDenied', 'notFound', 'apiRequiresPlan', 'webhookOff', 'tooManyRequests'],
});
