import { Download, Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { saveAs } from '../../documents/download.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

const FILE_NAME = 'mavendoc-codes.txt';

/** Shown once; closing it says that they are kept somewhere. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { t } = useTranslation();
  const download = () =>
    saveAs(
      new Blob([`${t('profile.codes.title')}\n\n${codes.join('\n')}\n`], { type: 'text/plain' }),
      FILE_NAME,
    );
  return (
    <Dialog
      title={t('profile.codes.title')}
      description={t('profile.codes.text')}
      onClose={onClose}
      footer={
        <>
          <Button icon={<Printer size={16} aria-hidden />} onClick={() => print()}>
            {t('profile.codes.print')}
          </Button>
          <Button icon={<Download size={16} aria-hidden />} onClick={download}>
            {t('profile.codes.download')}
          </Button>
          <Button kind="primary" onClick={onClose}>
            {t('profile.codes.kept')}
          </Button>
        </>
      }
    >
      <ul
        aria-label={t('profile.codes.title')}
        className="grid gap-x-6 gap-y-2 rounded-md border border-line bg-paper p-4 font-mono text-sm sm:grid-cols-2"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
