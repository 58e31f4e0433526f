import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';

interface PasswordGateProps {
  name: string;
  /** The last one did not open it. */
  wrong: boolean;
  onPassword: (password: string) => void;
  onClose: () => void;
}

/** An encrypted original is opened in this window only: its password goes nowhere. */
export function PasswordGate({ name, wrong, onPassword, onClose }: PasswordGateProps) {
  const { t } = useTranslation();
  const [password, setPassword] = useState('');
  return (
    <main className="grid min-h-dvh place-items-center p-4">
      <form
        className="flex w-full max-w-sm flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (password !== '') onPassword(password);
        }}
      >
        <h1 className="text-lg font-semibold break-words">{name}</h1>
        <p className="text-ink-soft">{t('viewer.password.text')}</p>
        <InputField
          label={t('documents.passwordDialog.password')}
          type="password"
          autoComplete="off"
          autoFocus
          value={password}
          error={wrong ? t('documents.reason.password-wrong') : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="flex justify-end gap-2">
          <Button onClick={onClose}>{t('viewer.close')}</Button>
          <Button kind="primary" type="submit" disabled={password === ''}>
            {t('viewer.password.open')}
          </Button>
        </div>
      </form>
    </main>
  );
}
