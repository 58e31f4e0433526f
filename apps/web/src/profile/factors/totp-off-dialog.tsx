import { factors, LIMITS } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { CodeField } from '../../auth/code-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Whoever only found the screen unlocked has no code of the app. */
export function TotpOffDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  const remove = async () => {
    setBusy(true);
    try {
      await api.call(factors.removeTotp, { body: { code } });
      onDone();
    } catch (error) {
      setProblem(messageOf(error));
      setCode('');
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('profile.totp.off')}
      description={t('profile.totp.offText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="danger"
            type="submit"
            form="totp-off"
            busy={busy}
            disabled={code.length < LIMITS.codeDigits}
          >
            {t('profile.totp.off')}
          </Button>
        </>
      }
    >
      <form
        id="totp-off"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.length === LIMITS.codeDigits) void remove();
        }}
      >
        <CodeField value={code} onChange={setCode} error={problem} />
      </form>
    </Dialog>
  );
}
