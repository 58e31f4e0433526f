import { factors } from '@mavendoc/contract';
import { CircleCheck, CircleSlash } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../../app/api.ts';
import { passkeysWork } from '../../auth/webauthn.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { toaster } from '../../ui/toast.tsx';
import { PasskeyDialog } from './passkey-dialog.tsx';
import { Passkeys } from './passkeys.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpDialog } from './totp-dialog.tsx';
import { TotpOffDialog } from './totp-off-dialog.tsx';
import { refreshFactors, useFactors } from './use-factors.ts';

type Open = 'totp' | 'totp-off' | 'passkey' | { readonly codes: readonly string[] };

/** Authenticator app, passkeys, and recovery codes for the day they are lost. */
export function Factors() {
  const { t } = useTranslation();
  const { data, error, refetch } = useFactors();
  const [open, setOpen] = useState<Open | null>(null);
  if (error !== null) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;

  const done = (text: string) => (codes: readonly string[]) => {
    toaster.success(text);
    refreshFactors();
    setOpen(codes.length > 0 ? { codes } : null);
  };
  const renew = async () => {
    try {
      const { recoveryCodes } = await api.call(factors.renewRecoveryCodes);
      done(t('profile.codes.renewed'))(recoveryCodes);
    } catch (failure) {
      toastError(failure);
    }
  };
  const close = () => setOpen(null);

  return (
    <div className="flex flex-col gap-6">
      <Factor title={t('profile.totp.name')} text={t('profile.totp.about')} on={data.totp}>
        {data.totp ? (
          <Button onClick={() => setOpen('totp-off')}>{t('profile.totp.off')}</Button>
        ) : (
          <Button onClick={() => setOpen('totp')}>{t('profile.totp.on')}</Button>
        )}
      </Factor>
      <div className="flex flex-col gap-3">
        <Factor
          title={t('profile.passkeys.title')}
          text={passkeysWork() ? t('profile.passkeys.about') : t('profile.passkeys.unsupported')}
          on={data.passkeys.length > 0}
        >
          {passkeysWork() && <Button onClick={() => setOpen('passkey')}>{t('profile.passkeys.add')}</Button>}
        </Factor>
        <Passkeys passkeys={data.passkeys} />
      </div>
      {(data.totp || data.passkeys.length > 0) && (
        <Factor
          title={t('profile.codes.title')}
          text={t('profile.codes.left', { count: data.recoveryCodesLeft })}
          on={data.recoveryCodesLeft > 0}
        >
          <Button onClick={() => void renew()}>{t('profile.codes.renew')}</Button>
        </Factor>
      )}
      {open === 'totp' && <TotpDialog onDone={done(t('profile.totp.isOn'))} onClose={close} />}
      {open === 'totp-off' && (
        <TotpOffDialog onDone={() => done(t('profile.totp.isOff'))([])} onClose={close} />
      )}
      {open === 'passkey' && <PasskeyDialog onDone={done(t('profile.passkeys.added'))} onClose={close} />}
      {open !== null && typeof open === 'object' && <RecoveryCodes codes={open.codes} onClose={close} />}
    </div>
  );
}

interface FactorProps {
  title: string;
  text: string;
  on: boolean;
  children: ReactNode;
}

function Factor({ title, text, on, children }: FactorProps) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 sm:flex-nowrap">
      <div className="max-w-md min-w-0">
        <h3 className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          {on ? (
            <Badge tone="green" icon={CircleCheck}>
              {t('profile.on')}
            </Badge>
          ) : (
            <Badge tone="plain" icon={CircleSlash}>
              {t('profile.off')}
            </Badge>
          )}
        </h3>
        <p className="text-ink-soft">{text}</p>
      </div>
      {children}
    </div>
  );
}
