import { LIMITS, users } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { forgetAll } from '../app/queries.ts';
import { clearSession } from '../app/storage.ts';
import { CodeField } from '../auth/code-field.tsx';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toaster } from '../ui/toast.tsx';

type Step = 'closed' | 'confirm' | 'code';

/** Two steps: the phrase, then the code that was mailed. Cancelling goes back to the first. */
export function DeleteAccount() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [step, setStep] = useState<Step>('closed');
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const close = () => {
    setStep('closed');
    setCode('');
  };

  const run = async (call: () => Promise<unknown>, then: () => void, failed: string) => {
    setBusy(true);
    await call().then(then, (error: unknown) => toastError(error, failed));
    setBusy(false);
  };
  const mail = () =>
    run(
      () => api.call(users.deleteAccountStep1),
      () => {
        toaster.success(t('users.codeSent'));
        setStep('code');
      },
      t('users.startFailed'),
    );
  const erase = () =>
    run(
      () => api.call(users.deleteAccountStep2, { body: { code } }),
      () => {
        clearSession();
        forgetAll();
        toaster.success(t('users.accountDeleted'));
        void navigate({ to: '/' });
      },
      t('users.confirmFailed'),
    );

  return (
    <>
      <Button onClick={() => setStep('confirm')}>{t('users.deleteAccount')}</Button>
      {step === 'confirm' && (
        <ConfirmDialog
          title={t('users.deleteAccount')}
          word={t('users.phrase')}
          action={t('users.continue')}
          busy={busy}
          onConfirm={() => void mail()}
          onClose={close}
        >
          <p>{t('users.deleteAccountText')}</p>
        </ConfirmDialog>
      )}
      {step === 'code' && (
        <FormDialog
          title={t('users.deleteAccount')}
          description={t('users.codeText')}
          action={t('users.deleteAccount')}
          kind="danger"
          busy={busy}
          disabled={code.length < LIMITS.codeDigits}
          onSubmit={erase}
          onClose={close}
        >
          <CodeField value={code} onChange={setCode} />
        </FormDialog>
      )}
    </>
  );
}
