import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { HEADING, WIDTH } from './links.ts';

export function Proof() {
  const { t } = useTranslation('landing');
  const checks = t('proof.checks', { returnObjects: true });
  return (
    <section className="border-y border-line bg-desk">
      <div className={`${WIDTH} grid gap-12 py-20 lg:grid-cols-2`}>
        <div className="flex flex-col gap-5">
          <h2 className={HEADING}>{t('proof.title')}</h2>
          <p className="max-w-[34rem] text-ink-soft">{t('proof.text')}</p>
          <p className="mt-4 flex items-baseline gap-4">
            <span className="text-5xl font-semibold tracking-tight">{t('proof.saving')}</span>
            <span className="max-w-48 text-base text-ink-soft">{t('proof.savingText')}</span>
          </p>
        </div>
        <ul className="flex flex-col">
          {checks.map((check) => (
            <li key={check} className="flex gap-3 border-b border-line py-4 first:border-t">
              <Check size={20} className="mt-0.5 shrink-0 text-green" aria-hidden />
              {check}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

export function Brazil() {
  const { t } = useTranslation('landing');
  const rows = t('brazil.rows', { returnObjects: true });
  const head = 'py-2 pr-4 text-left text-base font-medium text-ink-faint';
  return (
    <section className={`${WIDTH} grid gap-10 py-20 lg:grid-cols-[1fr_1.6fr]`}>
      <div>
        <h2 className={HEADING}>{t('brazil.title')}</h2>
        <p className="mt-4 text-ink-soft">{t('brazil.text')}</p>
      </div>
      <div className="overflow-x-auto">
        <table className="w-full">
          <thead>
            <tr className="border-b border-line">
              <th className={head}>{t('brazil.columns.kind')}</th>
              <th className={head}>{t('brazil.columns.sample')}</th>
              <th className={`${head} max-sm:hidden`}>{t('brazil.columns.check')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([kind, sample, check]) => (
              <tr key={kind} className="border-b border-line">
                <td className="py-3 pr-4 font-medium">{kind}</td>
                <td className="py-3 pr-4 font-mono text-base">{sample}</td>
                <td className="py-3 text-ink-soft max-sm:hidden">{check}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
