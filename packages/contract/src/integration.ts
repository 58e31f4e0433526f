/** Integration: keys of a company, and the calls under `{base}/api/v1` that they open (plans with API). */

import { z } from 'zod';
import { done, id, idParams, instant } from './fields.ts';
import { FILE_REASONS } from './drive.ts';
import { LEVELS, removal, startRequest, STYLES } from './removal.ts';
import { box } from './review.ts';
import { defineRoute } from './route.ts';
import { DEFAULT_SCOPES, SCOPES } from './scopes.ts';

export * from './integration-rules.ts';

const admin = { access: 'session', permission: 'company' } as const;

export const apiKey = z.object({
  id,
  name: z.string(),
  /** First characters of the key. */
  hint: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  createdAt: instant,
  expiresAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  revoked: z.boolean(),
});
export type ApiKey = z.output<typeof apiKey>;

export const listKeys = defineRoute({
  ...admin,
  method: 'GET',
  path: '/integration/keys',
  summary: 'The integration keys of the company, newest first.',
  answer: z.array(apiKey),
  errors: ['accessDenied'],
});

export const createKey = defineRoute({
  ...admin,
  method: 'POST',
  path: '/integration/keys',
  summary: 'Makes a key; it is shown in this answer and never again.',
  body: z.object({
    name: z.string('labelRequired').trim().min(1, 'labelRequired').max(100),
    /** Days until it expires; null: never. */
    days: z.number().int().min(1).max(3650).nullable().default(365),
    /** What it opens. */
    scopes: z
      .array(z.enum(SCOPES))
      .min(1, 'scopesRequired')
      .max(SCOPES.length)
      .default([...DEFAULT_SCOPES]),
  }),
  answer: apiKey.extend({ key: z.string() }),
  errors: ['reauthenticationRequired', 'accessDenied', 'labelRequired', 'scopesRequired', 'apiRequiresPlan'],
});

export const revokeKey = defineRoute({
  ...admin,
  method: 'DELETE',
  path: '/integration/keys/{id}',
  summary: 'Ends a key at once.',
  params: idParams,
  answer: done,
  errors: ['accessDenied', 'notFound'],
});

const byKey = { access: 'key', permission: 'documents' } as const;

/** Refusals that every call with a key may meet. */
const ALWAYS = ['unauthenticated', 'scopeMissing', 'rateLimited'] as const;

/** Seconds that a small upload is waited for when the call says nothing. */
export const SMALL_WAIT = 20;

/** Bytes up to which an upload counts as small. */
export const SMALL_BYTES = 1024 * 1024;

export const DOCUMENT_STATES = [
  'queued',
  'indexing',
  'error',
  'completed',
  'insufficient-credits',
  'no-credits',
] as const;

export const document = z.object({
  id,
  name: z.string(),
  bytes: z.number().int(),
  state: z.enum(DOCUMENT_STATES),
  reason: z.enum(FILE_REASONS).nullable(),
  pages: z.number().int().nullable(),
  /** Findings proposed for removal, by category. */
  found: z.record(z.string(), z.number().int()),
  removal,
});
export type Document = z.output<typeof document>;

export const createDocument = defineRoute({
  ...byKey,
  scope: 'documents:write',
  method: 'POST',
  path: '/documents',
  summary:
    'Uploads one PDF (multipart, one part `file`). With `remove=true` its data is removed once it is indexed (scope `removal`). Small files are answered when that is done, large ones at once.',
  headers: {
    'Idempotency-Key':
      'Up to 255 characters of your choice: a repeated call with the same key and content answers the same document instead of uploading it again.',
  },
  query: z.object({
    /** A folder of the drive; left out: the folder "API". */
    folder: id.optional(),
    remove: z.enum(['true', 'false']).default('false'),
    /** Left out: what the company has set. */
    style: z.enum(STYLES).optional(),
    /** Left out: what the company has set. */
    level: z.enum(LEVELS).optional(),
    /** Seconds to wait for the end; left out: 20 for files up to 1 MB, else 0. */
    wait: z.coerce.number().int().min(0).max(60).optional(),
  }),
  bodyEncoding: 'multipart',
  body: z.custom<FormData>(() => true),
  answer: document,
  success: {
    201: 'All that was ordered has ended, well or not: `state` and `removal.state` say how.',
    202: 'Accepted, still under way: ask the address in the header `Location` after `Retry-After` seconds, or wait for a webhook.',
  },
  errors: [
    ...ALWAYS,
    'notFound',
    'onlyPDF',
    'invalidFileName',
    'noCreditsTooltip',
    'fileTooLarge',
    'fileInfected',
    'uploadBroken',
    'storageFull',
    'requestRunning',
    'idempotencyKeyReused',
    'tooManyUnderWay',
  ],
});

export const getDocument = defineRoute({
  ...byKey,
  scope: 'documents:read',
  method: 'GET',
  path: '/documents/{id}',
  summary: 'State of a document and of its removal.',
  params: idParams,
  answer: document,
  errors: [...ALWAYS, 'notFound'],
});

export const getDocumentFindings = defineRoute({
  ...byKey,
  scope: 'documents:read',
  method: 'GET',
  path: '/documents/{id}/findings',
  summary: 'What was found, with places (points, origin at the top left) and what removal does with it.',
  params: idParams,
  answer: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      category: z.string(),
      confidence: z.number(),
      decision: z.enum(['remove', 'keep']),
      areas: z.array(z.object({ page: z.number().int(), boxes: z.array(box) })),
    }),
  ),
  errors: [...ALWAYS, 'notFound', 'notCompleted'],
});

export const removeDocumentData = defineRoute({
  ...byKey,
  scope: 'removal',
  method: 'POST',
  path: '/documents/{id}/removal',
  summary:
    'Starts data removal on a completed document. Where the company asks for a second approver, `approval.state` is `waiting` until somebody decides.',
  params: idParams,
  body: startRequest,
  answer: removal,
  success: { 202: 'Accepted: `GET /documents/{id}` tells how far it is.' },
  errors: [
    ...ALWAYS,
    'notFound',
    'notCompleted',
    'removalRunning',
    'passwordRequired',
    'approverMissing',
    'tooManyUnderWay',
  ],
});

const file = (path: string, summary: string) =>
  defineRoute({
    ...byKey,
    scope: 'documents:read',
    method: 'GET',
    path,
    summary,
    params: idParams,
    answer: z.instanceof(Blob),
    answerEncoding: 'file',
    errors: [...ALWAYS, 'notFound', 'downloadNotReady'],
  });

export const getDocumentCopy = file('/documents/{id}/copy', 'The copy without the data, as PDF.');
export const getDocumentCertificate = file(
  '/documents/{id}/certificate',
  'The signed certificate of the copy, as JSON.',
);
export const getDocumentOriginal = file('/documents/{id}/original', 'The document as it was uploaded.');

export const deleteDocument = defineRoute({
  ...byKey,
  scope: 'documents:write',
  method: 'DELETE',
  path: '/documents/{id}',
  summary: 'Purges the document and everything stored of it, at once and for ever.',
  params: idParams,
  answer: done,
  errors: [...ALWAYS, 'notFound', 'fileBusy'],
});
