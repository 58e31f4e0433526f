import { auth, isEmail } from '@mavendoc/contract';
import { ArrowLeft } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { toaster } from '../ui/toast.tsx';
import { HumanCheck } from './human-check.tsx';
import { useHumanCall } from './use-sign-in.ts';

export function ForgotForm({ onBack }: { onBack: () => void }) {
  const { t } = useTranslation();
  const { human, busy, run } = useHumanCall();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    const address = email.trim();
    if (!isEmail(address)) {
      setError('email', { message: t('auth.invalidEmail') }, { shouldFocus: true });
      return;
    }
    await run('forgot_password', async (recaptcha) => {
      await api.call(auth.forgotPassword, { body: { email: address, recaptcha } });
      toaster.success(`${t('auth.passwordSent')}. ${t('auth.passwordSentText')}`);
      onBack();
    });
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h1 className="text-xl font-semibold">{t('auth.forgotTitle')}</h1>
        <p className="text-ink-soft">{t('auth.forgotText')}</p>
      </div>
      <InputField
        label={t('auth.email')}
        type="email"
        autoComplete="email"
        maxLength={320}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <HumanCheck ref={human} />
      <div className="flex gap-2">
        <Button icon={<ArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {t('back')}
        </Button>
        <Button kind="primary" type="submit" busy={busy} className="flex-1">
          {t('auth.sendPassword')}
        </Button>
      </div>
    </form>
  );
}
