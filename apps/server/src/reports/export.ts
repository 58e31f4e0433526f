/** A whole report as a file. */

import type { Language, ReportId, reports as wire } from '@mavendoc/contract';
import type { Tx } from '../platform/database/database.ts';
import { toCsv } from '../rules/service.ts';
import { signIns } from '../audit/service.ts';
import * as store from './store.ts';
import { toXlsx } from './xlsx.ts';

type Row = readonly (string | number)[];

/** What a spreadsheet can hold (2^20), less its heading. */
const MOST_ROWS = 1_048_575;

export interface Exported {
  readonly name: string;
  readonly type: string;
  readonly bytes: Buffer;
}

const HEADINGS: Readonly<Record<ReportId, Readonly<Record<Language, Row>>>> = {
  'access-audit': { pt: ['E-mail', 'Data e hora', 'IP'], en: ['E-mail', 'Date and time', 'IP'] },
  'credits-usage': {
    pt: ['E-mail', 'Documento', 'Data e hora', 'Créditos'],
    en: ['E-mail', 'Document', 'Date and time', 'Credits'],
  },
  'consumption-by-user': {
    pt: ['E-mail', 'Total de documentos', 'Total de créditos'],
    en: ['E-mail', 'Total documents', 'Total credits'],
  },
};

const NAMES: Readonly<Record<ReportId, string>> = {
  'access-audit': 'auditoria-de-acessos',
  'credits-usage': 'uso-de-creditos',
  'consumption-by-user': 'consumo-por-usuario',
};

export async function exportReport(
  tx: Tx,
  empresaId: string,
  report: ReportId,
  filters: wire.ReportFilters,
  how: { readonly format: 'csv' | 'xlsx'; readonly language: Language },
): Promise<Exported> {
  const rows = [HEADINGS[report][how.language], ...(await rowsOf(tx, empresaId, report, filters))];
  const name = `${NAMES[report]}.${how.format}`;
  if (how.format === 'csv') return { name, type: 'text/csv; charset=utf-8', bytes: Buffer.from(toCsv(rows)) };
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { name, type, bytes: Buffer.from(toXlsx(NAMES[report], rows)) };
}

async function rowsOf(
  tx: Tx,
  empresaId: string,
  report: ReportId,
  filters: wire.ReportFilters,
): Promise<readonly Row[]> {
  switch (report) {
    case 'access-audit':
      return (await signIns(tx, empresaId, { page: 0, size: MOST_ROWS })).records.map(({ email, at, ip }) => [
        email,
        at.toISOString(),
        ip,
      ]);
    case 'credits-usage':
      return (await store.usage(tx, filters, { page: 0, size: MOST_ROWS })).map((row) => [
        row.email,
        row.document,
        row.datahora,
        row.credits,
      ]);
    case 'consumption-by-user':
      return (await store.consumption(tx, filters)).map((row) => [
        row.email,
        row.totalDocuments,
        row.totalCredits,
      ]);
  }
}
