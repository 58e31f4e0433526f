import { LIMITS, reports } from '@mavendoc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { formatDateTime, formatNumber } from '../i18n/format.ts';
import { Pager } from '../ui/pager.tsx';
import { Table } from '../ui/table.tsx';
import { FilterLine } from './filters.tsx';
import { Outcome } from './outcome.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useFilters } from './use-filters.ts';

export function CreditsUsage() {
  const { t } = useTranslation();
  const filters = useFilters();
  const { page, query } = filters;
  const result = useQuery({
    queryKey: ['reports', 'usage', page, query],
    queryFn: () => api.call(reports.creditsUsage, { query: { page, size: LIMITS.reportPageSize, ...query } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <FilterLine state={filters} />
      <ReportButtons report="credits-usage" query={query} />
      <Outcome result={result} isEmpty={({ records }) => records.length === 0}>
        {({ records, totalRecords, pageSize }) => (
          <>
            <Table
              label={t('reports.ids.credits-usage')}
              rows={records}
              keyOf={({ datahora, email }, index) => `${datahora} ${email} ${index}`}
              columns={[
                {
                  id: 'email',
                  head: t('reports.email'),
                  cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
                },
                {
                  id: 'document',
                  head: t('reports.document'),
                  cell: ({ document }) =>
                    document === '' ? (
                      <span className="text-ink-faint">{t('reports.purged')}</span>
                    ) : (
                      <span className="wrap-anywhere">{document}</span>
                    ),
                },
                {
                  id: 'kind',
                  head: t('reports.kind'),
                  wide: true,
                  cell: ({ kind }) => t(`reports.kinds.${kind}`),
                },
                {
                  id: 'credits',
                  head: t('reports.credits'),
                  numeric: true,
                  cell: ({ credits }) => formatNumber(credits),
                },
                {
                  id: 'when',
                  head: t('reports.when'),
                  cell: ({ datahora }) => (
                    <span className="sm:whitespace-nowrap">{formatDateTime(datahora)}</span>
                  ),
                },
              ]}
            />
            <Pager page={page} pages={Math.ceil(totalRecords / pageSize)} onPage={filters.setPage} />
          </>
        )}
      </Outcome>
    </>
  );
}
