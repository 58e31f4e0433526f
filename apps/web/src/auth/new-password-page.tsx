import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { basePath } from '../app/base.ts';
import { meQuery, queryClient } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { AuthFrame } from './frame.tsx';
import { PasswordForm } from './password-form.tsx';
import { takeReturn } from './return-path.ts';

/** Where a sign-in with a mailed password ends. */
export function NewPasswordPage() {
  const { t } = useTranslation();
  const { history } = useRouter();
  usePageTitle(t('auth.newPassword.title'));
  return (
    <AuthFrame>
      <h1 className="text-xl font-semibold">{t('auth.newPassword.title')}</h1>
      <p className="mt-1 mb-5 text-ink-soft">{t('auth.newPassword.text')}</p>
      <PasswordForm
        askCurrent={false}
        onSaved={() => {
          void queryClient
            .refetchQueries({ queryKey: meQuery.queryKey })
            .then(() => history.push(basePath + takeReturn()));
        }}
      />
    </AuthFrame>
  );
}
