/** What goes out: files, pictures, ZIPs, what the viewer opens. */

import { z } from 'zod';
import { id, idParams } from '../fields.ts';
import { LEVELS, STYLES } from '../removal.ts';
import { defineRoute } from '../route.ts';

export const VERSIONS = ['original', 'anonymized', 'certificate'] as const;
export type Version = (typeof VERSIONS)[number];

export const download = defineRoute({
  method: 'GET',
  path: '/drive/download/{id}',
  summary: 'The anonymized copy once there is one, else the original; or the version that is asked for.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  query: z.object({
    version: z.enum(VERSIONS).optional(),
    /** Of the certificate. */
    format: z.enum(['pdf', 'json']).default('pdf'),
    /** Of the removal whose copy or certificate is meant; left out: the last that ended well. */
    copy: z.coerce.number().int().min(1).optional(),
  }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['notFound', 'downloadNotReady', 'serverBusy'],
});

export const PICTURE_SIZES = ['small', 'large'] as const;
export type PictureSize = (typeof PICTURE_SIZES)[number];

export const picture = defineRoute({
  method: 'GET',
  path: '/drive/picture/{id}',
  summary:
    'A page as a PNG: of the anonymized copy once there is one, else of the original. Kept encrypted; answers 304 to its ETag.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  query: z.object({
    /** From 0. */
    page: z.coerce.number().int().min(0).default(0),
    /** 48 or 144 dots an inch. */
    size: z.enum(PICTURE_SIZES).default('small'),
    version: z.enum(['original', 'anonymized']).optional(),
  }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['notFound', 'downloadNotReady'],
});

/** Most files of one ZIP. */
export const ZIP_MOST_FILES = 2_000;

export const prepareZip = defineRoute({
  method: 'POST',
  path: '/drive/zip',
  summary:
    'Gathers files, and folders with all that is in them, for one ZIP. Answers its address under the calls, valid 5 minutes.',
  access: 'session',
  permission: 'documents',
  body: z.object({
    files: z.array(id).max(ZIP_MOST_FILES).default([]),
    folders: z.array(id).max(ZIP_MOST_FILES).default([]),
    /** `copies` leaves out files without a copy and says so in a note; `best` takes their originals. */
    content: z.enum(['originals', 'copies', 'best']).default('best'),
    certificates: z.boolean().default(false),
  }),
  answer: z.object({
    /** `/drive/zip/{token}` */
    path: z.string(),
    /** PDFs that will be in it. */
    files: z.number().int(),
    /** Bytes of these. */
    bytes: z.number().int(),
    /** Files that have nothing to give. */
    missing: z.number().int(),
  }),
  errors: ['notFound', 'nothingToDownload', 'tooManyFiles', 'tooManyRequests'],
});

export const downloadZip = defineRoute({
  method: 'GET',
  path: '/drive/zip/{token}',
  summary: 'The ZIP that was gathered, streamed; never larger in memory than a part of one file.',
  access: 'none',
  params: z.object({ token: z.string().max(300) }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['notFound', 'tooManyRequests'],
});

/** A certificate (`format=json`) as far as the screens show it. */
export const certificate = z.object({
  issuedAt: z.string(),
  original: z.object({ pages: z.number().int() }),
  copy: z.object({ sha256: z.string(), bytes: z.number().int() }),
  level: z.enum(LEVELS),
  style: z.enum(STYLES),
  removed: z.array(z.object({ category: z.string(), count: z.number().int() })),
  checks: z.array(z.object({ name: z.string(), reader: z.string(), passed: z.boolean() })),
  /** `page` from 0. */
  notSeen: z.array(z.object({ page: z.number().int(), kind: z.string(), count: z.number().int() })),
  /** What was off the pages or could not be drawn, and so is in no copy. */
  dropped: z.array(z.object({ place: z.string(), count: z.number().int() })),
  signatureEnded: z.boolean(),
  /** Where the original claims to be PDF/A: the copy is PDF/A-2b where there are no problems. */
  archival: z.object({ claimed: z.string(), problems: z.array(z.string()) }).optional(),
});
export type Certificate = z.output<typeof certificate>;

export const open = defineRoute({
  method: 'GET',
  path: '/drive/open/{id}',
  summary:
    'A viewer token for this file and user, valid 5 minutes. Costs one credit, unless it was opened in the last 30 minutes.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: z.string(),
  answerEncoding: 'text',
  errors: ['notFound', 'noCreditsTooltip', 'downloadNotReady'],
});

export const view = defineRoute({
  method: 'GET',
  path: '/drive/view/{token}',
  summary: 'The file behind a viewer token: the anonymized copy once there is one, else the original.',
  access: 'none',
  params: z.object({ token: z.string().max(2000) }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['notFound'],
});
