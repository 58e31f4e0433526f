/**
 * What a reload cut off. Only names, sizes and goals are kept, in this tab: never a document. The person chooses the files
 * again, and they go where they were going.
 */

const KEY = 'uploads';

export interface Interrupted {
  readonly name: string;
  readonly size: number;
  readonly folderId: string;
}

interface Kept {
  readonly owner: string;
  readonly uploads: readonly Interrupted[];
}

/** The account that is signed in, as the browser knows it. */
function owner(): string {
  try {
    const { id } = JSON.parse(localStorage.getItem('userData') ?? '{}') as { id?: string };
    return id ?? '';
  } catch {
    return '';
  }
}

export function keepUnsent(uploads: readonly Interrupted[]): void {
  if (uploads.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify({ owner: owner(), uploads } satisfies Kept));
}

/** What was not sent before the reload, for whom it belongs to. */
export function readUnsent(): readonly Interrupted[] {
  const stored = sessionStorage.getItem(KEY);
  if (stored === null) return [];
  const kept = JSON.parse(stored) as Kept;
  return kept.owner !== '' && kept.owner === owner() ? kept.uploads : [];
}
