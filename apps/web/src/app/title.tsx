import { useEffect, useSyncExternalStore } from 'react';

const PRODUCT = 'MavenDoc';
let shown = '';
const listeners = new Set<() => void>();

/** The title of the top bar and of the browser's tab. */
export const useTitle = (): string =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shown,
  );

export function usePageTitle(title: string): void {
  useEffect(() => {
    shown = title;
    document.title = `${title} · ${PRODUCT}`;
    for (const listener of listeners) listener();
  }, [title]);
}
