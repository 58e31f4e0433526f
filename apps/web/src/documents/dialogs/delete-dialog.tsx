import { drive } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { toaster } from '../../ui/toast.tsx';
import { refreshDrive } from '../drive.ts';
import type { Item } from '../item.ts';

interface DeleteDialogProps {
  items: readonly Item[];
  onDone: () => void;
  onClose: () => void;
}

export function DeleteDialog({ items, onDone, onClose }: DeleteDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);

  const confirm = async () => {
    setBusy(true);
    try {
      for (const { kind, id } of items)
        await api.call(kind === 'folder' ? drive.deleteFolder : drive.deleteFile, { params: { id } });
      toaster.success(t('documents.deleteDialog.done', { count: items.length }));
      onDone();
    } catch (error) {
      toastError(error);
    }
    refreshDrive();
    onClose();
  };

  return (
    <ConfirmDialog
      title={t('documents.deleteDialog.title', { count: items.length, name: items[0]?.name ?? '' })}
      word={t('documents.deleteDialog.word')}
      action={t('delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      {items.some(({ kind }) => kind === 'folder') && (
        <p className="font-medium text-ink">{t('documents.deleteDialog.folderWarning')}</p>
      )}
      <p>{t('documents.deleteDialog.text')}</p>
    </ConfirmDialog>
  );
}
