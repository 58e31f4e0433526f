import { drive } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { InputField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { refreshDrive, type File } from '../drive.ts';

export function PasswordDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  const submit = async () => {
    setBusy(true);
    try {
      await api.call(drive.retry, { params: { id: file.id }, body: { password } });
      refreshDrive();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={t('documents.passwordDialog.title')}
      description={t('documents.passwordDialog.text')}
      action={t('documents.passwordDialog.submit')}
      busy={busy}
      disabled={password === ''}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  );
}
