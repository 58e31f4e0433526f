import { PLANS, type PlanId } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { PlanCard, type Billing } from './plan-card.tsx';

const ORDER: readonly PlanId[] = ['starter', 'premium', 'enterprise'];

export function PlansPage() {
  const { t } = useTranslation();
  const me = useMe();
  const [billing, setBilling] = useState<Billing>('monthly');
  const notes = t('plans.notes', { returnObjects: true });
  usePageTitle(t('plans.title'));
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <div
          role="group"
          aria-label={t('plans.billing')}
          className="flex rounded-md border border-line-strong/60 bg-raised p-0.5"
        >
          {(['monthly', 'annual'] as const).map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={billing === id}
              onClick={() => setBilling(id)}
              className="inline-flex h-8 items-center gap-2 rounded-sm px-3 font-medium text-ink-soft aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11"
            >
              {t(`plans.${id}`)}
              {id === 'annual' && (
                <span className="rounded-sm bg-green-soft px-1.5 text-xs leading-5 text-green">
                  {t('plans.discount')}
                </span>
              )}
            </button>
          ))}
        </div>
        <p role="status" className="text-ink-soft">
          {billing === 'annual' && t('plans.discountNote')}
        </p>
      </div>
      <ul className="grid gap-px border border-line bg-line md:grid-cols-3">
        {ORDER.map((id) => (
          <PlanCard key={id} id={id} billing={billing} current={me.planName === PLANS[id].name} />
        ))}
      </ul>
      <ul className="flex max-w-[72ch] flex-col gap-1.5 text-sm text-ink-faint">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  );
}
