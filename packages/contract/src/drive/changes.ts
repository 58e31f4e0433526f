/** Making, naming, moving and deleting. */

import { z } from 'zod';
import { done, id, idParams } from '../fields.ts';
import { fileName, folderName } from '../names.ts';
import { defineRoute } from '../route.ts';
import { file, folder } from './file.ts';

export const createFolder = defineRoute({
  method: 'POST',
  path: '/drive/folder',
  summary: 'Creates a folder at the root or in `parent`.',
  access: 'session',
  permission: 'documents',
  query: z.object({ parent: id.optional() }),
  bodyEncoding: 'text',
  body: folderName,
  answer: folder,
  errors: ['invalidFolderName', 'nameTaken', 'notFound'],
});

export const renameFolder = defineRoute({
  method: 'PUT',
  path: '/drive/folder/{id}',
  summary: 'Renames a folder.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  bodyEncoding: 'text',
  body: folderName,
  answer: folder,
  errors: ['invalidFolderName', 'nameTaken', 'notFound'],
});

export const renameFile = defineRoute({
  method: 'PUT',
  path: '/drive/file/{id}',
  summary: 'Renames a file.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  bodyEncoding: 'text',
  body: fileName,
  answer: file,
  errors: ['invalidFileName', 'nameTaken', 'notFound'],
});

export const deleteFolder = defineRoute({
  method: 'DELETE',
  path: '/drive/folder/{id}',
  summary: 'Moves a folder with all that is in it to the trash, for 30 days.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: done,
  errors: ['notFound'],
});

export const deleteFile = defineRoute({
  method: 'DELETE',
  path: '/drive/file/{id}',
  summary: 'Moves a file to the trash, for 30 days. Not while it waits or is being indexed.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: done,
  errors: ['notFound', 'fileBusy'],
});

export const move = defineRoute({
  method: 'POST',
  path: '/drive/move',
  summary: 'Moves files and folders into another folder; `to` null: the root (folders only).',
  access: 'session',
  permission: 'documents',
  body: z.object({
    files: z.array(id).max(1000).default([]),
    folders: z.array(id).max(1000).default([]),
    to: id.nullable(),
  }),
  answer: done,
  errors: ['notFound', 'intoItself', 'folderRequired'],
});
