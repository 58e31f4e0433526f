/**
 * Many files as one ZIP: gathered by a call, fetched by an address that works for five minutes, streamed file by file. PDFs
 * are compressed inside already, so they are stored as they are, and the length is known before the first byte.
 */

import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';
import { drive as wire } from '@mavendoc/contract';
import type { Language } from '@mavendoc/contract';
import { makeZip, predictLength } from 'client-zip';
import type { z } from 'zod';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import type { RemovalService } from '../removal/service.ts';
import { findFiles } from './file-store.ts';
import { scopeNow } from './scope.ts';
import type { Scope } from './scope.ts';
import { versionOf, waitsForCredits } from './versions.ts';
import type { Download } from './versions.ts';
import { zipNote } from './zip-note.ts';
import type { Missing } from './zip-note.ts';
import { zipPaths } from './zip-names.ts';
import * as store from './zip-store.ts';
import type { ZipEntry, ZipOrder } from './zip-store.ts';

const VALID_MS = 5 * 60_000;
const CONTEXT = 'zip-token';

type Request = z.output<NonNullable<typeof wire.prepareZip.body>>;
type Prepared = z.output<typeof wire.prepareZip.answer>;

interface Parts {
  readonly platform: Platform;
  readonly removals: RemovalService;
}

interface Member {
  readonly path: string;
  readonly download: Download;
}

interface Contents {
  readonly members: readonly Member[];
  readonly missing: readonly Missing[];
}

/** @throws notFound, tooManyFiles, nothingToDownload */
export async function prepareZip(
  parts: Parts,
  tx: Tx,
  scope: Scope,
  request: Request,
  language: Language,
): Promise<Prepared> {
  const entries = await entriesOf(tx, scope, request);
  const order: ZipOrder = { ...request, language, entries };
  const { members, missing } = await contentsOf(parts, tx, scope, order, true);
  if (members.length === 0) throw new AppError('nothingToDownload');
  const pdfs = members.filter(({ download }) => download.bytes !== null);
  const id = await store.insertOrder(tx, scope, order);
  const token = [scope.empresaId, id, Date.now() + VALID_MS].join(' ');
  return {
    path: `/drive/zip/${parts.platform.secrets.seal(token, CONTEXT).toString('base64url')}`,
    files: pdfs.length,
    bytes: pdfs.reduce((sum, { download }) => sum + (download.bytes ?? 0), 0),
    missing: missing.length,
  };
}

/** What is named twice goes in once. @throws notFound, tooManyFiles */
async function entriesOf(tx: Tx, scope: Scope, request: Request): Promise<readonly ZipEntry[]> {
  const files = [...new Set(request.files)].map((id) => ({ id, folder: '' }));
  const folders = [...new Set(request.folders)];
  if (folders.length === 0) return files;
  if ((await store.countFolders(tx, scope, folders)) < folders.length) throw new AppError('notFound');
  // one more than there may be, so that the excess is seen and no more of it is read
  const most = wire.ZIP_MOST_FILES + 1 - files.length;
  const entries = files.concat(await store.entriesUnder(tx, scope, folders, most));
  if (entries.length > wire.ZIP_MOST_FILES)
    throw new AppError('tooManyFiles', { detail: String(wire.ZIP_MOST_FILES) });
  return entries;
}

/** The ZIP of a token. @throws notFound: not a token of ours, or an old one */
export async function zipOf(parts: Parts, token: string): Promise<Download> {
  const { empresaId, orderId } = readToken(parts.platform, token);
  return await parts.platform.db.inTenant(empresaId, async (tx) => {
    const order = await store.findOrder(tx, orderId);
    if (order === null) throw new AppError('notFound');
    // what was deleted or taken away since is left out, and said
    const scope = await scopeNow(tx, empresaId, order.userId);
    const contents = await contentsOf(parts, tx, scope, order, false);
    return download(contents, order.language);
  });
}

function readToken({ secrets }: Platform, token: string): { empresaId: string; orderId: string } {
  const [empresaId, orderId, until] = opened(secrets, token).split(' ');
  if (empresaId === undefined || orderId === undefined || !(Number(until) >= Date.now()))
    throw new AppError('notFound');
  return { empresaId, orderId };
}

function opened(secrets: Platform['secrets'], token: string): string {
  try {
    return secrets.open(Buffer.from(token, 'base64url'), CONTEXT).toString('utf8');
  } catch (cause) {
    throw new AppError('notFound', { cause });
  }
}

/** `strict`: a file that is not there is an error, not a line in the note. Two queries, however many files there are. */
async function contentsOf(
  { platform, removals }: Parts,
  tx: Tx,
  scope: Scope,
  order: ZipOrder,
  strict: boolean,
): Promise<Contents> {
  const ids = order.entries.map(({ id }) => id);
  const files = await findFiles(tx, scope, ids);
  const copies = await removals.latestCopies(tx, ids);
  const pathOf = zipPaths();
  const members: Member[] = [];
  const missing: Missing[] = [];
  for (const { id, folder } of order.entries) {
    const file = files.get(id);
    if (file === undefined) {
      if (strict) throw new AppError('notFound');
      missing.push({ path: folder, why: 'gone' });
      continue;
    }
    const copy = copies.get(id) ?? null;
    const get = (version: wire.Version): Download | null =>
      versionOf(platform, file, copy, { version, format: 'pdf', language: order.language });
    const chosen = choose(order.content, copy !== null);
    const pdf = chosen === null ? null : get(chosen);
    if (pdf === null) {
      missing.push({
        path: folder === '' ? file.name : `${folder}/${file.name}`,
        why: waitsForCredits(file) ? 'waits-for-credits' : 'no-copy',
      });
      continue;
    }
    members.push({ path: pathOf(folder, pdf.name), download: pdf });
    const certificate = order.certificates ? get('certificate') : null;
    if (certificate !== null) members.push({ path: pathOf(folder, certificate.name), download: certificate });
  }
  return { members, missing };
}

function choose(content: ZipOrder['content'], hasCopy: boolean): 'original' | 'anonymized' | null {
  if (content === 'originals') return 'original';
  if (hasCopy) return 'anonymized';
  return content === 'best' ? 'original' : null;
}

function download({ members, missing }: Contents, language: Language): Download {
  const note = missing.length === 0 ? null : zipNote(missing, language);
  const sizes = members.map(({ path, download: { bytes } }) => ({ name: path, size: bytes }));
  const known = sizes.every(({ size }) => size !== null);
  const inputs = [
    ...sizes.map(({ name, size }) => ({ name, size: size ?? 0 })),
    ...(note === null ? [] : [{ name: note.name, size: note.bytes.length }]),
  ];
  return {
    name: `MavenDoc ${new Date().toISOString().slice(0, 10)}.zip`,
    type: 'application/zip',
    bytes: known ? Number(predictLength(inputs)) : null,
    async open() {
      const stream = makeZip(streamed(members, note));
      return Readable.fromWeb(stream as unknown as WebStream<Uint8Array>);
    },
  };
}

/** Opened one after the other, as the reader takes them. */
async function* streamed(members: readonly Member[], note: ReturnType<typeof zipNote> | null) {
  const lastModified = new Date();
  for (const { path, download: file } of members) {
    const input = (await file.open()) as AsyncIterable<Uint8Array<ArrayBuffer>>;
    yield { name: path, lastModified, input, ...(file.bytes === null ? {} : { size: file.bytes }) };
  }
  if (note !== null) yield { name: note.name, lastModified, input: note.bytes };
}
