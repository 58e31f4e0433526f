/** Looking into folders. */

import { z } from 'zod';
import { id, idParams, instant } from '../fields.ts';
import { defineRoute } from '../route.ts';
import { file, folder } from './file.ts';

const SORTS = ['name', 'size', 'date', 'status', 'pages'] as const;
export const listQuery = z.object({
  sort: z.enum(SORTS).default('name'),
  order: z.enum(['asc', 'desc']).default('asc'),
  page: z.coerce.number().int().min(0).default(0),
  /** Left out: everything. */
  size: z.coerce.number().int().min(1).max(1000).optional(),
});
export type ListQuery = z.output<typeof listQuery>;

export const listRootFolders = defineRoute({
  method: 'GET',
  path: '/drive/folders',
  summary: 'Folders at the root, by name.',
  access: 'session',
  permission: 'documents',
  answer: z.array(folder),
  errors: ['unauthenticated', 'accessDenied'],
});

export const listFolders = defineRoute({
  method: 'GET',
  path: '/drive/folders/{id}',
  summary: 'Folders inside a folder, by name.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: z.array(folder),
  errors: ['notFound'],
});

export const listFiles = defineRoute({
  method: 'GET',
  path: '/drive/files/{id}',
  summary: 'Files inside a folder.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  query: listQuery,
  answer: z.array(file),
  errors: ['notFound'],
});

export const getFile = defineRoute({
  method: 'GET',
  path: '/drive/file/{id}',
  summary: 'One file.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: file,
  errors: ['notFound'],
});

export const getPath = defineRoute({
  method: 'GET',
  path: '/drive/path/{id}',
  summary: 'The folder and those above it, outermost first.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: z.array(folder),
  errors: ['notFound'],
});

export const search = defineRoute({
  method: 'GET',
  path: '/drive/search',
  summary:
    'Folders and a page of the files, in all folders, whose name holds the text (accents and case ignored).',
  access: 'session',
  permission: 'documents',
  query: z.object({
    text: z.string().trim().min(1).max(255),
    page: z.coerce.number().int().min(0).default(0),
    size: z.coerce.number().int().min(1).max(200).default(50),
  }),
  answer: z.object({
    folders: z.array(folder),
    files: z.array(file),
    totalFiles: z.number().int(),
    /** Where these lie: names of the folders from the outermost on, for each folder that holds one of them. */
    places: z.array(z.object({ folderId: id, path: z.array(z.string()) })),
  }),
  errors: ['invalidRequest'],
});

export const duplicates = defineRoute({
  method: 'GET',
  path: '/drive/duplicates/{id}',
  summary: 'Other files, in all folders, with the very same bytes as this one.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: z.array(z.object({ file, folders: z.array(folder) })),
  errors: ['notFound'],
});

export const listChanges = defineRoute({
  method: 'GET',
  path: '/drive/changes/{id}',
  summary:
    'Files of a folder that changed since an instant (or a little before it), and how many there are now: for looking again without listing everything.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  query: z.object({ since: instant }),
  answer: z.object({
    /** To be given as `since` next time. */
    at: instant,
    changed: z.array(file),
    /** Another number than the one that is known: list again. */
    total: z.number().int(),
  }),
  errors: ['notFound'],
});
