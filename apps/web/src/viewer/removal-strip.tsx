import type { removal } from '@mavendoc/contract';
import { Award, Download, LoaderCircle, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { isRunning } from './removal-state.ts';

interface RemovalStripProps {
  removal: removal.Removal;
  onDownload: (version: 'anonymized' | 'certificate') => void;
}

/** Under the bar: how far removal is, and what came of it. */
export function RemovalStrip({ removal, onDownload }: RemovalStripProps) {
  const { t } = useTranslation();
  const { state, done, total, reason } = removal;
  if (isRunning(state)) {
    const text = total > 0 ? t('viewer.removing', { done, total }) : t('viewer.waiting');
    return (
      <div role="status" className="flex items-center gap-3 border-b border-line bg-blue-soft px-4 py-2">
        <LoaderCircle size={16} className="animate-spin text-blue" aria-hidden />
        <p className="shrink-0">{text}</p>
        <Progress label={text} value={total > 0 ? (done / total) * 100 : 0} />
      </div>
    );
  }
  if (state === 'error')
    return (
      <div role="alert" className="flex items-start gap-3 border-b border-line bg-red-soft px-4 py-2">
        <ShieldAlert size={16} className="mt-0.5 shrink-0 text-red" aria-hidden />
        <p>
          <strong className="font-medium">{`${t('viewer.refused')}. `}</strong>
          {reason !== null && t(`documents.removalReason.${reason}`)}
        </p>
      </div>
    );
  if (state !== 'removed') return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-3 border-b border-line bg-green-soft px-4 py-1.5"
    >
      <ShieldCheck size={16} className="text-green" aria-hidden />
      <p className="mr-auto font-medium">{t('viewer.done')}</p>
      <Button size="sm" icon={<Download size={15} aria-hidden />} onClick={() => onDownload('anonymized')}>
        {t('viewer.download')}
      </Button>
      <Button size="sm" icon={<Award size={15} aria-hidden />} onClick={() => onDownload('certificate')}>
        {t('viewer.certificate')}
      </Button>
    </div>
  );
}
