/** Files come in: streamed to storage, never whole in memory; a cut, refused or cancelled upload leaves nothing. */

import { Readable } from 'node:stream';
import { fileName as fileNameRule } from '@mavendoc/contract';
import type { drive } from '@mavendoc/contract';
import type { MultipartFile } from '@fastify/multipart';
import type { BlobService } from '../blobs/service.ts';
import type { CreditService } from '../credits/service.ts';
import { AppError } from '../platform/errors.ts';
import { isOutOfReach } from '../platform/database/database.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Platform } from '../platform/platform.ts';
import { StorageFault } from '../platform/storage-fault.ts';
import type { WorkService } from '../work/service.ts';
import * as store from './file-changes.ts';
import { findFolder } from './folders.ts';
import { freeName } from './names.ts';
import type { Scope } from './scope.ts';
import { findFile, INDEX } from './service.ts';

export interface UploadParts {
  readonly platform: Platform;
  readonly blobs: BlobService;
  readonly credits: CreditService;
  readonly work: WorkService;
}

export interface Incoming {
  readonly folderId: string;
  readonly name: string;
  readonly mimeType: string;
  readonly bytes: Readable;
  /** Refuse bytes that are in the folder already. */
  readonly refuseSame: boolean;
  /** Taken without credits: our own sample. */
  readonly free?: boolean;
  /** More that belongs to the new file, in the transaction that makes it. */
  readonly alongside?: (tx: Tx, fileId: string) => Promise<void>;
}

const PDF_TYPES: ReadonlySet<string> = new Set([
  '',
  'application/pdf',
  'application/x-pdf',
  'application/octet-stream',
]);

const MEGABYTE = 1024 * 1024;

/** Tries when others take the same name at the same moment. */
const NAME_TRIES = 5;

/** @throws onlyPDF, invalidFileName, notFound, noCreditsTooltip, fileTooLarge, fileInfected, duplicateFile, uploadBroken, storageFull, unavailable */
export async function receive(parts: UploadParts, scope: Scope, file: Incoming): Promise<drive.DriveFile> {
  const { platform, blobs } = parts;
  const name = checkedName(file);
  await platform.db.inTenant(scope.empresaId, async (tx) => await checkPlace(parts, tx, scope, file));
  const blobKey = await blobs.reserve(scope.empresaId);
  try {
    const stored = await putOrRefuse(platform, blobKey, file.bytes);
    return await platform.db.inTenant(scope.empresaId, async (tx) => {
      await findFolder(tx, scope, file.folderId);
      if (file.refuseSame) await refuseSame(tx, scope, file.folderId, stored.sha256);
      await blobs.keep(tx, blobKey);
      const id = await insertNumbered(tx, scope, { folderId: file.folderId, name, blobKey, ...stored });
      await file.alongside?.(tx, id);
      await parts.work.add(tx, { empresaId: scope.empresaId, kind: INDEX, subject: id });
      return (await findFile(tx, scope, id)).wire;
    });
  } catch (error) {
    // without the database it goes when the reservation ends
    await blobs.discard(scope.empresaId, blobKey).catch((cause: unknown) => {
      if (!isOutOfReach(cause)) throw cause;
    });
    throw error;
  }
}

function checkedName({ name, mimeType }: Incoming): string {
  const type = mimeType.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!/\.pdf$/i.test(name.trim()) || !PDF_TYPES.has(type)) throw new AppError('onlyPDF');
  const checked = fileNameRule.safeParse(name);
  if (!checked.success) throw new AppError('invalidFileName');
  return checked.data;
}

async function checkPlace({ credits }: UploadParts, tx: Tx, scope: Scope, file: Incoming): Promise<void> {
  await findFolder(tx, scope, file.folderId);
  if (file.free === true) return;
  const left = await credits.available(tx, scope.empresaId, scope.userId);
  if (left < 1) throw new AppError('noCreditsTooltip');
}

async function putOrRefuse(
  platform: Platform,
  key: string,
  bytes: Readable,
): Promise<{ bytes: number; sha256: string }> {
  const { maxFileBytes } = platform.config.limits;
  try {
    const scanned = platform.scanner.through(limited(bytes, maxFileBytes));
    return await platform.storage.put(key, Readable.from(scanned, { objectMode: false }));
  } catch (cause) {
    if (cause instanceof AppError) {
      if (cause.code === 'fileInfected') platform.log.warn({ event: 'fileInfected' });
      throw cause;
    }
    const { code } = cause as { code?: string };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxFileBytes);
    // what the sender did not finish is the sender's to repeat; a full disk is not
    if (cause instanceof StorageFault)
      throw new AppError(cause.full ? 'storageFull' : 'unavailable', { retryAfter: 60, cause });
    if (bytes.errored !== null || bytes.destroyed) throw new AppError('uploadBroken', { cause });
    throw cause;
  }
}

const tooLarge = (maxBytes: number): AppError =>
  new AppError('fileTooLarge', { detail: String(Math.floor(maxBytes / MEGABYTE)) });

async function* limited(bytes: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let seen = 0;
  for await (const chunk of bytes as AsyncIterable<Buffer>) {
    seen += chunk.length;
    if (seen > maxBytes) throw tooLarge(maxBytes);
    yield chunk;
  }
}

async function refuseSame(tx: Tx, scope: Scope, folderId: string, sha256: string): Promise<void> {
  const name = await store.nameOfSame(tx, scope, folderId, sha256);
  if (name !== null) throw new AppError('duplicateFile', { detail: name });
}

async function insertNumbered(tx: Tx, scope: Scope, file: store.NewFile): Promise<string> {
  for (let tries = 0; tries < NAME_TRIES; tries++) {
    const name = freeName(file.name, await store.fileNamesIn(tx, file.folderId));
    const id = await store.insertFile(tx, scope, { ...file, name });
    if (id !== null) return id;
  }
  throw new AppError('nameTaken');
}

/** The one part `file` of a multipart body. @throws uploadBroken */
export async function partOf(next: () => Promise<MultipartFile | undefined>): Promise<MultipartFile> {
  const part = await next();
  if (part === undefined) throw new AppError('uploadBroken');
  return part;
}

/** @throws uploadBroken */
export function fromBase64(text: string): Buffer {
  const plain = text.replace(/^data:[^,]{0,200},/, '').replace(/\s+/g, '');
  if (!/^[A-Za-z0-9+/_-]*={0,2}$/.test(plain)) throw new AppError('uploadBroken');
  return Buffer.from(plain, 'base64');
}
