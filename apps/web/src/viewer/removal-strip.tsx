import type { removal } from '@mavendoc/contract';
import { Award, Download, LoaderCircle, ShieldAlert, ShieldCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Progress } from '../ui/progress.tsx';
import { ApprovalStrip } from './approval.tsx';
import { isRunning } from './removal-state.ts';

interface RemovalStripProps {
  fileId: string;
  removal: removal.Removal;
  encrypted: boolean;
  /** Decisions were made after the copy was. */
  outdated: boolean;
  onCancel: () => void;
  onChanged: () => void;
  onDownload: () => void;
  onCertificate: () => void;
}

/** Under the bar: how far removal is, and what came of it. */
export function RemovalStrip(props: RemovalStripProps) {
  const { t } = useTranslation();
  const { fileId, removal, encrypted, outdated, onCancel, onChanged } = props;
  const { state, done, total, reason, approval } = removal;
  if (approval?.state === 'waiting')
    return (
      <ApprovalStrip
        fileId={fileId}
        approval={approval}
        encrypted={encrypted}
        onCancel={onCancel}
        onDecided={onChanged}
      />
    );
  if (isRunning(state)) {
    const text = total > 0 ? t('viewer.removing', { done, total }) : t('viewer.waiting');
    return (
      <div role="status" className="flex items-center gap-3 border-b border-line bg-blue-soft px-4 py-1.5">
        <LoaderCircle size={16} className="shrink-0 animate-spin text-blue" aria-hidden />
        <p className="shrink-0 max-sm:shrink">{text}</p>
        <Progress label={text} value={total > 0 ? (done / total) * 100 : 0} />
        <Button size="sm" onClick={onCancel}>
          {t('documents.cancelRemoval')}
        </Button>
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
          {approval !== null && approval.note !== '' && (
            <span className="block">{`${approval.decidedBy?.nome ?? ''}: “${approval.note}”`}</span>
          )}
        </p>
      </div>
    );
  if (state !== 'removed') return null;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1.5 border-b border-line bg-green-soft px-4 py-1.5"
    >
      <ShieldCheck size={16} className="text-green" aria-hidden />
      <p className="mr-auto min-w-0 max-sm:w-[85%]">
        <strong className="font-medium">{t('viewer.done')}</strong>
        {outdated && <span className="text-ink-soft">{` ${t('viewer.outdated')}`}</span>}
      </p>
      <Button
        size="sm"
        className="max-sm:flex-1"
        icon={<Download size={15} aria-hidden />}
        onClick={props.onDownload}
      >
        {t('viewer.download')}
      </Button>
      <Button
        size="sm"
        className="max-sm:flex-1"
        icon={<Award size={15} aria-hidden />}
        onClick={props.onCertificate}
      >
        {t('viewer.certificate')}
      </Button>
    </div>
  );
}
