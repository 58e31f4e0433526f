import { review } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { formatDateTime } from '../i18n/format.ts';
import { cn } from '../ui/cn.ts';
import { Section } from './section.tsx';

/** Who decided what about a file, last first. */
export function History({ fileId }: { fileId: string }) {
  const { t } = useTranslation();
  const { data, error } = useQuery({
    queryKey: ['drive', 'history', fileId],
    queryFn: () => api.call(review.history, { params: { fileId } }),
  });
  return (
    <Section title={t('documents.panel.history')}>
      {error !== null && <p className="text-sm text-red">{messageOf(error)}</p>}
      <ol className="flex flex-col gap-2 text-sm">
        {data?.map(({ at, by, action, count, undone }) => (
          <li key={`${at}-${action}`}>
            <span className={cn('break-words', undone && 'text-ink-faint line-through')}>
              {`${by} ${t(`documents.panel.events.${action}`, { count })}`}
            </span>
            <span className="block text-ink-faint">
              {undone ? `${formatDateTime(at)} · ${t('documents.panel.undone')}` : formatDateTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </Section>
  );
}
