import { integration as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import { allKeys, createKey, revokeKey } from './service.ts';

export function keyRoutes(http: Http, platform: Platform): void {
  const { db } = platform;
  http.route(wire.listKeys, async ({ who }) => await db.inTenant(who.empresaId, allKeys));
  http.route(
    wire.createKey,
    async ({ who, ip, body }) =>
      await db.inTenant(who.empresaId, async (tx) => await createKey(platform, tx, { ...who, ip }, body)),
  );
  http.route(wire.revokeKey, async ({ who, ip, params }) => {
    await db.inTenant(who.empresaId, async (tx) => await revokeKey(platform, tx, { ...who, ip }, params.id));
    return {};
  });
}
