/** A folder or a file, as one thing that can be chosen, sorted and acted on; and what may be done with it. */

import { drive } from '@mavendoc/contract';
import { isIndexing, isRemoving, type Contents, type File, type Folder } from './file-state.ts';

export type Item =
  | { readonly kind: 'folder'; readonly id: string; readonly name: string; readonly folder: Folder }
  | { readonly kind: 'file'; readonly id: string; readonly name: string; readonly file: File };

export type SortKey = 'name' | 'status' | 'pages' | 'size' | 'date';
export interface Sort {
  readonly key: SortKey;
  readonly descending: boolean;
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: 'base' });

const VALUES: Record<Exclude<SortKey, 'name'>, (file: File) => number> = {
  status: (file) => file.statusIndex,
  pages: (file) => file.pageCount ?? 0,
  size: (file) => file.tamanhoBytes,
  date: (file) => Date.parse(file.dataUpload),
};

/** Folders first, by name; then files as asked. */
export function itemsOf(
  { folders, files }: Pick<Contents, 'folders' | 'files'>,
  { key, descending }: Sort,
): Item[] {
  const byName = (a: { name: string }, b: { name: string }) => collator.compare(a.name, b.name);
  const folderItems = folders.map((folder): Item => ({
    kind: 'folder',
    id: folder.id,
    name: folder.nome,
    folder,
  }));
  const fileItems = files.map((file) => ({
    kind: 'file' as const,
    id: file.id,
    name: file.nomeOriginal,
    file,
  }));
  fileItems.sort((a, b) => (key === 'name' ? 0 : VALUES[key](a.file) - VALUES[key](b.file)) || byName(a, b));
  folderItems.sort(byName);
  if (descending) fileItems.reverse();
  if (descending && key === 'name') folderItems.reverse();
  return [...folderItems, ...fileItems];
}

const { STATUS } = drive;

/** Product.md section 4: what each status allows. */
export const mayDelete = (file: File): boolean => !isIndexing(file);
export const mayDownload = (file: File): boolean =>
  file.statusIndex !== STATUS.insufficientCredits && file.statusIndex !== STATUS.noCredits;
export const mayRemove = (file: File): boolean => file.statusIndex === STATUS.completed && !isRemoving(file);
export const mayOpen = (file: File): boolean => file.statusIndex === STATUS.completed;
export const mayCancel = (file: File): boolean =>
  isIndexing(file) ||
  file.statusIndex === STATUS.insufficientCredits ||
  file.statusIndex === STATUS.noCredits;
export const mayRetry = (file: File): boolean => file.statusIndex === STATUS.error;
export const wantsPassword = (file: File): boolean =>
  mayRetry(file) && (file.reason === 'password-needed' || file.reason === 'password-wrong');

export const foundCount = (file: File): number =>
  Object.values(file.found).reduce((sum, count) => sum + count, 0);
