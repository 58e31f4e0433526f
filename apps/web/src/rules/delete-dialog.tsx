import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toastError } from '../app/api.ts';
import { ConfirmDialog } from '../ui/confirm.tsx';
import { toaster } from '../ui/toast.tsx';

interface DeleteRuleDialogProps {
  name: string;
  remove: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteRuleDialog({ name, remove, onDone, onClose }: DeleteRuleDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await remove().then(() => toaster.success(t('rules.deleted')), toastError);
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('rules.deleteTitle', { name })}
      word={t('rules.word')}
      action={t('delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('rules.deleteText')}</p>
    </ConfirmDialog>
  );
}
