import { review as wire } from '@mavendoc/contract';
import { scopeOf } from '../drive/service.ts';
import { heldBodies } from '../platform/http/bodies.ts';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import { addLegalBasis, deleteLegalBasis, legalBases } from './legal-bases.ts';
import type { ReviewService } from './service.ts';

/** Of a decision on every finding of a large document. */
const DECISIONS_BYTES = 8 * 1024 * 1024;

export function reviewRoutes(http: Http, { db }: Platform, review: ReviewService): void {
  http.route(
    wire.getReview,
    async ({ who, params, query }) => await review.read(scopeOf(who), params.fileId, query.page),
  );
  http.route(
    wire.getPageText,
    async ({ who, params }) => await review.pageText(scopeOf(who), params.fileId, params.page),
  );
  http.route(
    wire.decide,
    async ({ who, params, body }) => await review.decide(scopeOf(who), params.fileId, body),
    { bodyLimit: DECISIONS_BYTES, heldBodies: heldBodies(DECISIONS_BYTES, { atOnce: 8 }) },
  );
  http.route(
    wire.addMarks,
    async ({ who, params, body }) => await review.add(scopeOf(who), params.fileId, body),
  );
  http.route(
    wire.searchText,
    async ({ who, params, body }) => await review.search(scopeOf(who), params.fileId, body.text),
  );
  http.route(wire.undo, async ({ who, params }) => await review.undo(scopeOf(who), params.fileId));
  http.route(wire.history, async ({ who, params }) => await review.history(scopeOf(who), params.fileId));

  http.route(
    wire.listLegalBases,
    async ({ who, language }) =>
      await db.inTenant(who.empresaId, async (tx) => await legalBases(tx, language)),
  );
  http.route(
    wire.createLegalBasis,
    async ({ who, body }) =>
      await db.inTenant(who.empresaId, async (tx) => await addLegalBasis(tx, who.empresaId, body)),
  );
  http.route(wire.deleteLegalBasis, async ({ who, params }) => {
    await db.inTenant(who.empresaId, async (tx) => await deleteLegalBasis(tx, params.id));
    return {};
  });
}
