import { factors } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import { api } from '../../app/api.ts';
import { CodeDialog } from './code-dialog.tsx';

/** Whoever only found the screen unlocked has no code of the app. */
export function TotpOffDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <CodeDialog
      title={t('profile.totp.off')}
      description={t('profile.totp.offText')}
      action={t('profile.totp.off')}
      kind="danger"
      send={async (code) => {
        await api.call(factors.removeTotp, { body: { code } });
        onDone();
      }}
      onClose={onClose}
    />
  );
}
