import { integration as wire } from '@mavendoc/contract';
import type { CreditService } from '../credits/service.ts';
import type { Http } from '../platform/http/server.ts';
import type { Platform } from '../platform/platform.ts';
import { monthUsage } from '../reports/service.ts';
import { apiLimits, documentsUnderWay } from './service.ts';

export function usageRoutes(http: Http, { db }: Platform, credits: CreditService): void {
  http.route(wire.getUsage, async ({ who, query }) => {
    const { currentCredits, renewsAt } = await credits.read(who.empresaId, who.userId);
    return await db.inTenant(who.empresaId, async (tx) => {
      const { plan, ...limits } = await apiLimits(tx, who.empresaId);
      return {
        plan,
        balance: currentCredits,
        renewsAt,
        month: await monthUsage(tx, query),
        limits,
        underWay: await documentsUnderWay(tx, who.empresaId),
      };
    });
  });
}
