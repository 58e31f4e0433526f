import { ANNUAL_DISCOUNT, PLANS, type PlanId } from '@mavendoc/contract';
import { Link } from '@tanstack/react-router';
import { Check, Minus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../i18n/format.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';

export type Billing = 'monthly' | 'annual';
const MONTHS = 12;

interface PlanCardProps {
  id: PlanId;
  billing: Billing;
  current: boolean;
}

export function PlanCard({ id, billing, current }: PlanCardProps) {
  const { t } = useTranslation();
  const { name, monthlyPrice, monthlyCredits, extraPagePrice, api, sso } = PLANS[id];
  const enterprise = id === 'enterprise';
  const price = () => {
    if (monthlyPrice === null) return t('plans.custom');
    return formatMoney(
      billing === 'annual' ? monthlyPrice * MONTHS * (1 - ANNUAL_DISCOUNT) : monthlyPrice,
      0,
    );
  };
  const points: readonly (readonly [boolean, string])[] = [
    [true, monthlyCredits === null ? t('plans.variable') : t('plans.credits', { credits: monthlyCredits })],
    ...(extraPagePrice === null
      ? []
      : [[true, t('plans.extra', { price: formatMoney(extraPagePrice) })] as const]),
    [api, t('plans.api')],
    [sso, t('plans.sso')],
    [true, t('plans.users')],
    [true, enterprise ? t('plans.chat') : t('plans.ticket')],
    [true, enterprise ? t('plans.onPremise') : t('plans.cloud')],
  ];
  return (
    <li className="flex flex-col gap-4 bg-paper p-6">
      <h2 className="flex items-center justify-between text-lg font-semibold">
        {name}
        {id === 'premium' && <span className="text-sm font-medium text-accent">{t('plans.popular')}</span>}
      </h2>
      <p className="text-2xl font-semibold tracking-tight">
        {price()}
        {monthlyPrice !== null && (
          <span className="text-base font-normal text-ink-faint">
            {` ${billing === 'annual' ? t('plans.perYear') : t('plans.perMonth')}`}
          </span>
        )}
      </p>
      <ul className="flex flex-1 flex-col gap-2">
        {points.map(([has, text]) => (
          <li key={text} className={cn('flex items-start gap-2', !has && 'text-ink-faint')}>
            {has ? (
              <Check size={16} className="mt-0.5 shrink-0 text-green" aria-hidden />
            ) : (
              <Minus size={16} className="mt-0.5 shrink-0" aria-hidden />
            )}
            <span className="sr-only">{has ? t('plans.has') : t('plans.hasNot')}</span>
            {text}
          </li>
        ))}
      </ul>
      {enterprise ? (
        <Link to="/contact" className={buttonLook({ kind: 'primary' })}>
          {t('plans.talk')}
        </Link>
      ) : (
        <Button disabled={!current}>{t('plans.current')}</Button>
      )}
    </li>
  );
}
