import { drive } from '@mavendoc/contract';
import i18next from 'i18next';
import { api, resources, toastError } from '../app/api.ts';
import { toaster } from '../ui/toast.tsx';
import type { File } from './drive.ts';
import type { Item } from './item.ts';

/** Names of what is handed out (decisions.md “Documents”). */
const SUFFIX: Record<drive.Version, string> = {
  original: '',
  anonymized: ' - anonimizado',
  certificate: ' - certificado',
};

function follow(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  follow(url, name);
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export async function downloadFile(file: File, version?: drive.Version): Promise<void> {
  const shown = version ?? (file.removal === 'removed' ? 'anonymized' : 'original');
  const stem = file.nomeOriginal.replace(/\.pdf$/i, '');
  try {
    const query = version === undefined ? {} : { version };
    saveAs(await api.call(drive.download, { params: { id: file.id }, query }), `${stem}${SUFFIX[shown]}.pdf`);
  } catch (error) {
    toastError(error);
  }
}

export type ZipContent = 'best' | 'copies' | 'originals';

/** The browser fetches the ZIP itself, straight to disk, with its own progress. @throws ApiError */
export async function downloadZip(
  items: readonly Item[],
  content: ZipContent,
  certificates: boolean,
): Promise<void> {
  const ids = (kind: Item['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const { path, missing } = await api.call(drive.prepareZip, {
    body: { files: ids('file'), folders: ids('folder'), content, certificates },
  });
  follow(resources + path, '');
  if (missing > 0) toaster.success(i18next.t('documents.downloadDialog.missing', { count: missing }));
}
