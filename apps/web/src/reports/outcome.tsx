import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';

interface OutcomeProps<Data> {
  result: UseQueryResult<Data>;
  isEmpty: (data: Data) => boolean;
  children: (data: Data) => ReactNode;
}

/** Loading, failed, empty and full look different. */
export function Outcome<Data>({ result, isEmpty, children }: OutcomeProps<Data>) {
  const { t } = useTranslation();
  if (result.isError)
    return <ErrorState message={messageOf(result.error)} onRetry={() => void result.refetch()} />;
  if (result.data === undefined) return <Loading label={t('reports.loading')} />;
  if (isEmpty(result.data))
    return <EmptyState title={t('reports.noData')}>{t('reports.noDataText')}</EmptyState>;
  return children(result.data);
}
