import { integration } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { toaster } from '../../ui/toast.tsx';

interface RevokeDialogProps {
  apiKey: integration.ApiKey;
  onDone: () => void;
  onClose: () => void;
}

/** Whatever uses the key stops working, so a word is asked for. */
export function RevokeDialog({ apiKey, onDone, onClose }: RevokeDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await api
      .call(integration.revokeKey, { params: { id: apiKey.id } })
      .then(() => toaster.success(t('company.keys.revoked')), toastError);
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('company.keys.revokeTitle', { name: apiKey.name })}
      word={t('rules.word')}
      action={t('company.keys.revoke')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p>{t('company.keys.revokeText')}</p>
    </ConfirmDialog>
  );
}
