import { LIMITS, webhooks } from '@mavendoc/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../../app/api.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Pager } from '../../ui/pager.tsx';
import { EmptyState, ErrorState, Loading } from '../../ui/states.tsx';
import { toaster } from '../../ui/toast.tsx';
import { DeliveryRow } from './delivery-row.tsx';

/** Milliseconds between two looks while something is under way. */
const LOOK_AGAIN_MS = 2000;

/** What was sent to an address, last first. */
export function Deliveries({ hook, onClose }: { hook: webhooks.Webhook; onClose: () => void }) {
  const { t } = useTranslation();
  const [page, setPage] = useState(0);
  const { data, error, refetch } = useQuery({
    queryKey: ['integration', 'deliveries', hook.id, page],
    queryFn: () =>
      api.call(webhooks.listDeliveries, {
        params: { id: hook.id },
        query: { page, size: LIMITS.reportPageSize },
      }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) =>
      state.data?.records.some((record) => record.state === 'waiting') ? LOOK_AGAIN_MS : false,
  });
  const redeliver = async (delivery: string) => {
    try {
      await api.call(webhooks.redeliver, { params: { id: hook.id, delivery } });
      toaster.success(t('company.webhooks.sentAgain'));
    } catch (failure) {
      toastError(failure);
    }
    await refetch();
  };

  return (
    <Dialog wide title={t('company.webhooks.log')} description={hook.url} onClose={onClose}>
      {shown()}
    </Dialog>
  );

  function shown() {
    if (error !== null) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
    if (data === undefined) return <Loading />;
    if (data.records.length === 0)
      return <EmptyState title={t('company.webhooks.noLog')}>{t('company.webhooks.noLogText')}</EmptyState>;
    return (
      <div className="flex flex-col gap-3">
        <ul>
          {data.records.map((delivery) => (
            <DeliveryRow
              key={delivery.id}
              delivery={delivery}
              onRedeliver={hook.active ? () => void redeliver(delivery.id) : undefined}
            />
          ))}
        </ul>
        <Pager page={page} pages={Math.ceil(data.totalRecords / data.pageSize)} onPage={setPage} />
      </div>
    );
  }
}
