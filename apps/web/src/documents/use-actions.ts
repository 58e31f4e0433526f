import { drive, removal } from '@mavendoc/contract';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../app/api.ts';
import { useCredits } from '../app/queries.ts';
import { toaster } from '../ui/toast.tsx';
import type { OpenDialog } from './dialogs/open-dialog.ts';
import { downloadFile } from './download.ts';
import { refreshDrive, type File } from './drive.ts';
import { mayOpen, wantsPassword, type Item } from './item.ts';

/** Everything that can be done with items; dialogs are only named here and drawn by the page. */
export function useActions() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { credits, hasCredits } = useCredits();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);

  // Refused, most often what is shown is older than what is there.
  const run = (call: Promise<unknown>): void => void call.catch(toastError).finally(refreshDrive);

  const open = (item: Item) => {
    if (item.kind === 'folder') return void navigate({ to: '/documents', search: { folder: item.id } });
    if (!mayOpen(item.file)) return;
    if (credits !== null && !hasCredits) return toaster.error(t('error'), t('documents.noCredits'));
    void navigate({ to: '/documents/$fileId', params: { fileId: item.id } });
  };

  return {
    dialog,
    setDialog,
    open,
    download: (file: File, version?: drive.Version) => void downloadFile(file, version),
    retry: (file: File) =>
      wantsPassword(file)
        ? setDialog({ kind: 'password', file })
        : run(api.call(drive.retry, { params: { id: file.id }, body: {} })),
    cancelIndexing: (file: File) => run(api.call(drive.cancelIndexing, { params: { id: file.id } })),
    cancelRemoval: (file: File) => run(api.call(removal.cancelRemoval, { params: { fileId: file.id } })),
  };
}

export type Actions = ReturnType<typeof useActions>;
