/**
 * Pages as pictures. A page is drawn in the sandbox when it is first asked for and kept encrypted beside its file, with which
 * it is purged; after a month it is drawn anew.
 */

import { Readable } from 'node:stream';
import type { Anonymizer } from '@mavendoc/anonymizer';
import { drive as wire } from '@mavendoc/contract';
import type { BlobService } from '../blobs/service.ts';
import { AppError } from '../platform/errors.ts';
import type { Platform } from '../platform/platform.ts';
import { lines } from '../platform/turns.ts';
import type { Copy, RemovalService } from '../removal/service.ts';
import * as store from './picture-store.ts';
import type { PictureId } from './picture-store.ts';
import type { Scope } from './scope.ts';
import { findFile, withPlainFile } from './service.ts';
import type { FileRow } from './service.ts';

/** Dots an inch: an A4 page is 496 and 1,191 pixels wide. */
const DPI: Readonly<Record<wire.PictureSize, number>> = { small: 60, large: 144 };

interface WantedPicture {
  readonly page: number;
  readonly size: wire.PictureSize;
  readonly version?: 'original' | 'anonymized' | undefined;
}

interface Picture {
  /** Names the content: another removal, page or size has another. */
  readonly etag: string;
  /** PNG; only called when the caller does not have it. */
  open(): Promise<Readable>;
}

export interface PictureService {
  /** @throws notFound, downloadNotReady: not completed, no copy, or the original opens with a password only; serverBusy */
  find(scope: Scope, fileId: string, wanted: WantedPicture): Promise<Picture>;
}

interface Source {
  readonly id: PictureId;
  readonly key: string;
  readonly empresaId: string;
}

export function pictureService(
  platform: Platform,
  blobs: BlobService,
  removals: RemovalService,
  anonymizer: Anonymizer,
): PictureService {
  const { db, storage } = platform;
  /** Pictures being drawn now: a grid that is opened twice draws each page once. */
  const drawing = new Map<string, Promise<Buffer>>();

  /** Each takes a document out of the storage, onto the disk that all pass through. */
  const waiting = lines({ atOnce: 2, waiting: 200 }, 4);

  const draw = async ({ id, key, empresaId }: Source): Promise<Buffer> => {
    const dpi = DPI[id.size as wire.PictureSize];
    const png = await withPlainFile(platform, key, async (path) =>
      Buffer.from(await orNotReady(anonymizer.picture(path, id.page, { dpi }))),
    );
    const blobKey = await blobs.reserve(empresaId);
    await storage.put(blobKey, Readable.from([png]));
    await db.inTenant(empresaId, async (tx) => {
      // what is not kept is swept
      const picture = { key: blobKey, bytes: png.length };
      if (await store.insertPicture(tx, empresaId, id, picture)) await blobs.keep(tx, blobKey);
    });
    return png;
  };
  const drawOnce = async (source: Source, etag: string): Promise<Buffer> => {
    const running =
      drawing.get(etag) ??
      waiting.take(source.empresaId, async () => await draw(source)).finally(() => drawing.delete(etag));
    drawing.set(etag, running);
    return await running;
  };

  return {
    async find(scope, fileId, wanted) {
      const { empresaId } = scope;
      const { source, stored } = await db.inTenant(empresaId, async (tx) => {
        const file = await findFile(tx, scope, fileId);
        const copies = await removals.latestCopies(tx, [fileId]);
        const found = sourceOf(empresaId, file, copies.get(fileId) ?? null, wanted);
        return { source: found, stored: await store.findPicture(tx, found.id) };
      });
      const { version, page, size } = source.id;
      const etag = `"${fileId}.${version}.${page}.${size}"`;
      return {
        etag,
        async open() {
          if (stored !== null) return await storage.get(stored.key);
          return Readable.from([await drawOnce(source, etag)], { objectMode: false });
        },
      };
    },
  };
}

/** By name, not by class: the error comes out of another process. */
async function orNotReady<T>(drawn: Promise<T>): Promise<T> {
  try {
    return await drawn;
  } catch (cause) {
    if (cause instanceof Error && cause.name === 'PdfRefused')
      throw new AppError('downloadNotReady', { cause });
    throw cause;
  }
}

function sourceOf(empresaId: string, file: FileRow, copy: Copy | null, wanted: WantedPicture): Source {
  if (file.status !== wire.STATUS.completed || wanted.page >= (file.pageCount ?? 0))
    throw new AppError('downloadNotReady');
  const version = wanted.version ?? (copy === null ? 'original' : 'anonymized');
  const id = { fileId: file.id, page: wanted.page, size: wanted.size };
  if (version === 'anonymized') {
    if (copy === null) throw new AppError('downloadNotReady');
    return { id: { ...id, version: copy.version }, key: copy.copyKey, empresaId };
  }
  // its password was used once and is nowhere
  if (file.encrypted) throw new AppError('downloadNotReady');
  return { id: { ...id, version: 0 }, key: file.blobKey, empresaId };
}
