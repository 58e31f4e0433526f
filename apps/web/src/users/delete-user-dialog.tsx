import { users } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { ConfirmDialog } from '../ui/confirm.tsx';
import { toaster } from '../ui/toast.tsx';

interface DeleteUserDialogProps {
  user: users.User;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteUserDialog({ user, onDone, onClose }: DeleteUserDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await api
      .call(users.deleteUser, { params: { id: user.id } })
      .then(() => toaster.success(t('users.deleted')), toastError);
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('users.deleteTitle', { name: user.nome })}
      word={t('users.word')}
      action={t('delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('users.deleteText')}</p>
    </ConfirmDialog>
  );
}
