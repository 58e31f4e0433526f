import { integration } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { ConfirmCall } from '../../app/confirm-call.tsx';

interface RevokeDialogProps {
  apiKey: integration.ApiKey;
  onDone: () => void;
  onClose: () => void;
}

/** Whatever uses the key stops working, so a word is asked for. */
export function RevokeDialog({ apiKey, ...rest }: RevokeDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmCall
      title={t('company.keys.revokeTitle', { name: apiKey.name })}
      action={t('company.keys.revoke')}
      call={() => api.call(integration.revokeKey, { params: { id: apiKey.id } })}
      done={t('company.keys.revoked')}
      failed={t('company.keys.revokeFailed')}
      {...rest}
    >
      <p>{t('company.keys.revokeText')}</p>
    </ConfirmCall>
  );
}
