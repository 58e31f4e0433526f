import { factors } from '@mavendoc/contract';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { CopyField } from '../../ui/copy-field.tsx';
import { Loading } from '../../ui/states.tsx';
import { CodeDialog } from './code-dialog.tsx';
import { QrCode } from './qr.tsx';

interface TotpDialogProps {
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** Scan or type the secret, then prove it with a code of the app. */
export function TotpDialog({ onDone, onClose }: TotpDialogProps) {
  const { t } = useTranslation();
  const [begun, setBegun] = useState<{ secret: string; uri: string }>();
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    api.call(factors.beginTotp).then(setBegun, (error: unknown) => setProblem(messageOf(error)));
  }, []);

  return (
    <CodeDialog
      title={t('profile.totp.title')}
      description={t('profile.totp.text')}
      action={t('profile.totp.confirm')}
      disabled={begun === undefined}
      problem={problem}
      send={async (code) => onDone((await api.call(factors.confirmTotp, { body: { code } })).recoveryCodes)}
      onClose={onClose}
    >
      {begun === undefined && problem === undefined && <Loading />}
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
    </CodeDialog>
  );
}
