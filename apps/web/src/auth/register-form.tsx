import { isEmail } from '@mavendoc/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { toaster } from '../ui/toast.tsx';
import { HumanCheck } from './human-check.tsx';
import { Protected } from './login-form.tsx';
import { useSignIn } from './use-sign-in.ts';

export function RegisterForm() {
  const { t } = useTranslation();
  const { human, busy, byEmail } = useSignIn();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '' } });

  const submit = handleSubmit(async ({ email }) => {
    const address = email.trim();
    if (isEmail(address)) return await byEmail(address);
    setError('email', { message: t('auth.invalidEmail') }, { shouldFocus: true });
    toaster.error(t('error'), t('auth.invalidEmail'));
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 className="text-lg font-semibold">{t('auth.registerTitle')}</h2>
        <p className="text-ink-soft">{t('auth.registerText')}</p>
      </div>
      <InputField
        label={t('auth.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
        placeholder={t('auth.emailPlaceholder')}
        error={formState.errors.email?.message}
        {...register('email')}
      />
      <HumanCheck ref={human} />
      <Button kind="primary" type="submit" busy={busy}>
        {t('auth.createAccount')}
      </Button>
      <Protected />
    </form>
  );
}
