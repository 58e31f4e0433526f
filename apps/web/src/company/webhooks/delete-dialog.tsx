import { webhooks } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { ConfirmDialog } from '../../ui/confirm.tsx';
import { toaster } from '../../ui/toast.tsx';

interface DeleteWebhookDialogProps {
  hook: webhooks.Webhook;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteWebhookDialog({ hook, onDone, onClose }: DeleteWebhookDialogProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    await api
      .call(webhooks.deleteWebhook, { params: { id: hook.id } })
      .then(() => toaster.success(t('company.webhooks.deleted')), toastError);
    onDone();
    onClose();
  };
  return (
    <ConfirmDialog
      title={t('company.webhooks.deleteTitle')}
      word={t('rules.word')}
      action={t('delete')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <p className="font-mono text-sm break-all">{hook.url}</p>
      <p>{t('company.webhooks.deleteText')}</p>
    </ConfirmDialog>
  );
}
