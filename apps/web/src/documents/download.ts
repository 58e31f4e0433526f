import { drive } from '@mavendoc/contract';
import { api, toastError } from '../app/api.ts';
import type { File } from './drive.ts';

/** Names of what is handed out (decisions.md “Documents”). */
const SUFFIX: Record<drive.Version, string> = {
  original: '',
  anonymized: ' - anonimizado',
  certificate: ' - certificado',
};

export function saveAs(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
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
