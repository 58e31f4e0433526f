import { mayReadReport, reports as wire } from '@mavendoc/contract';
import type { ReportId } from '@mavendoc/contract';
import { signIns } from '../audit/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import type { Http } from '../platform/http/server.ts';
import type { Who } from '../platform/http/who.ts';
import type { Platform } from '../platform/platform.ts';
import { exportReport } from './export.ts';
import * as store from './store.ts';

export function reportRoutes(http: Http, { db }: Platform): void {
  const reading = async <T>(who: Who, report: ReportId, work: (tx: Tx) => Promise<T>): Promise<T> => {
    if (!mayReadReport(who.profile, report)) throw new AppError('accessDenied');
    return await db.inTenant(who.empresaId, work);
  };
  http.route(
    wire.lastLogins,
    async ({ who, query }) =>
      await reading(who, 'access-audit', async (tx) => {
        const { records, total } = await signIns(tx, who.empresaId, query);
        return {
          records: records.map(({ email, at, ip, userId }) => ({
            email,
            dataLogin: at.toISOString(),
            ip,
            idUsuario: userId,
          })),
          totalRecords: total,
          pageSize: query.size,
        };
      }),
  );
  http.route(
    wire.creditsUsage,
    async ({ who, query }) =>
      await reading(who, 'credits-usage', async (tx) => ({
        records: (await store.usage(tx, query, query.size, { offset: query.page * query.size })).map(
          ({ record }) => record,
        ),
        totalRecords: await store.countUsage(tx, query),
        pageSize: query.size,
      })),
  );
  http.route(
    wire.creditsUsageReport,
    async ({ who, query }) =>
      await reading(who, 'consumption-by-user', async (tx) => [...(await store.consumption(tx, query))]),
  );
  http.route(
    wire.reportUsers,
    async ({ who }) => await reading(who, 'credits-usage', async (tx) => [...(await store.usersByEmail(tx))]),
  );
  http.route(wire.exportReport, async ({ who, params, query, language, reply }) => {
    const { format, ...filters } = query;
    if (!mayReadReport(who.profile, params.report)) throw new AppError('accessDenied');
    const inTenant = async <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
      await db.inTenant(who.empresaId, work);
    const how = { format, language };
    const file = exportReport(inTenant, who.empresaId, params.report, filters, how);
    void reply.type(file.type).header('Content-Disposition', `attachment; filename="${file.name}"`);
    return file.content;
  });
}
