/**
 * What somebody has typed when the session ends, or when a form is left for another screen, kept in this tab until the same
 * person is back on the same screen. Nothing is written before that moment, and never a password.
 */

import { useEffect, useRef } from 'react';
import { queryClient, meQuery } from './queries.ts';

const PREFIX = 'draft.';

/** Of what is on the screen now: each answers what is worth keeping, or null. */
const open = new Map<string, () => unknown>();

interface Kept {
  readonly userId: string;
  readonly draft: unknown;
}

/** Called at the end of a session, while the screen still stands. */
export function keepDrafts(): void {
  for (const [name, read] of open) keep(name, read());
}

function keep(name: string, draft: unknown): void {
  const me = queryClient.getQueryData(meQuery.queryKey);
  if (me === undefined || draft === null) return;
  sessionStorage.setItem(PREFIX + name, JSON.stringify({ userId: me.id, draft } satisfies Kept));
}

/** What was kept under a name, once, for whom it belongs to. */
function takeDraft(name: string): unknown {
  const stored = sessionStorage.getItem(PREFIX + name);
  if (stored === null) return null;
  sessionStorage.removeItem(PREFIX + name);
  const { userId, draft } = JSON.parse(stored) as Kept;
  return queryClient.getQueryData(meQuery.queryKey)?.id === userId ? draft : null;
}

interface DraftOptions<T> {
  /** Null when nothing was typed. */
  readonly read: () => T | null;
  readonly restore: (draft: T) => void;
  /** A whole screen, which is left without a question: kept then as well, and when the page is reloaded. */
  readonly stays?: boolean;
}

export function useDraft<T>(name: string, options: DraftOptions<T>): void {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    const draft = takeDraft(name) as T | null;
    if (draft !== null) latest.current.restore(draft);
    const read = () => latest.current.read();
    const leave = () => {
      if (latest.current.stays === true) keep(name, read());
    };
    open.set(name, read);
    addEventListener('pagehide', leave);
    return () => {
      removeEventListener('pagehide', leave);
      leave();
      open.delete(name);
    };
  }, [name]);
}
