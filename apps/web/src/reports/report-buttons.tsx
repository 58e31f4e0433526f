import { reports, type ReportId } from '@mavendoc/contract';
import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { saveAs } from '../documents/download.ts';
import { Button } from '../ui/button.tsx';
import type { FilterState } from './use-filters.ts';

interface ReportButtonsProps {
  report: ReportId;
  query: FilterState['query'];
}

export function ReportButtons({ report, query }: ReportButtonsProps) {
  const { t } = useTranslation();
  const load = () =>
    void api
      .call(reports.exportReport, { params: { report }, query })
      .then((blob) => saveAs(blob, `${report}.csv`), toastError);
  return (
    <div className="flex flex-wrap gap-2 print:hidden">
      <Button icon={<Printer size={16} aria-hidden />} onClick={() => print()}>
        {t('reports.print')}
      </Button>
      <Button icon={<Download size={16} aria-hidden />} onClick={load}>
        {t('reports.csv')}
      </Button>
    </div>
  );
}
