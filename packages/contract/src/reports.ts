/** The three audit reports (product.md sections 2, 3 and 7). Who may read which: permissions.ts. */

import { z } from 'zod';
import { id, instant, pageQuery } from './fields.ts';
import { defineRoute } from './route.ts';

const session = { access: 'session', permission: 'reports' } as const;
const total = z.number().int();

export const filters = z.object({
  userId: id.optional(),
  year: z.coerce.number().int().min(2025).max(9999).optional(),
  month: z.coerce.number().int().min(1).max(12).optional(),
});
export type ReportFilters = z.output<typeof filters>;

export const lastLogins = defineRoute({
  ...session,
  method: 'GET',
  path: '/relatorio-acessos/last-logins',
  summary: 'Access audit: sign-ins, last first.',
  query: pageQuery,
  answer: z.object({
    records: z.array(z.object({ email: z.string(), dataLogin: instant, ip: z.string(), idUsuario: id })),
    totalRecords: total,
    pageSize: total,
  }),
  errors: ['accessDenied'],
});

const creditsUsageRecord = z.object({
  email: z.string(),
  /** Empty once the file was purged. */
  document: z.string(),
  datahora: instant,
  credits: z.number().int(),
  kind: z.enum(['pages', 'open']),
});
export type CreditsUsageRecord = z.output<typeof creditsUsageRecord>;

export const creditsUsage = defineRoute({
  ...session,
  method: 'GET',
  path: '/credits-usage',
  summary: 'Credits usage: each charge, last first.',
  query: pageQuery.extend(filters.shape),
  answer: z.object({ records: z.array(creditsUsageRecord), totalRecords: total, pageSize: total }),
  errors: ['accessDenied'],
});

const consumptionRow = z.object({
  id,
  email: z.string(),
  totalCredits: total,
  totalDocuments: total,
});
export type ConsumptionRow = z.output<typeof consumptionRow>;

export const creditsUsageReport = defineRoute({
  ...session,
  method: 'GET',
  path: '/credits-usage-report',
  summary: 'Consumption by user, most first.',
  query: filters,
  answer: z.array(consumptionRow),
  errors: ['accessDenied'],
});

export const reportUsers = defineRoute({
  ...session,
  method: 'GET',
  path: '/reports/users',
  summary: 'The users to filter by, deactivated ones too, by e-mail.',
  answer: z.array(z.object({ id, email: z.string() })),
  errors: ['accessDenied'],
});

export const exportReport = defineRoute({
  ...session,
  method: 'GET',
  path: '/reports/export/{report}',
  summary: 'A whole report as CSV or XLSX.',
  params: z.object({ report: z.enum(['access-audit', 'credits-usage', 'consumption-by-user']) }),
  query: filters.extend({ format: z.enum(['csv', 'xlsx']).default('csv') }),
  answer: z.instanceof(Blob),
  answerEncoding: 'file',
  errors: ['accessDenied'],
});
