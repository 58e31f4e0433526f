import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { setShortcuts, shortcutsOn, useShortcutsOn } from '../app/shortcuts.ts';
import { Switch } from '../ui/checkbox.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { KeyTable } from './key-table.tsx';

const TYPING = 'input, textarea, select, [contenteditable]';

/** Shift+? on every screen; a screen with keys of its own answers first and shows those. */
export function KeysHelp() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const on = useShortcutsOn();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.defaultPrevented || event.ctrlKey || event.metaKey || !shortcutsOn())
        return;
      if (document.querySelector('[role=dialog]') || (event.target as Element).closest(TYPING)) return;
      event.preventDefault();
      setOpen(true);
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
  if (!open) return null;
  return (
    <Dialog title={t('help.keysTitle')} onClose={() => setOpen(false)}>
      <div className="flex flex-col gap-5">
        <KeyTable group="everywhere" />
        <Switch label={t('help.singleKeys')} checked={on} onChange={setShortcuts} />
      </div>
    </Dialog>
  );
}
