import { auth } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { forgetAll } from '../app/queries.ts';
import { clearSession, token } from '../app/storage.ts';
import { Loading } from '../ui/states.tsx';
import { toaster } from '../ui/toast.tsx';

export function LogoutPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(() => {
    let left = false;
    const leave = async () => {
      // The session's row ends on the server if it can be reached; here it ends in any case.
      if (token() !== null) await api.call(auth.logout).catch(() => null);
      if (left) return;
      clearSession();
      forgetAll();
      toaster.success(t('logout.done'));
      await navigate({ to: '/' });
    };
    void leave();
    return () => {
      left = true;
    };
  }, [navigate, t]);
  return (
    <main className="grid min-h-dvh place-items-center">
      <Loading label={t('logout.running')} />
    </main>
  );
}
