/** What folders and files are (product.md section 4; decisions.md "Documents"). */

import { z } from 'zod';
import { id, instant } from '../fields.ts';
import { removalState } from '../removal.ts';

/** `statusIndex` of a file (section 4). */
export const STATUS = {
  queue: 0,
  indexing: 1,
  error: 2,
  completed: 3,
  insufficientCredits: 4,
  noCredits: 5,
} as const;
export type Status = (typeof STATUS)[keyof typeof STATUS];

/** Why a file has status 2. `failed`: a fault of the service, after all retries. */
export const FILE_REASONS = [
  'empty',
  'not-pdf',
  'damaged',
  'password-needed',
  'password-wrong',
  'too-large',
  'too-many-pages',
  'no-pages',
  'too-complex',
  'too-slow',
  'unsupported',
  'cancelled',
  'failed',
  'storage-full',
  'storage-away',
] as const;
export type FileReason = (typeof FILE_REASONS)[number];

export const folder = z.object({
  id,
  nome: z.string(),
  dataCriacao: instant,
  parentId: id.nullable(),
});
export type Folder = z.output<typeof folder>;

const progress = z.object({ done: z.number().int(), total: z.number().int() });

export const file = z.object({
  id,
  nomeOriginal: z.string(),
  statusIndex: z.literal([0, 1, 2, 3, 4, 5]),
  tamanhoBytes: z.number().int(),
  dataUpload: instant,
  folderId: id,
  /** Known after the first look into the file. */
  pageCount: z.number().int().nullable(),
  /** With status 2; with status 0 what the file waits for (`storage-…`): it goes on by itself. */
  reason: z.enum(FILE_REASONS).nullable(),
  /** Pages read so far; with status 1 only. */
  progress: progress.nullable(),
  /** The original opens with a password only; removal asks for it again. */
  encrypted: z.boolean(),
  /** Findings proposed for removal, by category; empty until status 3. */
  found: z.record(z.string(), z.number().int()),
  removal: removalState,
  uploadedBy: z.string(),
});
export type DriveFile = z.output<typeof file>;
