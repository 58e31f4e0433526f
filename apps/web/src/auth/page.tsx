import { useNavigate, useSearch } from '@tanstack/react-router';
import { CircleAlert, Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetAll } from '../app/queries.ts';
import { clearSession } from '../app/storage.ts';
import { usePageTitle } from '../app/title.tsx';
import { Notice } from '../ui/notice.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { ForgotForm } from './forgot-form.tsx';
import { AuthFrame } from './frame.tsx';
import { LoginForm } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { Terms } from './terms.tsx';
import { rememberReturn } from './return-path.ts';

export function AuthPage() {
  const { t } = useTranslation();
  const search = useSearch({ from: '/auth' });
  const navigate = useNavigate();
  const { tab = 'login', ...kept } = search;
  const [failure] = useState(search.error);
  const [forgot, setForgot] = useState(false);
  usePageTitle(t('auth.loginTab'));

  useEffect(() => {
    clearSession();
    forgetAll();
    rememberReturn(search.back);
  }, [search.back]);

  if (forgot)
    return (
      <AuthFrame>
        <ForgotForm onBack={() => setForgot(false)} />
      </AuthFrame>
    );

  return (
    <AuthFrame>
      <h1 className="sr-only">{t('auth.tabs')}</h1>
      {failure !== undefined && (
        <div className="mb-6">
          <Notice icon={CircleAlert} tone="danger" live>
            {t('auth.providerFailed')}
          </Notice>
        </div>
      )}
      {search.ended === true && (
        <div className="mb-6">
          <Notice icon={Clock} tone="warning" live>
            <strong className="font-medium">{t('session.ended')}.</strong> {t('session.endedText')}
          </Notice>
        </div>
      )}
      <Tabs
        label={t('auth.tabs')}
        value={tab}
        onChange={(chosen) =>
          void navigate({
            to: '/auth',
            search: { ...kept, ...(chosen === 'register' ? { tab: chosen } : {}) },
            replace: true,
          })
        }
        tabs={[
          {
            id: 'login',
            label: t('auth.loginTab'),
            content: <LoginForm company={search.company} onForgot={() => setForgot(true)} />,
          },
          { id: 'register', label: t('auth.registerTab'), content: <RegisterForm /> },
        ]}
      />
      <Terms />
    </AuthFrame>
  );
}
