/**
 * Parts of the application that are loaded when they are first needed, and what happens when one does not come: a newer
 * version has taken the place of the one that asks, or the line broke.
 */

import { keepDrafts } from './drafts.ts';

const TRIED = 'part_missing:';

export class PartMissing extends Error {
  constructor(cause: unknown) {
    // Not the browser's words alone: the router would reload the page by itself at those, in the middle of drawing it.
    super(`Part missing: ${cause instanceof Error ? cause.message : ''}`, { cause });
    this.name = 'PartMissing';
  }
}

/** @throws PartMissing */
export async function needed<T>(part: Promise<T>): Promise<T> {
  try {
    return await part;
  } catch (cause) {
    throw new PartMissing(cause);
  }
}

/** Once this page has begun to load again it says nothing else any more, whoever asks. */
let loading = false;

/**
 * Loads the page again because of a missing part, once for each part in a tab, when that loses nothing.
 * @returns false when it is up to the person
 */
export function loadAgain({ message }: PartMissing): boolean {
  if (loading) return true;
  const held = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (held || !navigator.onLine || sessionStorage.getItem(TRIED + message) !== null) return false;
  sessionStorage.setItem(TRIED + message, 'yes');
  loading = true;
  keepDrafts();
  location.reload();
  return true;
}
