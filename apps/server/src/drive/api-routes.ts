/** The documents of the integration API (`{base}/api/v1`): the drive's own ways, for programs. */

import { integration as wire } from '@mavendoc/contract';
import type { drive } from '@mavendoc/contract';
import { markViaApi, refuseTooMany } from '../integration/service.ts';
import type { Http } from '../platform/http/server.ts';
import type { ReviewService } from '../review/service.ts';
import { documentOf } from './api-documents.ts';
import { uploadRoute } from './api-upload.ts';
import { scopeOf } from './scope.ts';
import { findFile } from './service.ts';
import { sendFile } from './transfer-routes.ts';
import type { DriveParts } from './transfer-routes.ts';
import { purgeFile } from './trash.ts';
import { downloadOf } from './versions.ts';

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
  http.route(wire.removeDocumentData, async ({ who, params, body, language, reply }) => {
    const started = await db.inTenant(who.empresaId, async (tx) => {
      await refuseTooMany(tx, who.empresaId);
      const state = await removals.start(tx, scopeOf(who), params.id, body, language);
      await markViaApi(tx, params.id);
      return state;
    });
    void reply.code(202).header('Location', `${platform.config.basePath}/api/v1/documents/${params.id}`);
    return started;
  });
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
