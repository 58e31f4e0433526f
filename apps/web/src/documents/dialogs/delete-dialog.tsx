import { drive } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { toaster } from '../../ui/toast.tsx';
import { refreshDrive } from '../drive.ts';
import { eachInTurn } from '../each-in-turn.ts';
import type { Item } from '../item.ts';

interface DeleteDialogProps {
  items: readonly Item[];
  onDone: () => void;
  onClose: () => void;
}

export function DeleteDialog({ items, onDone, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const folders = items.filter(({ kind }) => kind === 'folder').length;

  const confirm = async () => {
    setBusy(true);
    const erase = ({ kind, id }: Item) =>
      api.call(kind === 'folder' ? drive.deleteFolder : drive.deleteFile, { params: { id } });
    const { done, failed, error } = await eachInTurn(items, erase);
    if (done > 0) toaster.success(t('documents.deleteDialog.done', { count: done }));
    if (failed > 0) toastError(error, t('documents.deleteDialog.failed', { count: failed }));
    else onDone();
    refreshDrive();
    onClose();
  };

  return (
    <ConfirmDialog
      title={t('documents.deleteDialog.title', { count: items.length, name: items[0]?.name ?? '' })}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {folders > 0 && (
        <p className="font-medium text-ink">
          {t('documents.deleteDialog.folderWarning', { count: folders })}
        </p>
      )}
      <p>{t('documents.deleteDialog.text', { count: items.length })}</p>
    </ConfirmDialog>
  );
}
