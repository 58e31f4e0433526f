/** Bytes in and out: upload, download, opening and viewing. */

import { Readable } from 'node:stream';
import { drive as wire } from '@mavendoc/contract';
import type { Language } from '@mavendoc/contract';
import type { FastifyReply } from 'fastify';
import type { Tx } from '../platform/database/database.ts';
import { heldBodies } from '../platform/http/bodies.ts';
import type { Http } from '../platform/http/server.ts';
import type { RemovalService } from '../removal/service.ts';
import { contentDisposition } from './names.ts';
import { openFile, readViewerToken } from './opening.ts';
import { createSample } from './sample.ts';
import { scopeNow, scopeOf } from './scope.ts';
import type { Scope } from './scope.ts';
import { findFile } from './service.ts';
import { fromBase64, partOf, receive } from './upload.ts';
import type { UploadParts } from './upload.ts';
import { downloadOf } from './versions.ts';
import type { Download, Wanted } from './versions.ts';

/** Bytes that may come while those before them are stored: a busy process turns to an upload seldom, so it takes more then. */
const AHEAD = { highWaterMark: 512 * 1024, fileHwm: 1024 * 1024 };

export interface DriveParts extends UploadParts {
  readonly removals: RemovalService;
}

export function transferRoutes(http: Http, parts: DriveParts): void {
  const { platform, removals } = parts;
  const { db, secrets } = platform;
  const { maxFileBytes } = platform.config.limits;
  // four characters for three bytes, and the fields beside them
  const base64Bytes = Math.ceil(maxFileBytes / 3) * 4 + 64 * 1024;

  http.route(wire.upload, async ({ who, query, request }) => {
    // a byte more than allowed comes through, so that the excess is seen rather than cut off
    const limits = { fileSize: maxFileBytes + 1 };
    const part = await partOf(async () => await request.file({ limits, ...AHEAD }));
    try {
      return await receive(parts, scopeOf(who), {
        folderId: query.folder,
        name: part.filename,
        mimeType: part.mimetype,
        bytes: part.file,
        refuseSame: query.duplicate === 'ask',
      });
    } finally {
      // a sender that is refused early still gets its answer only once its bytes are taken off its hands
      part.file.resume();
    }
  });
  http.route(
    wire.uploadBase64,
    async ({ who, body }) =>
      await receive(parts, scopeOf(who), {
        folderId: body.idFolder,
        name: body.fileName,
        mimeType: body.mimeType,
        bytes: Readable.from([fromBase64(body.base64)], { objectMode: false }),
        refuseSame: false,
      }),
    { bodyLimit: base64Bytes, heldBodies: heldBodies(base64Bytes) },
  );
  http.route(
    wire.createSample,
    async ({ who, language }) => await createSample(parts, scopeOf(who), language),
  );
  const find = async (tx: Tx, scope: Scope, id: string, wanted: Wanted): Promise<Download> =>
    await downloadOf(platform, removals, tx, await findFile(tx, scope, id), wanted);
  http.route(wire.download, async ({ who, params, query, language, reply }) => {
    const wanted = { ...query, language };
    const download = await db.inTenant(
      who.empresaId,
      async (tx) => await find(tx, scopeOf(who), params.id, wanted),
    );
    return await sendFile(reply, download, 'attachment');
  });
  http.route(
    wire.open,
    async ({ who, params }) =>
      await db.inTenant(
        who.empresaId,
        async (tx) => await openFile({ ...parts, secrets }, tx, scopeOf(who), params.id),
      ),
  );
  http.route(wire.view, async ({ params, language, reply }) => {
    const { empresaId, userId, fileId } = readViewerToken(secrets, params.token);
    const wanted: Wanted & { language: Language } = { format: 'pdf', language };
    const download = await db.inTenant(
      empresaId,
      async (tx) => await find(tx, await scopeNow(tx, empresaId, userId), fileId, wanted),
    );
    return await sendFile(reply, download, 'inline');
  });
}

export async function sendFile(
  reply: FastifyReply,
  download: Download,
  kind: 'inline' | 'attachment',
): Promise<Readable> {
  void reply
    .type(download.type)
    .header('Content-Disposition', contentDisposition(kind, download.name))
    .header('Cache-Control', 'private, no-store');
  if (download.bytes !== null) void reply.header('Content-Length', String(download.bytes));
  return await download.open();
}
