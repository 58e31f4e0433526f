/** What the screens show of files beyond the lists: pictures, files with the same bytes, what changed, many as a ZIP. */

import { Readable } from 'node:stream';
import { drive as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import { cancelIndexing } from './cancel.ts';
import { changesIn, sameBytes } from './looking-again.ts';
import type { PictureService } from './pictures.ts';
import { scopeOf } from './scope.ts';
import { sendFile } from './transfer-routes.ts';
import type { DriveParts } from './transfer-routes.ts';
import { prepareZip, zipOf } from './zip.ts';

/** An order names up to `ZIP_MOST_FILES` ids, twice. */
const ZIP_BODY_BYTES = 256 * 1024;

/** Of one address: an office behind it may do so, a program that asks for everything again and again may not. */
const ZIPS_PER_MINUTE = 60;

export function galleryRoutes(http: Http, parts: DriveParts, pictures: PictureService): void {
  const { db } = parts.platform;
  http.route(wire.picture, async ({ who, params, query, request, reply }) => {
    const picture = await pictures.find(scopeOf(who), params.id, query);
    // the browser keeps it, asks each time, and only who may see the file is answered
    void reply.header('ETag', picture.etag).header('Cache-Control', 'private, no-cache');
    void reply.header('Vary', 'Authorization').type('image/png');
    if (request.headers['if-none-match'] === picture.etag) {
      void reply.code(304);
      return Readable.from([]);
    }
    return await picture.open();
  });
  http.route(
    wire.prepareZip,
    async ({ who, body, language }) =>
      await db.inTenant(
        who.empresaId,
        async (tx) => await prepareZip(parts, tx, scopeOf(who), body, language),
      ),
    { bodyLimit: ZIP_BODY_BYTES, perMinute: ZIPS_PER_MINUTE },
  );
  http.route(
    wire.downloadZip,
    async ({ params, reply }) => await sendFile(reply, await zipOf(parts, params.token), 'attachment'),
    { perMinute: ZIPS_PER_MINUTE },
  );
  http.route(
    wire.duplicates,
    async ({ who, params }) =>
      await db.inTenant(who.empresaId, async (tx) => await sameBytes(tx, scopeOf(who), params.id)),
  );
  http.route(
    wire.listChanges,
    async ({ who, params, query }) => await changesIn(db, scopeOf(who), params.id, new Date(query.since)),
  );
  http.route(
    wire.cancelIndexing,
    async ({ who, params }) =>
      await db.inTenant(
        who.empresaId,
        async (tx) => await cancelIndexing(parts, tx, scopeOf(who), params.id),
      ),
  );
}
