import { auth } from '@mavendoc/contract';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { api } from './api.ts';
import { keepDrafts } from './drafts.ts';
import { forgetAll } from './queries.ts';
import { dropToken } from './storage.ts';

/** Afterwards the person is back here with what was typed. */
export function SignInAgainDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { state, navigate } = useRouter();
  const [busy, setBusy] = useState(false);

  const signInAgain = async () => {
    setBusy(true);
    const back = state.location.href;
    keepDrafts();
    // the present session ends; where that can't be told, it ends by itself
    await api.call(auth.logout).catch(() => {});
    dropToken();
    forgetAll();
    await navigate({ to: '/auth', search: { back } });
  };

  return (
    <Dialog
      title={t('signInAgain.title')}
      description={t('signInAgain.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void signInAgain()}>
            {t('signInAgain.action')}
          </Button>
        </>
      }
    >
      <p className="text-sm text-ink-faint">{t('signInAgain.kept')}</p>
    </Dialog>
  );
}
