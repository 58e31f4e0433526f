import { company as wire } from '@mavendoc/contract';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import type { SsoService } from '../sso/service.ts';
import type { CompanyService } from './service.ts';

export function companyRoutes(
  http: Http,
  { db }: Platform,
  companies: CompanyService,
  sso: SsoService,
): void {
  http.route(wire.getCompany, async ({ who, params }) => {
    refuseOthers(who, params.companyId);
    return await companies.read(who.empresaId);
  });
  http.route(wire.updateCompany, async ({ who, params, body, ip }) => {
    refuseOthers(who, params.companyId);
    return await companies.save({ ...who, ip }, body);
  });
  http.route(
    wire.testCompanyConnection,
    async ({ who, params, body }) => {
      refuseOthers(who, params.companyId);
      const stored = await db.inTenant(who.empresaId, async (tx) => await companies.find(tx, who.empresaId));
      if (stored === null) throw new AppError('notFound');
      companies.refuseProvider(stored, body);
      await sso.test(stored, body);
      return {};
    },
    { perMinute: 20 },
  );
}

/** The id in the address comes from the token that the browser reads: another company's is refused, not looked up. */
function refuseOthers(who: Who, companyId: string): void {
  if (companyId !== who.empresaId) throw new AppError('accessDenied');
}
