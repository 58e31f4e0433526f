/** Folders and files (product.md sections 3, 4 and 7; decisions.md "Documents"). */

import { z } from 'zod';
import { done, id, idParams, instant } from './fields.ts';
import { fileName, folderName } from './names.ts';
import { LEVELS, removalState, STYLES } from './removal.ts';
import { defineRoute } from './route.ts';

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
    'duplicateFile',
    'uploadBroken',
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
  errors: ['notFound', 'onlyPDF', 'invalidFileName', 'noCreditsTooltip', 'fileTooLarge', 'uploadBroken'],
});

export const cancelIndexing = defineRoute({
  method: 'POST',
  path: '/drive/cancel/{id}',
  summary:
    'Stops a file that waits or is being indexed: status 2, reason `cancelled`; its pages are given back, and it can be tried again.',
  access: 'session',
  permission: 'documents',
  params: idParams,
  answer: file,
  errors: ['notFound', 'notIndexing'],
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
  }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['notFound', 'downloadNotReady'],
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
  errors: ['notFound', 'nothingToDownload', 'tooManyFiles'],
});

export const downloadZip = defineRoute({
  method: 'GET',
  path: '/drive/zip/{token}',
  summary: 'The ZIP that was gathered, streamed; never larger in memory than a part of one file.',
  access: 'none',
  params: z.object({ token: z.string().max(300) }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['notFound'],
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

/** A certificate (`format=json`) as far as the screens show it. */
export const certificate = z.object({
  issuedAt: z.string(),
  original: z.object({ pages: z.number().int() }),
  copy: z.object({ sha256: z.string(), bytes: z.number().int() }),
  level: z.enum(LEVELS),
  style: z.enum(STYLES),
  removed: z.array(z.object({ category: z.string(), count: z.number().int() })),
  checks: z.array(z.object({ name: z.string(), reader: z.string(), passed: z.boolean() })),
  notSeen: z.array(z.object({ count: z.number().int() })),
  signatureEnded: z.boolean(),
});

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
