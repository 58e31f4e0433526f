import { isEmail } from '@mavendoc/contract';
import { ArrowLeft, ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { basePath } from '../app/base.ts';
import { Button, buttonLook } from '../ui/button.tsx';
import { Switch } from '../ui/checkbox.tsx';
import { InputField } from '../ui/field.tsx';
import { toaster } from '../ui/toast.tsx';
import { HumanCheck } from './human-check.tsx';
import { useSignIn } from './use-sign-in.ts';

interface LoginFormProps {
  /** Whose provider to sign in at, where the address names it. */
  company: string | undefined;
  onForgot: () => void;
}

export function LoginForm({ company, onForgot }: LoginFormProps) {
  const { t } = useTranslation();
  const [sso, setSso] = useState(company !== undefined);
  const { human, busy, byEmail, byPassword } = useSignIn();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });

  const submit = handleSubmit(async ({ email, password }) => {
    const address = email.trim();
    // whether the company's provider asks for the password there or here is not known yet
    const incomplete = sso && password === '' && company === undefined;
    if (!isEmail(address) || incomplete) {
      const message = sso ? t('auth.fillFields') : t('auth.invalidEmail');
      setError(isEmail(address) ? 'password' : 'email', { message }, { shouldFocus: true });
      toaster.error(t('error'), message);
      return;
    }
    await (sso ? byPassword(address, password, company) : byEmail(address));
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
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
      <div className="flex flex-col gap-1">
        <Switch label={t('auth.sso')} checked={sso} onChange={setSso} />
        {sso && (
          <p className="text-sm text-ink-faint">
            {t(company === undefined ? 'auth.ssoHelp' : 'auth.companyHelp')}
          </p>
        )}
      </div>
      {sso && (
        <div className="flex flex-col items-start gap-1">
          <InputField
            className="w-full"
            label={t('auth.password')}
            type="password"
            autoComplete="current-password"
            maxLength={128}
            error={formState.errors.password?.message}
            {...register('password')}
          />
          <Button kind="ghost" size="sm" className="-ml-2.5" onClick={onForgot}>
            {t('auth.forgot')}
          </Button>
        </div>
      )}
      <HumanCheck ref={human} />
      <div className="flex gap-2">
        <Button kind="primary" type="submit" busy={busy} className="flex-1">
          {t('auth.enter')}
        </Button>
        <a href={`${basePath}/`} className={buttonLook()}>
          <ArrowLeft size={16} aria-hidden />
          {t('back')}
        </a>
      </div>
      {!sso && <p className="text-sm text-ink-faint">{t('auth.enterHelp')}</p>}
      <Protected />
    </form>
  );
}

export function Protected() {
  const { t } = useTranslation();
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-faint">
      <ShieldCheck size={14} aria-hidden />
      {t('auth.protected')}
    </p>
  );
}
