import { useTranslation } from 'react-i18next';
import { setShortcuts, useShortcutsOn } from '../app/shortcuts.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KeyTable } from './key-table.tsx';

export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const on = useShortcutsOn();
  return (
    <Dialog title={t('help.keysTitle')} onClose={onClose}>
      <div className="flex flex-col gap-5">
        <KeyTable group="everywhere" />
        <Switch label={t('help.singleKeys')} checked={on} onChange={setShortcuts} />
      </div>
    </Dialog>
  );
}
