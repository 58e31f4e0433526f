import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Folder as FolderIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, toastError } from '../../app/api.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Loading } from '../../ui/states.tsx';
import { toaster } from '../../ui/toast.tsx';
import { foldersQuery, refreshDrive, type Folder } from '../drive.ts';
import type { Item } from '../item.ts';

interface MoveDialogProps {
  items: readonly Item[];
  onDone: () => void;
  onClose: () => void;
}

/** Walks the folders like the drive itself; the folders that are moved can't be entered. */
export function MoveDialog({ items, onDone, onClose }: MoveDialogProps) {
  const { t } = useTranslation();
  const [path, setPath] = useState<readonly Folder[]>([]);
  const [busy, setBusy] = useState(false);
  const here = path.at(-1) ?? null;
  const { data } = useQuery(foldersQuery(here?.id ?? null));
  const ids = (kind: Item['kind']) => items.filter((item) => item.kind === kind).map(({ id }) => id);
  const needsFolder = here === null && ids('file').length > 0;

  const move = async () => {
    setBusy(true);
    try {
      await api.call(drive.move, {
        body: { files: ids('file'), folders: ids('folder'), to: here?.id ?? null },
      });
      toaster.success(t('documents.moveDialog.done'));
      refreshDrive();
      onDone();
      onClose();
    } catch (error) {
      toastError(error);
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('documents.moveDialog.title', { count: items.length, name: items[0]?.name ?? '' })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} disabled={needsFolder} onClick={() => void move()}>
            {t('documents.moveDialog.here')}
          </Button>
        </>
      }
    >
      <p className="mb-2 flex flex-wrap items-center gap-1 text-ink-soft">
        {[null, ...path].map((folder, depth) => (
          <span key={folder?.id ?? 'root'} className="flex items-center gap-1">
            {depth > 0 && <ChevronRight size={14} aria-hidden />}
            <button
              type="button"
              className="min-h-8 hover:underline"
              onClick={() => setPath(path.slice(0, depth))}
            >
              {folder?.nome ?? t('documents.moveDialog.root')}
            </button>
          </span>
        ))}
      </p>
      <ul className="max-h-72 min-h-40 overflow-y-auto rounded-md border border-line">
        {data === undefined && <Loading />}
        {data?.length === 0 && <li className="p-4 text-ink-faint">{t('documents.moveDialog.none')}</li>}
        {data?.map((folder) => (
          <li key={folder.id}>
            <button
              type="button"
              disabled={ids('folder').includes(folder.id)}
              aria-label={t('documents.moveDialog.inside', { name: folder.nome })}
              onClick={() => setPath([...path, folder])}
              className="flex h-10 w-full items-center gap-2.5 px-3 text-left hover:bg-hover disabled:opacity-40"
            >
              <FolderIcon size={16} className="shrink-0 text-ink-faint" aria-hidden />
              <span className="truncate">{folder.nome}</span>
              <ChevronRight size={14} className="ml-auto shrink-0 text-ink-faint" aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {needsFolder && (
        <p className="mt-2 text-sm text-ink-faint">{t('documents.moveDialog.filesNeedFolder')}</p>
      )}
    </Dialog>
  );
}
