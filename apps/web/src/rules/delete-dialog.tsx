import { useTranslation } from 'react-i18next';
import { ConfirmCall } from '../app/confirm-call.tsx';

interface DeleteRuleDialogProps {
  name: string;
  remove: () => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteRuleDialog({ name, remove, ...rest }: DeleteRuleDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmCall
      title={t('rules.deleteTitle', { name })}
      call={remove}
      done={t('rules.deleted')}
      failed={t('rules.deleteFailed')}
      {...rest}
    >
      <p>{t('rules.deleteText')}</p>
    </ConfirmCall>
  );
}
