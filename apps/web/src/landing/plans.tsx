import { PLANS, type PlanId } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../i18n/format.ts';
import { HEADING, WIDTH } from './links.ts';

const ORDER: readonly PlanId[] = ['starter', 'premium', 'enterprise'];

export function LandingPlans() {
  const { t } = useTranslation('landing');
  return (
    <section className={`${WIDTH} py-20`}>
      <h2 className={HEADING}>{t('plans.title')}</h2>
      <ul className="mt-10 grid gap-px border border-line bg-line md:grid-cols-3">
        {ORDER.map((id) => {
          const plan = PLANS[id];
          return (
            <li key={id} className="flex flex-col gap-3 bg-paper p-7">
              <h3 className="flex items-center justify-between font-semibold">
                {plan.name}
                {id === 'premium' && (
                  <span className="text-base font-medium text-accent">{t('plans.popular')}</span>
                )}
              </h3>
              <p className="text-2xl font-semibold tracking-tight">
                {plan.monthlyPrice === null ? t('plans.custom') : formatMoney(plan.monthlyPrice, 0)}
                {plan.monthlyPrice !== null && (
                  <span className="text-base font-normal text-ink-faint">{` ${t('plans.month')}`}</span>
                )}
              </p>
              <ul className="mt-2 flex flex-col gap-2 text-base text-ink-soft">
                {plan.monthlyCredits !== null && (
                  <li>{t('plans.pages', { pages: formatNumber(plan.monthlyCredits) })}</li>
                )}
                {plan.extraPagePrice !== null && (
                  <li>{t('plans.extra', { price: formatMoney(plan.extraPagePrice) })}</li>
                )}
                <li>{plan.api ? t('plans.api') : t('plans.noApi')}</li>
                <li>{id === 'enterprise' ? t('plans.onPremise') : t('plans.cloud')}</li>
              </ul>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
