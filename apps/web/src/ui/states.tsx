import { CircleAlert, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

interface StateProps {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}

/** A page of lines, one under a bar: nothing here yet. */
export const EmptyState = ({ title, children, action }: StateProps) => (
  <div className="mx-auto flex max-w-sm flex-col items-center gap-2 px-6 py-16 text-center">
    <svg viewBox="0 0 64 72" className="mb-3 h-20 text-ink" aria-hidden="true">
      <rect x="6" y="2" width="52" height="68" className="fill-raised stroke-line-strong" />
      <path d="M15 16h26M15 24h34M15 48h34M15 56h18" className="stroke-line" strokeWidth="3" />
      <rect x="15" y="32" width="27" height="8" fill="currentColor" />
    </svg>
    <h2 className="text-lg font-semibold">{title}</h2>
    {children !== undefined && <p className="text-ink-soft">{children}</p>}
    {action !== undefined && <div className="mt-3">{action}</div>}
  </div>
);

/** Says that it loads by a bar closing over lines. */
export function Loading({ label }: { label?: string }) {
  const { t } = useTranslation();
  return (
    <div role="status" className="flex flex-col items-center gap-4 px-6 py-16">
      <div className="flex w-24 flex-col gap-2" aria-hidden>
        <div className="h-1 w-full bg-line" />
        <div className="relative h-2.5 w-full bg-line">
          <div className="waiting-bar absolute inset-0 bg-ink" />
        </div>
        <div className="h-1 w-2/3 bg-line" />
      </div>
      <p className="text-ink-soft">{label ?? t('loading')}</p>
    </div>
  );
}

interface ErrorStateProps {
  title?: string;
  message: string;
  onRetry?: () => void;
}

export function ErrorState({ title, message, onRetry }: ErrorStateProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="mx-auto flex max-w-sm flex-col items-center gap-2 px-6 py-16 text-center">
      <CircleAlert size={28} className="mb-2 text-red" aria-hidden />
      <h2 className="text-lg font-semibold">{title ?? t('loadFailed')}</h2>
      <p className="text-ink-soft">{message}</p>
      {onRetry !== undefined && (
        <Button className="mt-3" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
          {t('tryAgain')}
        </Button>
      )}
    </div>
  );
}
