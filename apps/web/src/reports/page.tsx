import { mayReadReport, type ReportId } from '@mavendoc/contract';
import { Link, useSearch } from '@tanstack/react-router';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { needed } from '../app/parts.ts';
import { useMe } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { buttonLook } from '../ui/button.tsx';
import { EmptyState, Loading } from '../ui/states.tsx';
import { AccessAudit } from './access-audit.tsx';
import { CreditsUsage } from './credits-usage.tsx';

const Consumption = lazy(async () => ({ default: (await needed(import('./consumption.tsx'))).Consumption }));
const REPORTS: readonly ReportId[] = ['access-audit', 'credits-usage', 'consumption-by-user'];

export function ReportsPage() {
  const { t } = useTranslation();
  const me = useMe();
  const { report } = useSearch({ from: '/session/layout/reports' });
  const open = REPORTS.filter((id) => mayReadReport(me.profile, id));
  const shown = report !== undefined && open.includes(report) ? report : null;
  usePageTitle(shown === null ? t('reports.title') : t(`reports.ids.${shown}`));

  if (shown === null) return <Index reports={open} />;
  return (
    <div className="mx-auto flex max-w-5xl flex-col gap-5">
      <Link
        to="/reports"
        search={{}}
        className={`${buttonLook({ kind: 'ghost', size: 'sm' })} self-start print:hidden`}
      >
        <ArrowLeft size={16} aria-hidden />
        {t('reports.back')}
      </Link>
      <h2 className="hidden text-xl font-semibold print:block">{t(`reports.ids.${shown}`)}</h2>
      {shown === 'access-audit' && <AccessAudit />}
      {shown === 'credits-usage' && <CreditsUsage />}
      {shown === 'consumption-by-user' && (
        <Suspense fallback={<Loading label={t('reports.loading')} />}>
          <Consumption />
        </Suspense>
      )}
    </div>
  );
}

function Index({ reports }: { reports: readonly ReportId[] }) {
  const { t } = useTranslation();
  if (reports.length === 0)
    return <EmptyState title={t('reports.noAccess')}>{t('reports.noAccessText')}</EmptyState>;
  return (
    <ul className="mx-auto grid max-w-5xl gap-4 md:grid-cols-3">
      {reports.map((id) => (
        <li key={id} className="flex flex-col items-start gap-2 rounded-lg border border-line bg-paper p-5">
          <h2 className="text-lg font-semibold">{t(`reports.ids.${id}`)}</h2>
          <p className="mb-3 flex-1 text-ink-soft">{t(`reports.texts.${id}`)}</p>
          <Link
            to="/reports"
            search={{ report: id }}
            aria-label={`${t('reports.view')}: ${t(`reports.ids.${id}`)}`}
            className={buttonLook()}
          >
            {t('reports.view')}
            <ArrowRight size={16} aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  );
}
