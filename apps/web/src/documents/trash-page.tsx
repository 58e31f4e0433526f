import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { FileText, Folder as FolderIcon, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../app/api.ts';
import { usePageTitle } from '../app/title.tsx';
import { formatDate } from '../i18n/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/confirm.tsx';
import { EmptyState, ErrorState, Loading } from '../ui/states.tsx';
import { toaster } from '../ui/toast.tsx';
import { refreshDrive } from './drive.ts';

type Entry = drive.TrashEntry;

export function TrashPage() {
  const { t } = useTranslation();
  usePageTitle(t('documents.trash.title'));
  const { data, error, refetch } = useQuery({
    queryKey: ['drive', 'trash'],
    queryFn: () => api.call(drive.listTrash),
  });
  /** What is about to be erased: one entry, or everything. */
  const [purging, setPurging] = useState<Entry | 'all' | null>(null);
  const [busy, setBusy] = useState(false);

  const run = async (call: Promise<unknown>, text: string) => {
    setBusy(true);
    await call.then(() => toaster.success(text), toastError);
    setBusy(false);
    setPurging(null);
    refreshDrive();
  };

  const restore = ({ kind, id }: Entry) =>
    run(api.call(drive.restore, { params: { kind, id } }), t('documents.trash.restored'));
  const purge = (what: Entry | 'all') =>
    run(
      what === 'all'
        ? api.call(drive.emptyTrash)
        : api.call(drive.purge, { params: { kind: what.kind, id: what.id } }),
      t('documents.trash.purged'),
    );

  if (error !== null) return <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />;
  if (data === undefined) return <Loading />;
  if (data.length === 0)
    return <EmptyState title={t('documents.trash.empty')}>{t('documents.trash.emptyText')}</EmptyState>;
  return (
    <div className="mx-auto flex max-w-4xl flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-soft">{t('documents.trash.text')}</p>
        <Button icon={<Trash2 size={16} aria-hidden />} onClick={() => setPurging('all')}>
          {t('documents.trash.emptyNow')}
        </Button>
      </div>
      <ul className="border-t border-line">
        {data.map((entry) => (
          <li key={entry.id} className="flex min-h-12 items-center gap-3 border-b border-line px-1">
            <Sign kind={entry.kind} />
            <span className="min-w-0 flex-1 truncate font-medium">{entry.nome}</span>
            <span className="text-sm text-ink-faint max-md:hidden">
              {`${t('documents.trash.deletedAt')} ${formatDate(entry.deletedAt)} · ${t('documents.trash.purgedAt')} ${formatDate(entry.purgedAt)}`}
            </span>
            <Button
              size="sm"
              icon={<Undo2 size={15} aria-hidden />}
              disabled={busy}
              onClick={() => void restore(entry)}
            >
              {t('documents.trash.restore')}
            </Button>
            <IconButton label={t('documents.trash.purge')} onClick={() => setPurging(entry)}>
              <Trash2 size={16} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
      {purging !== null && (
        <ConfirmDialog
          title={t('documents.trash.purge')}
          action={t('documents.trash.purge')}
          busy={busy}
          onConfirm={() => void purge(purging)}
          onClose={() => setPurging(null)}
        >
          {purging !== 'all' && <p className="font-medium break-words text-ink">{purging.nome}</p>}
          <p>{t('documents.trash.purgeText')}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}

const Sign = ({ kind }: { kind: Entry['kind'] }) =>
  kind === 'folder' ? (
    <FolderIcon size={18} className="shrink-0 text-accent" aria-hidden />
  ) : (
    <FileText size={18} className="shrink-0 text-ink-faint" aria-hidden />
  );
