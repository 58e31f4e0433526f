import { CREDITS } from '@mavendoc/contract';
import { Coins } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format.ts';
import { cn } from '../ui/cn.ts';
import { Tip } from '../ui/tooltip.tsx';
import { useCredits } from './queries.ts';

const LOOK = {
  normal: 'bg-yellow-soft text-yellow',
  warning: 'bg-orange-soft text-orange',
  danger: 'bg-red-soft font-semibold text-red',
} as const;

const stateOf = (credits: number): keyof typeof LOOK => {
  if (credits === 0) return 'danger';
  return credits < CREDITS.warningBelow ? 'warning' : 'normal';
};

export function CreditBadge() {
  const { t } = useTranslation();
  const { credits } = useCredits();
  if (credits === null) return null;
  const state = stateOf(credits);
  return (
    <Tip text={t(`credits.${state}`, { credits })}>
      <button
        type="button"
        aria-label={t('credits.label', { count: credits })}
        className={cn(
          'inline-flex h-8 cursor-default! items-center gap-1.5 rounded-md px-2.5 text-sm font-medium',
          LOOK[state],
        )}
      >
        <Coins size={16} aria-hidden />
        <span className="tabular-nums">{formatNumber(credits)}</span>
        <span className="hidden sm:inline">{t('credits.short', { count: credits })}</span>
      </button>
    </Tip>
  );
}
