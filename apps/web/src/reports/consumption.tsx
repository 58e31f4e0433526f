import { reports } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { formatNumber, monthNames } from '../i18n/format.ts';
import { Table } from '../ui/table.tsx';
import { ConsumptionCharts } from './consumption-charts.tsx';
import { FilterLine } from './filters.tsx';
import { Outcome } from './outcome.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useFilters, type FilterState } from './use-filters.ts';

export function Consumption() {
  const { t } = useTranslation();
  const filters = useFilters();
  const { query } = filters;
  const title = useConsumptionTitle(filters);
  const result = useQuery({
    queryKey: ['reports', 'consumption', query],
    queryFn: () => api.call(reports.creditsUsageReport, { query }),
  });
  return (
    <>
      <FilterLine state={filters} live />
      <ReportButtons report="consumption-by-user" query={query} />
      <Outcome result={result} isEmpty={(rows) => rows.length === 0}>
        {(rows) => (
          <div className="flex flex-col gap-6">
            <div>
              <h2 className="text-lg font-semibold">{title}</h2>
              <p className="text-ink-soft">
                {t('reports.sum', {
                  credits: t('credits.label', { count: sumOf(rows, 'totalCredits') }),
                  documents: t('reports.documentsOf', { count: sumOf(rows, 'totalDocuments') }),
                })}
              </p>
            </div>
            <ConsumptionCharts rows={rows} />
            <Table
              label={t('reports.ids.consumption-by-user')}
              rows={rows}
              keyOf={({ id }) => id}
              columns={[
                {
                  id: 'email',
                  head: t('reports.email'),
                  cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
                },
                {
                  id: 'documents',
                  head: t('reports.documents'),
                  numeric: true,
                  cell: ({ totalDocuments }) => formatNumber(totalDocuments),
                },
                {
                  id: 'credits',
                  head: t('reports.credits'),
                  numeric: true,
                  cell: ({ totalCredits }) => formatNumber(totalCredits),
                },
              ]}
            />
          </div>
        )}
      </Outcome>
    </>
  );
}

const sumOf = (rows: readonly reports.ConsumptionRow[], figure: 'totalCredits' | 'totalDocuments'): number =>
  rows.reduce((sum, row) => sum + row[figure], 0);

/** “of April of 2026”, or of a year or a month alone. */
function useConsumptionTitle({ year, month }: FilterState): string {
  const { t } = useTranslation();
  const name = month === undefined ? undefined : monthNames()[month - 1];
  if (name === undefined)
    return year === 0 ? t('reports.ids.consumption-by-user') : t('reports.totalYear', { year: String(year) });
  return year === 0
    ? t('reports.totalMonthOnly', { month: name })
    : t('reports.totalMonth', { month: name, year: String(year) });
}
