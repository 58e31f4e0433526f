import { factors, LIMITS } from '@mavendoc/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { CodeField } from '../../auth/code-field.tsx';
import { Button } from '../../ui/button.tsx';
import { CopyField } from '../../ui/copy-field.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/states.tsx';
import { QrCode } from './qr.tsx';

interface TotpDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Scan or type the secret, then prove it with a code of the app. */
export function TotpDialog({ onDone, onClose }: TotpDialogProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    api.call(factors.beginTotp).then(setBegun, (error: unknown) => setProblem(messageOf(error)));
  }, []);

  const confirm = async () => {
    setBusy(true);
    try {
      onDone((await api.call(factors.confirmTotp, { body: { code } })).recoveryCodes);
    } catch (error) {
      setProblem(messageOf(error));
      setCode('');
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('profile.totp.title')}
      description={t('profile.totp.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            type="submit"
            form="totp"
            busy={busy}
            disabled={begun === undefined || code.length < LIMITS.codeDigits}
          >
            {t('profile.totp.confirm')}
          </Button>
        </>
      }
    >
      {begun === undefined && problem === undefined ? (
        <Loading />
      ) : (
        <form
          id="totp"
          className="flex flex-col gap-4"
          onSubmit={(event) => {
            event.preventDefault();
            if (code.length === LIMITS.codeDigits) void confirm();
          }}
        >
          {begun !== undefined && (
            <>
              <div className="flex justify-center">
                <QrCode text={begun.uri} label={t('profile.totp.qr')} />
              </div>
              <CopyField
                label={t('profile.totp.secret')}
                value={begun.secret}
                help={t('profile.totp.secretHelp')}
              />
            </>
          )}
          <CodeField value={code} onChange={setCode} error={problem} />
        </form>
      )}
    </Dialog>
  );
}
