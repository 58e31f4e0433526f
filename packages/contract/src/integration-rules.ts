/** Rules and usage of a company, for programs (`{base}/api/v1`). */

import { z } from 'zod';
import { done, id, idParams, instant, LIMITS } from './fields.ts';
import { PLANS } from './plans.ts';
import type { PlanId } from './plans.ts';
import { defineRoute } from './route.ts';

const ALWAYS = ['unauthenticated', 'scopeMissing', 'rateLimited', 'accessDenied'] as const;

/** `pattern`: a regular expression (RE2 syntax); `remove`: a term that is always removed; `keep`: one that never is. */
export const RULE_KINDS = ['pattern', 'remove', 'keep'] as const;

export const rule = z.object({
  id,
  kind: z.enum(RULE_KINDS),
  /** Name of a pattern; the term itself otherwise. */
  label: z.string(),
  /** Null unless `pattern`. */
  pattern: z.string().nullable(),
  active: z.boolean(),
});
export type Rule = z.output<typeof rule>;

const label = z.string('labelRequired').trim().min(1, 'labelRequired').max(LIMITS.text, 'labelTooLong');

export const newRule = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('pattern'),
    label,
    pattern: z.string('patternRequired').min(1, 'patternRequired').max(LIMITS.text, 'patternTooLong'),
    active: z.boolean().default(true),
  }),
  z.object({ kind: z.literal('remove'), label }),
  z.object({ kind: z.literal('keep'), label }),
]);
export type NewRule = z.output<typeof newRule>;

export const listRules = defineRoute({
  access: 'key',
  permission: 'rules',
  scope: 'rules:read',
  method: 'GET',
  path: '/rules',
  summary: 'The rules of one kind, page by page: `next` of an answer is `after` of the next call.',
  query: z.object({
    kind: z.enum(RULE_KINDS),
    limit: z.coerce.number().int().min(1).max(1000).default(100),
    after: id.optional(),
  }),
  answer: z.object({ rules: z.array(rule), next: id.nullable() }),
  errors: [...ALWAYS],
});

export const createRule = defineRoute({
  access: 'key',
  permission: 'rules',
  scope: 'rules:write',
  method: 'POST',
  path: '/rules',
  summary: 'Adds a rule. It counts for documents that are indexed from then on.',
  body: newRule,
  answer: rule,
  success: { 201: 'Added.' },
  errors: [
    ...ALWAYS,
    'labelRequired',
    'labelTooLong',
    'patternRequired',
    'patternTooLong',
    'patternRefused',
    'termTaken',
    'tooManyRules',
  ],
});

export const deleteRule = defineRoute({
  access: 'key',
  permission: 'rules',
  scope: 'rules:write',
  method: 'DELETE',
  path: '/rules/{id}',
  summary: 'Deletes a rule of any kind.',
  params: idParams,
  answer: done,
  errors: [...ALWAYS, 'notFound'],
});

const count = z.number().int();

export const usage = z.object({
  plan: z.enum(Object.keys(PLANS) as [PlanId, ...PlanId[]]),
  /** Credits that the company has left, and when its month ends. */
  balance: count,
  renewsAt: instant,
  /** What was used in the month that was asked for, in the time of São Paulo. */
  month: z.object({ year: count, month: count, credits: count, documents: count }),
  limits: z.object({ requestsPerMinute: count, documentsUnderWay: count }),
  /** Documents that came through the API and wait or are worked on now. */
  underWay: count,
});
export type Usage = z.output<typeof usage>;

export const getUsage = defineRoute({
  access: 'key',
  permission: 'documents',
  scope: 'usage',
  method: 'GET',
  path: '/usage',
  summary: 'Credits, limits and what was used in a month; left out: the present one.',
  query: z.object({
    year: z.coerce.number().int().min(2025).max(9999).optional(),
    month: z.coerce.number().int().min(1).max(12).optional(),
  }),
  answer: usage,
  errors: [...ALWAYS],
});
