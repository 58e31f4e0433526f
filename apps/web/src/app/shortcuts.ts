/** Keys without Ctrl or Alt may be turned off: people who speak to their computer press them by accident (WCAG 2.1.4). */

import { useSyncExternalStore } from 'react';

const KEY = 'shortcuts';
const listeners = new Set<() => void>();

export const shortcutsOn = (): boolean => localStorage.getItem(KEY) !== 'off';

export function setShortcuts(on: boolean): void {
  if (on) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, 'off');
  for (const listener of listeners) listener();
}

export const useShortcutsOn = (): boolean =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, shortcutsOn);
