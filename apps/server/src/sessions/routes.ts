/** The own sessions: seen, ended one by one, or all at once. */

import { auth as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { requireRecentSignIn } from './service.ts';
import type { SessionService } from './service.ts';

export function sessionRoutes(http: Http, { db, audit }: Platform, sessions: SessionService): void {
  const record = async (tx: Tx, who: Who, ip: string, action: string, target: string): Promise<void> => {
    const { empresaId, userId: actorId, email: actor } = who;
    await audit.record(tx, { empresaId, actorId, actor, action, target, ip });
  };

  http.route(
    wire.logout,
    async ({ who, ip, reply }) => {
      const { sessionId, userId, empresaId } = who;
      if (sessionId !== null) {
        await db.inTenant(empresaId, async (tx) => {
          await sessions.end(tx, userId, sessionId);
          await record(tx, who, ip, 'auth.signed-out', `session:${sessionId}`);
        });
      }
      // what the browser kept of answers goes; its storage is cleared by the page, which keeps the language there
      reply.header('Clear-Site-Data', '"cache"');
      return {};
    },
    { beforePasswordChange: true },
  );
  http.route(
    wire.listSessions,
    async ({ who }) =>
      await db.inTenant(who.empresaId, async (tx) => await sessions.list(tx, who.userId, who.sessionId)),
  );
  http.route(wire.revokeSession, async ({ who, ip, params }) => {
    if (params.id !== who.sessionId) requireRecentSignIn(who);
    await db.inTenant(who.empresaId, async (tx) => {
      if (!(await sessions.end(tx, who.userId, params.id))) throw new AppError('notFound');
      await record(tx, who, ip, 'auth.session-ended', `session:${params.id}`);
    });
    return {};
  });
  http.route(wire.revokeAllSessions, async ({ who, ip }) => {
    requireRecentSignIn(who);
    await db.inTenant(who.empresaId, async (tx) => {
      await sessions.endAll(tx, who.userId, null);
      await record(tx, who, ip, 'auth.signed-out-everywhere', `user:${who.userId}`);
    });
    return {};
  });
}
