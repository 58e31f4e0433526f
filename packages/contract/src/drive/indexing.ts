/** How files come in and are read. */

import { z } from 'zod';
import { id, idParams } from '../fields.ts';
import { fileName } from '../names.ts';
import { defineRoute } from '../route.ts';
import { file } from './file.ts';

export const createSample = defineRoute({
  method: 'POST',
  path: '/drive/sample',
  summary: 'The own sample document, in a folder of its own; reading and opening it costs nothing.',
  access: 'session',
  permission: 'documents',
  answer: file,
  errors: ['unauthenticated', 'accessDenied'],
});

export const upload = defineRoute({
  method: 'POST',
  path: '/drive/upload',
  summary: 'Uploads one PDF (multipart, one part `file`), streamed to storage. It is then indexed by itself.',
  access: 'session',
  permission: 'documents',
  query: z.object({
    folder: id,
    /** `ask`: refused with `duplicateFile` when the same bytes are in the folder already. */
    duplicate: z.enum(['ask', 'keep']).default('ask'),
  }),
  bodyEncoding: 'multipart',
  body: z.custom<FormData>(() => true),
  answer: file,
  errors: [
    'notFound',
    'onlyPDF',
    'invalidFileName',
    'noCreditsTooltip',
    'fileTooLarge',
    'fileInfected',
    'duplicateFile',
    'uploadBroken',
    'storageFull',
    'unavailable',
  ],
});

export const uploadBase64 = defineRoute({
  method: 'POST',
  path: '/drive/uploadBase64',
  summary: 'Uploads one PDF as base64 in JSON, with or without a data: prefix.',
  access: 'session',
  permission: 'documents',
  body: z.object({
    base64: z.string('uploadBroken'),
    fileName,
    mimeType: z.string().max(255).default('application/pdf'),
    idFolder: id,
  }),
  answer: file,
  errors: [
    'notFound',
    'onlyPDF',
    'invalidFileName',
    'noCreditsTooltip',
    'fileTooLarge',
    'fileInfected',
    'uploadBroken',
    'serverBusy',
    'storageFull',
    'unavailable',
  ],
});

export const cancelIndexing = defineRoute({
  method: 'POST',
  path: '/drive/cancel/{id}',
  summary:
    'Stops a file that waits or is being indexed: status 2, reason `cancelled`; its pages are given back, within an allowance a day, and it can be tried again.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: file,
  errors: ['notFound', 'notIndexing', 'stopLimit'],
});

export const retry = defineRoute({
  method: 'POST',
  path: '/drive/retry/{id}',
  summary: 'Tries a file with status 2 again. The password is used once and never kept.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  body: z.object({ password: z.string().max(1000).optional() }),
  answer: file,
  errors: ['notFound', 'notRetryable'],
});
