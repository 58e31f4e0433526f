import { useSyncExternalStore } from 'react';

type Toast =
  | { readonly kind: 'success'; readonly text: string }
  | { readonly kind: 'error'; readonly title: string; readonly text: string };

/** What has been said and is not shown yet. A new array with each change. */
let waiting: readonly Toast[] = [];
const listeners = new Set<() => void>();

function set(toasts: readonly Toast[]): void {
  waiting = toasts;
  for (const listener of listeners) listener();
}

/** Success: what happened. Error: what happened, what is safe, what to do next. */
export const toaster = {
  success: (text: string) => set([...waiting, { kind: 'success', text }]),
  error: (title: string, text: string) => set([...waiting, { kind: 'error', title, text }]),
};

/** Hands over what waits. */
export function takeToasts(): readonly Toast[] {
  const taken = waiting;
  if (taken.length > 0) set([]);
  return taken;
}

export const useWaitingToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => waiting,
  );
