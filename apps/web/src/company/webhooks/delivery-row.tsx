import type { webhooks } from '@mavendoc/contract';
import { CircleAlert, CircleCheck, Clock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';

const LOOK = {
  delivered: { tone: 'green', icon: CircleCheck },
  failed: { tone: 'red', icon: CircleAlert },
  waiting: { tone: 'yellow', icon: Clock },
} as const;

interface DeliveryRowProps {
  delivery: webhooks.Delivery;
  /** Undefined: the address is off. */
  onRedeliver: (() => void) | undefined;
}

export function DeliveryRow({ delivery, onRedeliver }: DeliveryRowProps) {
  const { t } = useTranslation();
  const { event, state, createdAt, nextTryAt, payload, attempts } = delivery;
  const name = t(`company.events.${event}`);
  return (
    <li className="border-b border-line/70 py-2.5">
      <details>
        <summary className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1">
          <span className="min-w-0 flex-1 font-medium">{name}</span>
          <span className="text-sm text-ink-faint">{formatDateTime(createdAt)}</span>
          <Badge {...LOOK[state]}>{t(`company.deliveries.${state}`)}</Badge>
        </summary>
        <div className="mt-3 flex flex-col gap-3 pl-4">
          <ol className="flex flex-col gap-1 text-sm text-ink-soft">
            {attempts.map(({ at, status, problem, durationMs }) => (
              <li key={at}>
                {`${formatDateTime(at)} · `}
                {problem === null ? t('company.deliveries.taken') : t(`company.problems.${problem}`)}
                {status !== null && ` (${status})`}
                {` · ${t('company.deliveries.duration', { ms: durationMs })}`}
              </li>
            ))}
            {nextTryAt !== null && (
              <li>{t('company.deliveries.next', { date: formatDateTime(nextTryAt) })}</li>
            )}
          </ol>
          <pre className="max-h-48 overflow-auto rounded-md border border-line bg-paper p-3 font-mono text-xs whitespace-pre-wrap">
            {payload}
          </pre>
          {onRedeliver !== undefined && (
            <Button
              size="sm"
              className="self-start"
              aria-label={t('company.deliveries.againOf', { event: name, date: formatDateTime(createdAt) })}
              onClick={onRedeliver}
            >
              {t('company.deliveries.again')}
            </Button>
          )}
        </div>
      </details>
    </li>
  );
}
