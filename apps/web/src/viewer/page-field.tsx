import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format.ts';

interface PageFieldProps {
  page: number;
  total: number;
  onGo: (page: number) => void;
}

/** The page that is looked at; another number goes there. */
export function PageField({ page, total, onGo }: PageFieldProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState<string | null>(null);
  const go = () => {
    const wanted = Number.parseInt(typed ?? '', 10);
    if (Number.isFinite(wanted)) onGo(Math.min(Math.max(1, wanted), total) - 1);
    setTyped(null);
  };
  return (
    <form
      className="flex items-center gap-1.5 text-sm text-ink-soft tabular-nums"
      onSubmit={(event) => {
        event.preventDefault();
        go();
      }}
    >
      <input
        inputMode="numeric"
        aria-label={t('viewer.pageNumber', { total })}
        value={typed ?? formatNumber(page + 1)}
        onFocus={(event) => event.target.select()}
        onChange={(event) => setTyped(event.target.value.replace(/\D/g, ''))}
        onBlur={go}
        className="h-8 w-12 rounded-md border border-line-strong/60 bg-raised px-1 text-center text-ink pointer-coarse:h-11"
      />
      <span aria-hidden>{`/ ${formatNumber(total)}`}</span>
    </form>
  );
}
