import { LIMITS, reports } from '@mavendoc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { formatDateTime } from '../i18n/format.ts';
import { Pager } from '../ui/pager.tsx';
import { Table } from '../ui/table.tsx';
import { Outcome } from './outcome.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { useFilters } from './use-filters.ts';

export function AccessAudit() {
  const { t } = useTranslation();
  const { page, setPage } = useFilters();
  const result = useQuery({
    queryKey: ['reports', 'access', page],
    queryFn: () => api.call(reports.lastLogins, { query: { page, size: LIMITS.reportPageSize } }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <ReportButtons report="access-audit" query={{}} />
      <Outcome result={result} isEmpty={({ records }) => records.length === 0}>
        {({ records, totalRecords, pageSize }) => (
          <>
            <Table
              label={t('reports.ids.access-audit')}
              rows={records}
              keyOf={({ dataLogin, idUsuario }, index) => `${dataLogin} ${idUsuario} ${index}`}
              columns={[
                {
                  id: 'email',
                  head: t('reports.email'),
                  cell: ({ email }) => <span className="block min-w-32 wrap-anywhere">{email}</span>,
                },
                {
                  id: 'login',
                  head: t('reports.login'),
                  cell: ({ dataLogin }) => (
                    <span className="sm:whitespace-nowrap">{formatDateTime(dataLogin)}</span>
                  ),
                },
                {
                  id: 'ip',
                  head: t('reports.ip'),
                  cell: ({ ip }) => (
                    <span className="block min-w-24 font-mono text-sm wrap-anywhere">{ip}</span>
                  ),
                },
              ]}
            />
            <Pager page={page} pages={Math.ceil(totalRecords / pageSize)} onPage={setPage} />
          </>
        )}
      </Outcome>
    </>
  );
}
