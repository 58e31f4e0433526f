import { useEffect } from 'react';
import { shortcutsOn } from '../app/shortcuts.ts';

/** What keys do here, by what the keyboard calls them; with Shift, by the capital letter. */
export type KeyActions = Readonly<Record<string, () => void>>;

const TYPING = 'input, textarea, select, [contenteditable]';

/** Keys that work while a person types or has single keys turned off: none is a letter by itself. */
const ALWAYS = new Set(['Escape', 'ctrl+f', 'ctrl+z']);

/** One key, one thing; never while typing or in a dialog. */
export function useViewerKeys(actions: KeyActions): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog]') !== null) return;
      const key = event.ctrlKey || event.metaKey ? `ctrl+${event.key.toLowerCase()}` : event.key;
      const typing = (event.target as Element).closest(TYPING) !== null;
      if (typing && key !== 'ctrl+f') return;
      if (event.altKey || (!ALWAYS.has(key) && !shortcutsOn())) return;
      const action = actions[key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [actions]);
}
