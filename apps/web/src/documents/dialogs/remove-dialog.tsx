import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { toaster } from '../../ui/toast.tsx';
import type { File } from '../drive.ts';
import { eachInTurn } from '../each-in-turn.ts';
import { FoundChips } from '../found-chips.tsx';
import { foundCount } from '../item.ts';
import { startRemoval } from '../removal.ts';
import { RemovalOptions, useRemovalChoice } from './removal-options.tsx';

interface RemoveDialogProps {
  files: readonly File[];
  onDone: () => void;
  onClose: () => void;
}

/** Says what goes, and with what look and level, before it starts. */
export function RemoveDialog({ files, onDone, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [choice, setChoice] = useRemovalChoice();
  const [busy, setBusy] = useState(false);
  const [only] = files.length === 1 ? files : [];
  const count = files.reduce((sum, file) => sum + foundCount(file), 0);

  const start = async () => {
    setBusy(true);
    const { done, failed, error } = await eachInTurn(files, (file) => startRemoval(file.id, choice));
    if (done > 0) toaster.success(t('documents.selection.removalStarted', { count: done }));
    if (failed > 0) toastError(error, t('documents.selection.removalFailed', { count: failed }));
    // nothing started: a password or another level may help
    if (done === 0) return setBusy(false);
    onDone();
    onClose();
  };

  return (
    <Dialog
      title={t('documents.removeDialog.title')}
      description={t('documents.removeDialog.text')}
      onClose={onClose}
      footer={
        <>
          {only !== undefined && (
            <Button
              className="mr-auto"
              onClick={() => void navigate({ to: '/documents/$fileId', params: { fileId: only.id } })}
            >
              {t('documents.removeDialog.review')}
            </Button>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void start()}>
            {t('documents.removeDialog.start')}
          </Button>
        </>
      }
    >
      <div className="mb-5 flex flex-col gap-2 border-l-4 border-ink pl-3">
        <p className="truncate font-medium">{files.map((file) => file.nomeOriginal).join(', ')}</p>
        <p className="text-ink-soft">
          {count > 0 ? t('documents.removeDialog.found', { count }) : t('documents.removeDialog.none')}
        </p>
        {only !== undefined && <FoundChips found={only.found} />}
      </div>
      <RemovalOptions
        choice={choice}
        onChange={setChoice}
        askPassword={files.some((file) => file.encrypted)}
      />
    </Dialog>
  );
}
