import { auth } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import i18next from 'i18next';
import { useRef, useState } from 'react';
import { api, toastError } from '../app/api.ts';
import { storePendingEmail } from '../app/storage.ts';
import { toaster } from '../ui/toast.tsx';
import type { HumanAction, HumanCheckHandle } from './human-check.tsx';

/** Runs a sign-in call with a human proof; only one at a time, and a proof is used once. */
export function useHumanCall() {
  const human = useRef<HumanCheckHandle>(null);
  const [busy, setBusy] = useState(false);

  const run = async (action: HumanAction, call: (proof: string) => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      const proof = await human.current?.prove(action);
      if (proof) await call(proof);
      else toaster.error(i18next.t('error'), i18next.t('auth.captchaFailed'));
    } catch (error) {
      toastError(error);
    } finally {
      human.current?.reset();
      setBusy(false);
    }
  };

  return { human, busy, run };
}

/** Sign-in and registration: both end at the six digits, or at the company's own provider. */
export function useSignIn() {
  const { human, busy, run } = useHumanCall();
  const navigate = useNavigate();

  const toCode = async (email: string) => {
    storePendingEmail(email);
    await navigate({ to: '/verify2fa' });
  };

  return {
    human,
    busy,
    byEmail: (email: string) =>
      run('login', async (recaptcha) => {
        await api.call(auth.loginNoPassword, { body: { email, recaptcha } });
        await toCode(email);
      }),
    byPassword: (email: string, password: string, company: string | undefined) =>
      run('login', async (recaptcha) => {
        const { redirect } = await api.call(auth.login, { body: { email, password, recaptcha, company } });
        if (redirect === undefined) return await toCode(email);
        storePendingEmail(email);
        location.assign(redirect);
      }),
  };
}
