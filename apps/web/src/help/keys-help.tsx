import { lazy, Suspense, useEffect, useState } from 'react';
import { needed } from '../app/parts.ts';
import { shortcutsOn } from '../app/shortcuts.ts';

const KeysDialog = lazy(async () => ({ default: (await needed(import('./keys-dialog.tsx'))).KeysDialog }));

const TYPING = 'input, textarea, select, [contenteditable]';

/** Shift+? on every screen; a screen with keys of its own answers first and shows those. */
export function KeysHelp() {
  const [open, setOpen] = useState(false);
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
  return <Suspense>{open && <KeysDialog onClose={() => setOpen(false)} />}</Suspense>;
}
