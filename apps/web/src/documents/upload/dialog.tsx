import { FileUp, Info } from 'lucide-react';
import { useEffect } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { useCredits } from '../../app/queries.ts';
import { Button } from '../../ui/button.tsx';
import { cn } from '../../ui/cn.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { clearFinished, sendDrafts, showInDialog, useUploads } from './store.ts';
import { UploadRow } from './row.tsx';
import { useAddFiles } from './use-add-files.ts';

interface UploadDialogProps {
  folderId: string;
  /** @param sent whether something has arrived meanwhile */
  onClose: (sent: boolean) => void;
}

export function UploadDialog({ folderId, onClose }: UploadDialogProps) {
  const { t } = useTranslation();
  const { credits } = useCredits();
  const uploads = useUploads();
  const { add, limit } = useAddFiles();
  const { getRootProps, getInputProps, isDragActive } = useDropzone({
    onDrop: (accepted) => add(accepted, folderId),
    // The page behind takes drops too, and React bubbles them through the dialog.
    noDragEventsBubbling: true,
    noKeyboard: true,
  });
  const drafts = uploads.filter(({ state }) => state === 'draft').length;
  const active = uploads.some(({ state }) => state === 'queued' || state === 'sending');

  useEffect(() => {
    showInDialog(true);
    return () => showInDialog(false);
  }, []);

  const close = () => {
    const sent = uploads.some((upload) => upload.state === 'done' && upload.folderId === folderId);
    clearFinished();
    onClose(sent);
  };

  return (
    <Dialog
      wide
      title={t('documents.uploadDialog.title')}
      onClose={close}
      footer={
        drafts > 0 ? (
          <>
            <Button onClick={close}>{t('cancel')}</Button>
            <Button kind="primary" onClick={sendDrafts}>
              {t('documents.uploadDialog.send')}
            </Button>
          </>
        ) : (
          <Button kind={uploads.length > 0 && !active ? 'primary' : 'secondary'} onClick={close}>
            {t('close')}
          </Button>
        )
      }
    >
      <div className="flex flex-col gap-4">
        <div
          // The whole field takes a press; the button in it is what the keyboard and readers find.
          {...getRootProps({ role: undefined, tabIndex: undefined })}
          className={cn(
            'flex cursor-pointer flex-col items-center gap-1 rounded-md border border-dashed border-line-strong px-4 py-8 text-center transition-colors',
            isDragActive ? 'border-accent bg-accent-soft' : 'hover:bg-hover',
          )}
        >
          <input {...getInputProps({ 'aria-label': t('documents.uploadDialog.drop'), tabIndex: -1 })} />
          <FileUp size={22} className="mb-1 text-ink-soft" aria-hidden />
          <p className="font-medium">{t('documents.uploadDialog.drop')}</p>
          <Button className="my-1">{t('documents.uploadDialog.choose')}</Button>
          <p className="mt-1 text-sm text-ink-faint">{t('documents.uploadDialog.limits', { size: limit })}</p>
        </div>
        {uploads.length > 0 && credits !== null && (
          <Notice icon={Info}>{t('documents.uploadDialog.credits', { count: credits })}</Notice>
        )}
        {uploads.length > 0 && (
          <ul className="flex max-h-72 flex-col overflow-y-auto">
            {uploads.map((upload) => (
              <UploadRow key={upload.id} upload={upload} />
            ))}
          </ul>
        )}
        {active && <p className="text-sm text-ink-faint">{t('documents.uploadDialog.background')}</p>}
      </div>
    </Dialog>
  );
}
