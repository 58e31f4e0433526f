import { removal as wire } from '@mavendoc/contract';
import { scopeOf } from '../drive/service.ts';
import type { AuditDetail } from '../platform/audit.ts';
import type { Tx } from '../platform/database/database.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { RemovalService } from './service.ts';

interface Caller {
  readonly who: Who;
  readonly ip: string;
  readonly params: { readonly fileId: string };
}

export function removalRoutes(http: Http, { db, audit }: Platform, removals: RemovalService): void {
  const record = async (
    tx: Tx,
    { who, ip, params }: Caller,
    action: string,
    detail: AuditDetail = {},
  ): Promise<void> => {
    const { empresaId, userId: actorId, email: actor } = who;
    await audit.record(tx, {
      empresaId,
      actorId,
      actor,
      action,
      target: `file:${params.fileId}`,
      detail,
      ip,
    });
  };

  http.route(wire.startRemoval, async (call) => {
    const { who, params, body, language } = call;
    const request = wire.startRequest.parse(body ?? {});
    return await db.inTenant(who.empresaId, async (tx) => {
      const state = await removals.start(tx, scopeOf(who), params.fileId, request, language);
      const action = state.approval === null ? 'file.removal-started' : 'file.removal-requested';
      await record(tx, call, action, { version: state.version });
      return state;
    });
  });
  http.route(wire.decideRemoval, async (call) => {
    const { who, params, body } = call;
    return await db.inTenant(who.empresaId, async (tx) => {
      const state = await removals.decide(tx, scopeOf(who), params.fileId, body);
      const action = body.decision === 'approve' ? 'file.removal-approved' : 'file.removal-refused';
      await record(tx, call, action, { version: state.version });
      return state;
    });
  });
  http.route(
    wire.listApprovals,
    async ({ who }) =>
      await db.inTenant(who.empresaId, async (tx) => await removals.approvals(tx, scopeOf(who))),
  );
  http.route(
    wire.getRemoval,
    async ({ who, params }) =>
      await db.inTenant(who.empresaId, async (tx) => await removals.state(tx, scopeOf(who), params.fileId)),
  );
  http.route(
    wire.listRemovals,
    async ({ who, params }) =>
      await db.inTenant(who.empresaId, async (tx) => await removals.all(tx, scopeOf(who), params.fileId)),
  );
  http.route(wire.cancelRemoval, async (call) => {
    const { who, params } = call;
    return await db.inTenant(who.empresaId, async (tx) => {
      const state = await removals.cancel(tx, scopeOf(who), params.fileId);
      await record(tx, call, 'file.removal-cancelled');
      return state;
    });
  });
}
