/** The documents of the integration API (`{base}/api/v1`): the drive's own ways, for programs. */

import { integration as wire } from '@mavendoc/contract';
import type { drive } from '@mavendoc/contract';
import type { FastifyRequest } from 'fastify';
import { earlierDocument, noteDocument } from '../integration/service.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import { orderRemoval } from '../removal/service.ts';
import type { ReviewService } from '../review/service.ts';
import { documentOf, waitFor } from './api-documents.ts';
import { ownRootFolder } from './folders.ts';
import { scopeOf } from './scope.ts';
import { findFile } from './service.ts';
import { sendFile } from './transfer-routes.ts';
import type { DriveParts } from './transfer-routes.ts';
import { purgeFile } from './trash.ts';
import { partOf, receive } from './upload.ts';
import { downloadOf } from './versions.ts';

const FOLDER = 'API';

export function apiRoutes(http: Http, parts: DriveParts, review: ReviewService): void {
  const { platform, removals } = parts;
  const { db } = platform;
  uploadRoute(http, parts);
  http.route(
    wire.getDocument,
    async ({ who, params }) =>
      await db.inTenant(who.empresaId, async (tx) => await documentOf(removals, tx, scopeOf(who), params.id)),
  );
  http.route(wire.getDocumentFindings, async ({ who, params }) => {
    const { findings } = await review.read(scopeOf(who), params.id, undefined);
    return findings;
  });
  http.route(
    wire.removeDocumentData,
    async ({ who, params, body, language }) =>
      await db.inTenant(
        who.empresaId,
        async (tx) => await removals.start(tx, scopeOf(who), params.id, body, language),
      ),
  );
  const download = (route: typeof wire.getDocumentCopy, version: drive.Version): void =>
    http.route(route, async ({ who, params, language, reply }) => {
      const wanted = { version, format: 'json', language } as const;
      const file = await db.inTenant(who.empresaId, async (tx) =>
        downloadOf(platform, removals, tx, await findFile(tx, scopeOf(who), params.id), wanted),
      );
      return await sendFile(reply, file, 'attachment');
    });
  download(wire.getDocumentCopy, 'anonymized');
  download(wire.getDocumentCertificate, 'certificate');
  download(wire.getDocumentOriginal, 'original');
  http.route(wire.deleteDocument, async ({ who, params }) => {
    await db.inTenant(who.empresaId, async (tx) => await purgeFile(tx, scopeOf(who), params.id, parts));
    return {};
  });
}

function uploadRoute(http: Http, parts: DriveParts): void {
  const { platform, removals } = parts;
  const { db, config } = platform;
  http.route(wire.createDocument, async ({ who, query, request }) => {
    const { empresaId } = who;
    const scope = scopeOf(who);
    const ordered = query.remove === 'true';
    const idempotencyKey = idempotencyKeyOf(request);
    const how = { seconds: query.wait, removal: ordered, isGone: () => request.raw.socket.destroyed };
    const part = await partOf(
      async () => await request.file({ limits: { fileSize: config.limits.maxFileBytes + 1 } }),
    );
    try {
      const earlier =
        idempotencyKey === null
          ? null
          : await db.inTenant(
              empresaId,
              async (tx) => await earlierDocument(platform, tx, empresaId, idempotencyKey),
            );
      if (earlier !== null) return await waitFor(platform, removals, scope, earlier, how);
      const file = await receive(parts, scope, {
        folderId: await folderOf(parts, who, query.folder),
        name: part.filename,
        mimeType: part.mimetype,
        bytes: part.file,
        refuseSame: false,
        async alongside(tx, fileId) {
          if (ordered) await orderRemoval(tx, fileId, { style: query.style, level: query.level });
          if (idempotencyKey !== null) await noteDocument(platform, tx, empresaId, idempotencyKey, fileId);
        },
      });
      return await waitFor(platform, removals, scope, file.id, how);
    } finally {
      part.file.resume();
    }
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const header = request.headers['idempotency-key'];
  return typeof header === 'string' && header !== '' ? header.slice(0, 255) : null;
}

async function folderOf({ platform }: DriveParts, who: Who, given: string | undefined): Promise<string> {
  if (given !== undefined) return given;
  return await platform.db.inTenant(
    who.empresaId,
    async (tx) => await ownRootFolder(tx, scopeOf(who), FOLDER),
  );
}
