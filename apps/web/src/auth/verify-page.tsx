import { auth, factors, LIMITS } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { ArrowLeft, KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { pendingEmail, token } from '../app/storage.ts';
import { usePageTitle } from '../app/title.tsx';
import { Button } from '../ui/button.tsx';
import { toaster } from '../ui/toast.tsx';
import { CodeField } from './code-field.tsx';
import { AuthFrame } from './frame.tsx';
import { RecoveryField, SHORTEST_RECOVERY_CODE } from './recovery-field.tsx';
import { useVerification } from './use-verification.ts';
import { askPasskey, passkeysWork } from './webauthn.ts';

export function VerifyPage() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const [email] = useState(pendingEmail);
  const [recovering, setRecovering] = useState(false);
  const [code, setCode] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { state, failures, verify } = useVerification(() => {
    setCode('');
    field.current?.focus();
  });
  usePageTitle(t('auth.verify.title'));

  useEffect(() => {
    if (token() !== null) void navigate({ to: '/documents', replace: true });
    else if (email === null) void navigate({ to: '/auth', replace: true });
  }, [email, navigate]);

  const complete = recovering ? code.length >= SHORTEST_RECOVERY_CODE : code.length === LIMITS.codeDigits;
  const submit = () =>
    verify(() => api.call(recovering ? factors.recoverySignIn : auth.verify2fa, { body: { code } }));
  const passkey = () =>
    verify(async () => {
      const response = await askPasskey(await api.call(factors.passkeySignInOptions));
      if (response !== null) return await api.call(factors.passkeySignIn, { body: { response } });
      toaster.error(t('error'), t('auth.verify.passkeyRefused'));
      return null;
    });
  const error = failures > 0 && code === '' ? t('auth.verify.invalid') : undefined;

  return (
    <AuthFrame>
      <form
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!complete) toaster.error(t('error'), t('auth.verify.digits'));
          else if (state === 'ready') void submit();
        }}
      >
        <div className="flex flex-col gap-1">
          <h1 className="text-xl font-semibold">{t('auth.verify.title')}</h1>
          <p className="break-words text-ink-soft">
            {recovering ? t('auth.verify.recoveryText') : t('auth.verify.text', { email: email ?? '' })}
          </p>
        </div>
        {recovering ? (
          <RecoveryField ref={field} value={code} onChange={setCode} error={error} />
        ) : (
          <CodeField ref={field} value={code} onChange={setCode} error={error} />
        )}
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
          disabled={!complete || state === 'expired'}
        >
          {t('auth.verify.submit')}
        </Button>
        <div className="flex flex-col gap-2 border-t border-line pt-5">
          {passkeysWork() && (
            <Button
              icon={<KeyRound size={16} aria-hidden />}
              disabled={state !== 'ready'}
              onClick={() => void passkey()}
            >
              {t('auth.verify.passkey')}
            </Button>
          )}
          <Button
            kind="ghost"
            onClick={() => {
              setCode('');
              setRecovering(!recovering);
            }}
          >
            {recovering ? t('auth.verify.useCode') : t('auth.verify.recovery')}
          </Button>
          <Button
            kind="ghost"
            icon={<ArrowLeft size={16} aria-hidden />}
            onClick={() => void navigate({ to: '/auth' })}
          >
            {t('auth.verify.backToLogin')}
          </Button>
        </div>
        {!recovering && <p className="text-sm text-ink-faint">{t('auth.verify.spam')}</p>}
      </form>
    </AuthFrame>
  );
}
