import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { downloadZip, type ZipContent } from '../download.ts';
import type { Item } from '../item.ts';
import { Choices } from './choices.tsx';

const CONTENTS: readonly ZipContent[] = ['best', 'copies', 'originals'];

interface DownloadDialogProps {
  items: readonly Item[];
  onClose: () => void;
}

/** Many at once: what of each goes into the ZIP. */
export function DownloadDialog({ items, onClose }: DownloadDialogProps) {
  const { t } = useTranslation();
  const [content, setContent] = useState<ZipContent>('best');
  const [certificates, setCertificates] = useState(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const start = async () => {
    setBusy(true);
    try {
      await downloadZip(items, content, certificates && content !== 'originals');
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('documents.downloadDialog.title', { count: items.length, name: items[0]?.name ?? '' })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void start()}>
            {t('documents.downloadDialog.start')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <Choices
          name="content"
          legend={t('documents.downloadDialog.content')}
          value={content}
          onChange={setContent}
          choices={CONTENTS.map((id) => ({
            id,
            label: t(`documents.downloadDialog.${id}`),
            text: t(`documents.downloadDialog.${id}Text`),
          }))}
        />
        {content !== 'originals' && (
          <label className="flex min-h-8 cursor-pointer items-center gap-2.5">
            <input
              type="checkbox"
              checked={certificates}
              onChange={(event) => setCertificates(event.target.checked)}
              className="size-4 accent-accent"
            />
            {t('documents.downloadDialog.certificates')}
          </label>
        )}
        {error !== undefined && (
          <p role="alert" className="text-sm text-red">
            {error}
          </p>
        )}
      </div>
    </Dialog>
  );
}
