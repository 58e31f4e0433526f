import { isPassword, users } from '@mavendoc/contract';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { api, codeOf, messageOf, toastError } from '../app/api.ts';
import { Button } from '../ui/button.tsx';
import { InputField } from '../ui/field.tsx';
import { toaster } from '../ui/toast.tsx';

interface PasswordFormProps {
  /** Asked for only where there is one that was chosen. */
  askCurrent: boolean;
  onSaved: () => void;
}

/** Where a refusal is shown. */
const FIELD_OF: Partial<Record<string, 'current' | 'password'>> = {
  wrongPassword: 'current',
  invalidPassword: 'password',
  commonPassword: 'password',
};

export function PasswordForm({ askCurrent, onSaved }: PasswordFormProps) {
  const { t } = useTranslation();
  const { register, handleSubmit, setError, reset, formState } = useForm({
    defaultValues: { current: '', password: '' },
  });

  const submit = handleSubmit(async ({ current, password }) => {
    if (!isPassword(password)) {
      setError('password', { message: t('auth.newPassword.invalid') }, { shouldFocus: true });
      return;
    }
    try {
      await api.call(users.changePassword, { body: askCurrent ? { current, password } : { password } });
      toaster.success(t('auth.newPassword.saved'));
      reset();
      onSaved();
    } catch (error) {
      const field = FIELD_OF[codeOf(error) ?? ''];
      if (field === undefined) toastError(error);
      else setError(field, { message: messageOf(error) }, { shouldFocus: true });
    }
  });

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex flex-col gap-4">
      {askCurrent && (
        <InputField
          label={t('auth.newPassword.current')}
          type="password"
          autoComplete="current-password"
          error={formState.errors.current?.message}
          {...register('current')}
        />
      )}
      <InputField
        label={t('auth.newPassword.password')}
        help={t('auth.newPassword.help')}
        type="password"
        autoComplete="new-password"
        error={formState.errors.password?.message}
        {...register('password')}
      />
      <Button kind="primary" type="submit" busy={formState.isSubmitting} className="self-start">
        {t('save')}
      </Button>
    </form>
  );
}
