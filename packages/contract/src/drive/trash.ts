/** Deleted files and folders, until they are purged. */

import { z } from 'zod';
import { done, id, instant } from '../fields.ts';
import { defineRoute } from '../route.ts';

export const trashEntry = z.object({
  kind: z.enum(['file', 'folder']),
  id,
  nome: z.string(),
  deletedAt: instant,
  /** When it is purged by itself. */
  purgedAt: instant,
});
export type TrashEntry = z.output<typeof trashEntry>;

const trashParams = z.object({ kind: z.enum(['file', 'folder']), id });

export const listTrash = defineRoute({
  method: 'GET',
  path: '/drive/trash',
  summary: 'What was deleted, last deleted first.',
  access: 'session',
  permission: 'documents',
  answer: z.array(trashEntry),
  errors: ['unauthenticated'],
});

export const restore = defineRoute({
  method: 'POST',
  path: '/drive/trash/{kind}/{id}/restore',
  summary: 'Takes a file or folder back to where it was; to a new folder when that is gone.',
  access: 'session',
  permission: 'documents',
  params: trashParams,
  answer: done,
  errors: ['notFound'],
});

export const purge = defineRoute({
  method: 'DELETE',
  path: '/drive/trash/{kind}/{id}',
  summary: 'Purges one entry of the trash for ever.',
  access: 'session',
  permission: 'documents',
  params: trashParams,
  answer: done,
  errors: ['notFound'],
});

export const emptyTrash = defineRoute({
  method: 'DELETE',
  path: '/drive/trash',
  summary: 'Purges everything in the trash for ever.',
  access: 'session',
  permission: 'documents',
  answer: done,
  errors: ['unauthenticated'],
});
