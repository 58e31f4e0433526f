/** Data removal: from a completed file to a copy that is proven clean (decisions.md "Documents"). */

import { z } from 'zod';
import { id, instant } from './fields.ts';
import { defineRoute } from './route.ts';

export const STYLES = ['bar', 'label', 'mask', 'reason'] as const;
export const LEVELS = ['standard', 'strict', 'raster'] as const;

/**
 * `not-clean`: no copy could be proven clean, so none was made. `refused`: the second approver said no. `failed`: a fault
 * of the service.
 */
export const REMOVAL_REASONS = [
  'not-clean',
  'password-needed',
  'password-wrong',
  'damaged',
  'too-slow',
  'refused',
  'failed',
  // with state `pending`: what it waits for; it goes on by itself
  'storage-full',
  'storage-away',
] as const;
export type RemovalReason = (typeof REMOVAL_REASONS)[number];

export const removalState = z.enum(['none', 'pending', 'processing', 'removed', 'error']);
export type RemovalState = z.output<typeof removalState>;

const person = z.object({ id, nome: z.string() });

/** Where the company asks for a second approver. While `waiting`, the removal is `pending` and nothing is worked on. */
export const approval = z.object({
  state: z.enum(['waiting', 'approved', 'refused']),
  requestedBy: person,
  decidedBy: person.nullable(),
  decidedAt: instant.nullable(),
  /** Why it was refused; empty otherwise. */
  note: z.string(),
  /** Whether who asks may approve or refuse it now. */
  mayDecide: z.boolean(),
});
export type Approval = z.output<typeof approval>;

export const removal = z.object({
  state: removalState,
  /** Pages done and to do; both 0 unless `processing`. */
  done: z.number().int(),
  total: z.number().int(),
  reason: z.enum(REMOVAL_REASONS).nullable(),
  /** Counts up with each removal of the same file; 0 before the first. */
  version: z.number().int(),
  style: z.enum(STYLES).nullable(),
  level: z.enum(LEVELS).nullable(),
  startedAt: instant.nullable(),
  finishedAt: instant.nullable(),
  /** Values taken out, by category; once `removed`. */
  removed: z.record(z.string(), z.number().int()),
  /** Null: no second approver was needed. */
  approval: approval.nullable(),
});
export type Removal = z.output<typeof removal>;

/** Styles and levels that are left out are the company's (company.ts). */
export const startRequest = z.object({
  style: z.enum(STYLES).optional(),
  level: z.enum(LEVELS).optional(),
  /** Only these categories; left out: all. */
  categories: z.array(z.string().max(40)).max(100).optional(),
  /** Exactly these findings; left out: what the review decided, else what was proposed. */
  findings: z.array(z.string().max(200)).max(200_000).optional(),
  /** Of an encrypted original; used once and never kept. Where a second approver is needed, that person gives it. */
  password: z.string().max(1000).optional(),
});
export type StartRequest = z.output<typeof startRequest>;

const fileParams = z.object({ fileId: id });
const PATH = '/drive/removal/{fileId}';

export const startRemoval = defineRoute({
  method: 'POST',
  path: PATH,
  summary: 'Starts data removal on a completed file; the body is optional.',
  access: 'session',
  permission: 'documents',
  params: fileParams,
  body: startRequest.optional(),
  answer: removal,
  errors: ['notFound', 'notCompleted', 'removalRunning', 'passwordRequired', 'approverMissing'],
});

export const getRemoval = defineRoute({
  method: 'GET',
  path: PATH,
  summary: 'How far data removal is.',
  access: 'session',
  permission: 'documents',
  params: fileParams,
  answer: removal,
  errors: ['notFound'],
});

export const listRemovals = defineRoute({
  method: 'GET',
  path: `${PATH}/versions`,
  summary:
    'Every removal of the file, last first; the copies of those that are `removed` can be downloaded by version.',
  access: 'session',
  permission: 'documents',
  params: fileParams,
  answer: z.array(
    removal.extend({
      requestedBy: z.object({ id, nome: z.string() }),
    }),
  ),
  errors: ['notFound'],
});

export const cancelRemoval = defineRoute({
  method: 'DELETE',
  path: PATH,
  summary: 'Stops a removal that waits or runs; the copy before it stays.',
  access: 'session',
  permission: 'documents',
  params: fileParams,
  answer: removal,
  errors: ['notFound'],
});

export const decideRemoval = defineRoute({
  method: 'POST',
  path: `${PATH}/approval`,
  summary: 'Approves or refuses a removal that somebody else asked for; for Admins and Managers.',
  access: 'session',
  permission: 'documents',
  params: fileParams,
  body: z.object({
    decision: z.enum(['approve', 'refuse']),
    /** Needed to refuse. */
    note: z.string().trim().max(1000).default(''),
    /** Of an encrypted original, to approve; used once and never kept. */
    password: z.string().max(1000).optional(),
  }),
  answer: removal,
  errors: [
    'notFound',
    'accessDenied',
    'nothingToApprove',
    'ownRequest',
    'refusalReasonRequired',
    'passwordRequired',
  ],
});

export const listApprovals = defineRoute({
  method: 'GET',
  path: '/approvals',
  summary:
    'Removals of the documents that the caller sees and that wait for approval, oldest first; at most 500.',
  access: 'session',
  permission: 'documents',
  answer: z.array(z.object({ fileId: id, nomeOriginal: z.string(), folderId: id, removal })),
  errors: ['accessDenied'],
});
