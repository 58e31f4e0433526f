/** A whole report as a file, written row by row: a million rows take no more memory than a few thousand. */

import type { Readable } from 'node:stream';
import type { Language, ReportId, reports as wire } from '@mavendoc/contract';
import { signInsBelow } from '../audit/service.ts';
import type { Tx } from '../platform/database/database.ts';
import { csvStream } from '../rules/service.ts';
import * as store from './store.ts';
import { xlsxStream } from './xlsx.ts';

type Row = readonly (string | number)[];

/** Rows read in one transaction: nothing is held open while a slow line takes them. */
const BATCH = 2_000;

export interface Exported {
  readonly name: string;
  readonly type: string;
  readonly content: Readable;
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

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** Runs its work in a transaction of the company. */
type InTenant = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

export function exportReport(
  inTenant: InTenant,
  empresaId: string,
  report: ReportId,
  filters: wire.ReportFilters,
  { format, language }: { readonly format: 'csv' | 'xlsx'; readonly language: Language },
): Exported {
  const heading = HEADINGS[report][language];
  const rows = rowsOf(inTenant, empresaId, report, filters);
  const content = format === 'csv' ? csvStream(heading, rows) : xlsxStream(NAMES[report], heading, rows);
  return { name: `${NAMES[report]}.${format}`, type: TYPES[format], content };
}

/** In batches. */
async function* rowsOf(
  inTenant: InTenant,
  empresaId: string,
  report: ReportId,
  filters: wire.ReportFilters,
): AsyncGenerator<readonly Row[]> {
  switch (report) {
    case 'access-audit':
      yield* batches(
        async (below) =>
          await inTenant(async (tx) => await signInsBelow(tx, empresaId, below ?? null, BATCH)),
        ({ seq }) => seq,
        ({ email, at, ip }) => [email, at.toISOString(), ip],
      );
      break;
    case 'credits-usage':
      yield* batches(
        async (below) => {
          const from = below === undefined ? { offset: 0 } : { below };
          return await inTenant(async (tx) => await store.usage(tx, filters, BATCH, from));
        },
        ({ id }) => id,
        ({ record }) => [record.email, record.document, record.datahora, record.credits],
      );
      break;
    case 'consumption-by-user':
      yield (await inTenant(async (tx) => await store.consumption(tx, filters))).map((row) => [
        row.email,
        row.totalDocuments,
        row.totalCredits,
      ]);
      break;
  }
}

async function* batches<Found>(
  read: (below: number | undefined) => Promise<readonly Found[]>,
  place: (found: Found) => number,
  toRow: (found: Found) => Row,
): AsyncGenerator<readonly Row[]> {
  let below: number | undefined;
  for (;;) {
    const found = await read(below);
    if (found.length > 0) yield found.map(toRow);
    const last = found.at(-1);
    if (last === undefined || found.length < BATCH) return;
    below = place(last);
  }
}
