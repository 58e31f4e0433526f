import { LIMITS } from '@mavendoc/contract';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, toastError } from '../app/api.ts';
import { basePath } from '../app/base.ts';
import { meQuery, queryClient } from '../app/queries.ts';
import { dropPendingEmail, dropToken, storeToken } from '../app/storage.ts';
import { toaster } from '../ui/toast.tsx';
import { takeReturn } from './return-path.ts';

/** Long enough to read the message. */
const REDIRECT_MS = 2000;
const WRONG = new Set(['invalidCode', 'invalidCodeFormat', 'passkeyRefused']);

/** Ends a pending sign-in, whatever proves it; counts what failed (product.md section 4). */
export function useVerification(onWrong: () => void) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { history } = useRouter();
  const [failures, setFailures] = useState(0);
  const [state, setState] = useState<'ready' | 'busy' | 'expired'>('ready');

  const expire = () => {
    setState('expired');
    toaster.error(t('error'), t('auth.verify.expired'));
    setTimeout(() => {
      dropPendingEmail();
      void navigate({ to: '/auth' });
    }, REDIRECT_MS);
  };

  const fail = (error: unknown) => {
    setState('ready');
    onWrong();
    if (codeOf(error) === 'expiredCode') return expire();
    if (error !== null && !WRONG.has(codeOf(error) ?? '')) return toastError(error);
    setFailures((count) => count + 1);
    toaster.error(t('error'), t('auth.verify.invalid'));
  };

  /** `null` from the call: the person let it be. */
  const verify = async (call: () => Promise<{ token: string } | null>): Promise<void> => {
    if (failures >= LIMITS.codeAttempts) return expire();
    setState('busy');
    try {
      const answer = await call();
      if (answer === null) return setState('ready');
      if (!storeToken(answer.token)) return fail(null);
      await queryClient.fetchQuery(meQuery);
      dropPendingEmail();
      history.push(basePath + takeReturn());
    } catch (error) {
      dropToken();
      fail(error);
    }
  };

  return { state, failures, verify };
}
