import { auth } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { MonitorSmartphone } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, endSession, messageOf, toastError } from '../app/api.ts';
import { formatDateTime } from '../i18n/format.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { toaster } from '../ui/toast.tsx';
import { deviceOf } from './device.ts';

export function Sessions() {
  const { t } = useTranslation();
  const { data, error, refetch } = useQuery({
    queryKey: ['sessions'],
    queryFn: () => api.call(auth.listSessions),
  });
  if (error !== null) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;

  const end = (id: string) =>
    void api.call(auth.revokeSession, { params: { id } }).then(() => {
      toaster.success(t('profile.ended'));
      return refetch();
    }, toastError);

  return (
    <div className="flex flex-col items-start gap-3">
      <ul className="w-full">
        {data.map(({ id, current, ip, userAgent, createdAt, lastSeenAt }) => (
          <li key={id} className="flex items-center gap-3 border-b border-line/70 py-2.5">
            <MonitorSmartphone size={18} className="shrink-0 text-ink-faint" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="truncate" title={userAgent}>
                <span className="font-medium">{deviceOf(userAgent) ?? t('profile.unknownDevice')}</span>
                {' · '}
                <span className="font-mono text-sm">{ip}</span>
              </p>
              <p className="text-sm text-ink-faint">
                {t('profile.since', { date: formatDateTime(createdAt), seen: formatDateTime(lastSeenAt) })}
              </p>
            </div>
            {current ? (
              <Badge tone="green">{t('profile.current')}</Badge>
            ) : (
              <Button
                size="sm"
                aria-label={t('profile.endOf', { device: deviceOf(userAgent) ?? ip })}
                onClick={() => end(id)}
              >
                {t('profile.end')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Button onClick={() => void api.call(auth.revokeAllSessions).then(endSession, toastError)}>
        {t('profile.endAll')}
      </Button>
    </div>
  );
}
