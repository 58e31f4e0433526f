import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog.tsx';
import { KeysEverywhere, KeysOfDrive, KeysOfViewer, SingleKeys } from './key-table.tsx';

const OF_SCREEN = { documents: KeysOfDrive, review: KeysOfViewer } as const;

interface KeysDialogProps {
  /** Whose keys are shown before those that work everywhere. */
  screen?: keyof typeof OF_SCREEN;
  onClose: () => void;
}

export function KeysDialog({ screen, onClose }: KeysDialogProps) {
  const { t } = useTranslation();
  const Own = screen === undefined ? null : OF_SCREEN[screen];
  return (
    <Dialog wide={screen === 'review'} reading title={t('help.keysTitle')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        {Own !== null && (
          <>
            <Own />
            <h3 className="border-t border-line pt-4 text-sm font-medium text-ink-faint">
              {t('help.keyGroups.everywhere')}
            </h3>
          </>
        )}
        <KeysEverywhere />
        <SingleKeys />
      </div>
    </Dialog>
  );
}
