import { drive } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { InputField } from '../../ui/field.tsx';
import { refreshDrive, type File } from '../drive.ts';

export function PasswordDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();

  const submit = async () => {
    try {
      await api.call(drive.retry, { params: { id: file.id }, body: { password } });
      refreshDrive();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };

  return (
    <Dialog
      title={t('documents.passwordDialog.title')}
      description={t('documents.passwordDialog.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" type="submit" form="password" disabled={password === ''}>
            {t('documents.passwordDialog.submit')}
          </Button>
        </>
      }
    >
      <form
        id="password"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <InputField
          label={t('documents.passwordDialog.password')}
          type="password"
          autoComplete="off"
          autoFocus
          value={password}
          error={error}
          onChange={(event) => setPassword(event.target.value)}
        />
      </form>
    </Dialog>
  );
}
