import { users } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { ConfirmCall } from '../app/confirm-call.tsx';

interface DeleteUserDialogProps {
  user: users.User;
  onDone: () => void;
  onClose: () => void;
}

export function DeleteUserDialog({ user, ...rest }: DeleteUserDialogProps) {
  const { t } = useTranslation();
  return (
    <ConfirmCall
      title={t('users.deleteTitle', { name: user.nome })}
      word={t('users.word')}
      call={() => api.call(users.deleteUser, { params: { id: user.id } })}
      done={t('users.deleted')}
      failed={t('users.deleteFailed')}
      {...rest}
    >
      <p>{t('users.deleteText')}</p>
    </ConfirmCall>
  );
}
