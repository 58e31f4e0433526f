import { removal as wire } from '@mavendoc/contract';
import { scopeOf } from '../drive/service.ts';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import type { RemovalService } from './service.ts';

export function removalRoutes(http: Http, { db, audit }: Platform, removals: RemovalService): void {
  http.route(wire.startRemoval, async ({ who, params, body, language, ip }) => {
    const request = wire.startRequest.parse(body ?? {});
    return await db.inTenant(who.empresaId, async (tx) => {
      const state = await removals.start(tx, scopeOf(who), params.fileId, request, language);
      await audit.record(tx, {
        empresaId: who.empresaId,
        actorId: who.userId,
        actor: who.email,
        action: 'file.removal-started',
        target: `file:${params.fileId}`,
        detail: { version: state.version },
        ip,
      });
      return state;
    });
  });
  http.route(
    wire.getRemoval,
    async ({ who, params }) =>
      await db.inTenant(who.empresaId, async (tx) => await removals.state(tx, scopeOf(who), params.fileId)),
  );
  http.route(
    wire.cancelRemoval,
    async ({ who, params }) =>
      await db.inTenant(who.empresaId, async (tx) => await removals.cancel(tx, scopeOf(who), params.fileId)),
  );
}
