/** Integration: keys of a company, and the calls under `{base}/api/v1` that they open (plans with API). */

import { z } from 'zod';
import { done, id, idParams, instant } from './fields.ts';
import { FILE_REASONS } from './drive.ts';
import { removal, STYLES, LEVELS } from './removal.ts';
import { box } from './review.ts';
import { defineRoute } from './route.ts';

const admin = { access: 'session', permission: 'company' } as const;

export const apiKey = z.object({
  id,
  name: z.string(),
  /** First characters of the key. */
  hint: z.string(),
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
  }),
  answer: apiKey.extend({ key: z.string() }),
  errors: ['accessDenied', 'labelRequired', 'apiRequiresPlan'],
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
  method: 'POST',
  path: '/documents',
  summary:
    'Uploads one PDF (multipart, one part `file`). With `remove=true` its data is removed once it is indexed; with `wait` the answer comes when that is done, or after so many seconds. The header Idempotency-Key makes a repeated call answer the same document.',
  query: z.object({
    /** A folder of the drive; left out: the folder "API". */
    folder: id.optional(),
    remove: z.enum(['true', 'false']).default('false'),
    style: z.enum(STYLES).default('bar'),
    level: z.enum(LEVELS).default('standard'),
    wait: z.coerce.number().int().min(0).max(60).default(0),
  }),
  bodyEncoding: 'multipart',
  body: z.custom<FormData>(() => true),
  answer: document,
  errors: [
    'unauthenticated',
    'notFound',
    'onlyPDF',
    'invalidFileName',
    'noCreditsTooltip',
    'fileTooLarge',
    'uploadBroken',
    'requestRunning',
  ],
});

export const getDocument = defineRoute({
  ...byKey,
  method: 'GET',
  path: '/documents/{id}',
  summary: 'State of a document and of its removal.',
  params: idParams,
  answer: document,
  errors: ['unauthenticated', 'notFound'],
});

export const getDocumentFindings = defineRoute({
  ...byKey,
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
  errors: ['unauthenticated', 'notFound', 'notCompleted'],
});

export const removeDocumentData = defineRoute({
  ...byKey,
  method: 'POST',
  path: '/documents/{id}/removal',
  summary: 'Starts data removal on a completed document.',
  params: idParams,
  body: z.object({
    style: z.enum(STYLES).default('bar'),
    level: z.enum(LEVELS).default('standard'),
    categories: z.array(z.string().max(40)).max(100).optional(),
    findings: z.array(z.string().max(200)).max(10_000).optional(),
    password: z.string().max(1000).optional(),
  }),
  answer: removal,
  errors: ['unauthenticated', 'notFound', 'notCompleted', 'removalRunning', 'passwordRequired'],
});

const file = (path: string, summary: string) =>
  defineRoute({
    ...byKey,
    method: 'GET',
    path,
    summary,
    params: idParams,
    answer: z.instanceof(Blob),
    answerEncoding: 'file',
    errors: ['unauthenticated', 'notFound', 'downloadNotReady'],
  });

export const getDocumentCopy = file('/documents/{id}/copy', 'The copy without the data, as PDF.');
export const getDocumentCertificate = file(
  '/documents/{id}/certificate',
  'The signed certificate of the copy, as JSON.',
);
export const getDocumentOriginal = file('/documents/{id}/original', 'The document as it was uploaded.');

export const deleteDocument = defineRoute({
  ...byKey,
  method: 'DELETE',
  path: '/documents/{id}',
  summary: 'Purges the document and everything stored of it, at once and for ever.',
  params: idParams,
  answer: done,
  errors: ['unauthenticated', 'notFound', 'fileBusy'],
});
