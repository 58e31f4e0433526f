import { credits as wire } from '@mavendoc/contract';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import type { CreditService } from './service.ts';

export function creditRoutes(http: Http, { db }: Platform, credits: CreditService): void {
  http.route(
    wire.getCredits,
    async ({ who }) =>
      await db.inTenant(who.empresaId, async (tx) => await credits.read(tx, who.empresaId, who.userId)),
  );
}
