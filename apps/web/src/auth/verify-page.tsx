import { auth, LIMITS } from '@mavendoc/contract';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, codeOf, toastError } from '../app/api.ts';
import { basePath } from '../app/base.ts';
import { meQuery, queryClient } from '../app/queries.ts';
import { dropPendingEmail, dropToken, pendingEmail, storeToken, token } from '../app/storage.ts';
import { usePageTitle } from '../app/title.tsx';
import { Button } from '../ui/button.tsx';
import { toaster } from '../ui/toast.tsx';
import { CodeField } from './code-field.tsx';
import { AuthFrame } from './frame.tsx';
import { takeReturn } from './return-path.ts';

/** Long enough to read the message. */
const REDIRECT_MS = 2000;
const WRONG = new Set(['invalidCode', 'invalidCodeFormat']);

export function VerifyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { history } = useRouter();
  const [email] = useState(pendingEmail);
  const [code, setCode] = useState('');
  const [failures, setFailures] = useState(0);
  const [state, setState] = useState<'ready' | 'busy' | 'expired'>('ready');
  const field = useRef<HTMLInputElement>(null);
  usePageTitle(t('auth.verify.title'));

  useEffect(() => {
    if (token() !== null) void navigate({ to: '/documents', replace: true });
    else if (email === null) void navigate({ to: '/auth', replace: true });
  }, [email, navigate]);

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
    setCode('');
    field.current?.focus();
    if (codeOf(error) === 'expiredCode') return expire();
    if (!WRONG.has(codeOf(error) ?? '')) return toastError(error);
    setFailures((count) => count + 1);
    toaster.error(t('error'), t('auth.verify.invalid'));
  };

  const verify = async () => {
    if (failures >= LIMITS.codeAttempts) return expire();
    setState('busy');
    try {
      const answer = await api.call(auth.verify2fa, { body: { code } });
      if (!storeToken(answer.token)) return fail(null);
      await queryClient.fetchQuery(meQuery);
      dropPendingEmail();
      history.push(basePath + takeReturn());
    } catch (error) {
      dropToken();
      fail(error);
    }
  };

  return (
    <AuthFrame>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === LIMITS.codeDigits && state === 'ready') void verify();
        }}
      >
        <div className="flex flex-col gap-1">
          <h1 className="text-xl font-semibold">{t('auth.verify.title')}</h1>
          <p className="break-words text-ink-soft">{t('auth.verify.text', { email: email ?? '' })}</p>
        </div>
        <CodeField ref={field} value={code} onChange={setCode} invalid={failures > 0 && code === ''} />
        <p role="status" className="min-h-5 text-red">
          {state === 'expired' && t('auth.verify.expired')}
          {state !== 'expired' &&
            failures > 0 &&
            t('auth.verify.attempts', { count: Math.max(0, LIMITS.codeAttempts - failures) })}
        </p>
        <Button
          kind="primary"
          type="submit"
          busy={state === 'busy'}
          disabled={code.length < LIMITS.codeDigits || state === 'expired'}
        >
          {t('auth.verify.submit')}
        </Button>
        <Button
          kind="ghost"
          icon={<ArrowLeft size={16} aria-hidden />}
          onClick={() => void navigate({ to: '/auth' })}
        >
          {t('auth.verify.backToLogin')}
        </Button>
        <p className="text-sm text-ink-faint">{t('auth.verify.spam')}</p>
      </form>
    </AuthFrame>
  );
}
