import { webhooks } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { ConfirmCall } from '../../app/confirm-call.tsx';

interface DeleteWebhookDialogProps {
  hook: webhooks.Webhook;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteWebhookDialog({ hook, ...rest }: DeleteWebhookDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmCall
      title={t('company.webhooks.deleteTitle')}
      call={() => api.call(webhooks.deleteWebhook, { params: { id: hook.id } })}
      done={t('company.webhooks.deleted')}
      failed={t('company.webhooks.deleteFailed')}
      {...rest}
    >
      <p className="font-mono text-sm break-all">{hook.url}</p>
      <p>{t('company.webhooks.deleteText')}</p>
    </ConfirmCall>
  );
}
