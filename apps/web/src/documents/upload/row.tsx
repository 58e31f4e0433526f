import { CircleAlert, CircleCheck, FileText, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatPercent, formatSize } from '../../i18n/format.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { Progress } from '../../ui/progress.tsx';
import { cancelUpload, dropUpload, sendAgain, type Upload } from './store.ts';

export function UploadRow({ upload }: { upload: Upload }) {
  const { t } = useTranslation();
  const { id, name, size, state, progress } = upload;
  const running = state === 'queued' || state === 'sending';
  const label = running ? 'documents.uploadDialog.cancel' : 'documents.uploadDialog.remove';
  return (
    <li className="flex items-start gap-3 border-b border-line py-2.5 last:border-0">
      <Sign state={state} />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="flex items-baseline justify-between gap-3">
          <span className="truncate font-medium">{name}</span>
          <span className="shrink-0 text-sm tabular-nums text-ink-faint">
            {state === 'sending' ? formatPercent(progress / 100) : formatSize(size)}
          </span>
        </p>
        {running && <Progress label={t('documents.uploadDialog.progress', { name })} value={progress} />}
        <Outcome upload={upload} />
      </div>
      <IconButton
        label={t(label, { name })}
        onClick={() => (running ? cancelUpload(id) : dropUpload(id))}
        className="-my-1"
      >
        <X size={16} aria-hidden />
      </IconButton>
    </li>
  );
}

function Outcome({ upload: { id, state, message } }: { upload: Upload }) {
  const { t } = useTranslation();
  if (state === 'done') return <p className="text-sm text-green">{t('documents.uploadDialog.done')}</p>;
  if (state === 'queued')
    return <p className="text-sm text-ink-faint">{message ?? t('documents.uploadDialog.queued')}</p>;
  if (state === 'interrupted')
    return <p className="text-sm text-orange">{t('documents.uploadDialog.interrupted')}</p>;
  if (state === 'duplicate')
    return (
      <div className="flex flex-col items-start gap-1.5 text-sm text-orange">
        {message}
        <span className="flex gap-2">
          <Button size="sm" onClick={() => sendAgain(id, 'keep')}>
            {t('documents.uploadDialog.sendAnyway')}
          </Button>
          <Button size="sm" kind="ghost" onClick={() => dropUpload(id)}>
            {t('documents.uploadDialog.skip')}
          </Button>
        </span>
      </div>
    );
  if (state === 'draft' || state === 'sending') return null;
  const title =
    state === 'cancelled' ? t('documents.uploadDialog.cancelled') : t('documents.uploadDialog.failed');
  return (
    <div className="flex flex-col items-start gap-1.5 text-sm text-red">
      <p>{message === null ? title : `${title}. ${message}`}</p>
      {state !== 'refused' && (
        <Button size="sm" onClick={() => sendAgain(id)}>
          {t('documents.uploadDialog.retry')}
        </Button>
      )}
    </div>
  );
}

function Sign({ state }: { state: Upload['state'] }) {
  if (state === 'done') return <CircleCheck size={18} className="mt-0.5 shrink-0 text-green" aria-hidden />;
  if (state === 'error' || state === 'refused')
    return <CircleAlert size={18} className="mt-0.5 shrink-0 text-red" aria-hidden />;
  return <FileText size={18} className="mt-0.5 shrink-0 text-ink-faint" aria-hidden />;
}
