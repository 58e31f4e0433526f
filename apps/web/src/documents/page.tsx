import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoaderCircle, UserCheck } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { needed } from '../app/parts.ts';
import { creditsQuery, queryClient, useCredits } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { toaster } from '../ui/toast.tsx';
import { useApprovals } from './approvals.ts';
import { Breadcrumb } from './breadcrumb.tsx';
import { isIndexing, refreshDrive, useContents, useFolderPath } from './drive.ts';
import { besideRow, gridRows } from './grid-rows.ts';
import { itemsOf, type Sort } from './item.ts';
import { SelectionBar } from './selection-bar.tsx';
import { Shown } from './shown.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAddFiles } from './upload/use-add-files.ts';
import { useActions } from './use-actions.ts';
import { useDrops } from './use-drops.ts';
import { useKeys } from './use-keys.ts';
import { useSelection } from './use-selection.ts';
import { useView } from './use-view.ts';

const DetailsPanel = lazy(async () => ({
  default: (await needed(import('./details-panel.tsx'))).DetailsPanel,
}));
const Dialogs = lazy(async () => ({ default: (await needed(import('./dialogs/dialogs.tsx'))).Dialogs }));

export function DocumentsPage() {
  const { t } = useTranslation();
  const { folder, q = '' } = useSearch({ from: '/session/layout/documents' });
  const navigate = useNavigate();
  const [view, setView] = useView();
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const [columns, setColumns] = useState(1);
  /** How much of a search is shown. */
  const [more, setMore] = useState({ text: '', pages: 1 });
  const pages = more.text === q ? more.pages : 1;
  const contents = useContents(folder, q, pages);
  const path = useFolderPath(folder);
  const items = useMemo(
    () => itemsOf(contents.data ?? { folders: [], files: [] }, sort),
    [contents.data, sort],
  );
  const selection = useSelection(useMemo(() => items.map(({ id }) => id), [items]));
  const actions = useActions();
  const approvals = useApprovals();
  const { credits, hasCredits } = useCredits();
  const search = useRef<HTMLInputElement>(null);
  usePageTitle(t('documents.title'));

  const goTo = (id: string | undefined) =>
    void navigate({ to: '/documents', search: id === undefined ? {} : { folder: id } });
  const onBack = folder === undefined ? null : () => goTo(path.at(-2)?.id);
  const rows = useMemo(() => gridRows(items, view === 'grid' ? columns : 1), [items, view, columns]);
  const beside = useCallback(
    (index: number, key: string): number | null => {
      if (key === 'ArrowDown') return besideRow(rows, index, 1);
      if (key === 'ArrowUp') return besideRow(rows, index, -1);
      if (view === 'list') return null;
      return key === 'ArrowRight' ? index + 1 : key === 'ArrowLeft' ? index - 1 : null;
    },
    [rows, view],
  );
  useKeys({ items, selection, actions, search, onBack, beside });

  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection.ids]);
  const [single] = chosen.length === 1 ? chosen : [];
  const indexing = (contents.data?.files ?? []).filter(isIndexing).length;
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey });
  }, [indexing]);
  const blocked = (into: string | undefined) => {
    if (into === undefined) return t('documents.uploadNeedsFolder');
    return credits !== null && !hasCredits ? t('documents.noCredits') : null;
  };

  const { add } = useAddFiles();
  const drops = useDrops({
    folder,
    onFiles: (files, into) => {
      const refused = blocked(into);
      if (refused !== null || into === undefined) return toaster.error(t('error'), refused ?? '');
      add(files, into);
      actions.setDialog({ kind: 'upload', folderId: into });
    },
  });

  return (
    <div
      {...drops.rootProps}
      aria-disabled={undefined} // only dropping is off without a folder or credits, not what stands on the page
      className="relative flex min-h-[70dvh] flex-col gap-4"
    >
      {drops.filesOver && drops.over === null && blocked(folder) === null && (
        <p className="pointer-events-none fixed inset-x-4 bottom-6 z-20 mx-auto w-fit animate-appear rounded-lg border border-accent bg-accent-soft px-5 py-3 text-lg font-medium shadow-float">
          {t('documents.dropHere')}
        </p>
      )}
      <Breadcrumb path={path} over={drops.over} />
      <Toolbar
        text={q}
        onText={(text) =>
          void navigate({
            to: '/documents',
            search: { ...(folder === undefined ? {} : { folder }), ...(text === '' ? {} : { q: text }) },
            replace: true,
          })
        }
        searchRef={search}
        view={view}
        onView={setView}
        sort={sort}
        onSort={setSort}
        refreshing={contents.isFetching}
        onRefresh={refreshDrive}
        onBack={onBack}
        onNewFolder={() => actions.setDialog({ kind: 'new-folder' })}
        uploadBlocked={blocked(folder)}
        onUpload={() => folder !== undefined && actions.setDialog({ kind: 'upload', folderId: folder })}
      />
      {indexing > 0 && (
        <Notice icon={LoaderCircle} spin live>
          {t('documents.indexing', { count: indexing })}
        </Notice>
      )}
      {approvals.waiting.length > 0 && (
        <Notice icon={UserCheck} tone="accent">
          <span className="flex flex-wrap items-center justify-between gap-2">
            {t('documents.approvals.notice', { count: approvals.waiting.length })}
            <Button size="sm" onClick={() => actions.setDialog({ kind: 'approvals' })}>
              {t('documents.approvals.open')}
            </Button>
          </span>
        </Notice>
      )}
      {chosen.length > 0 && <SelectionBar items={chosen} actions={actions} onClear={selection.clear} />}
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">
          <Shown
            contents={contents}
            items={items}
            view={view}
            sort={sort}
            onSort={setSort}
            selection={selection}
            actions={actions}
            folder={folder}
            text={q}
            over={drops.over}
            uploadFolder={blocked(folder) === null ? folder : undefined}
            mayUpload={credits === null || hasCredits}
            compact={single?.kind === 'file'}
            onColumns={setColumns}
            onMore={() => setMore({ text: q, pages: pages + 1 })}
          />
        </div>
        <Suspense>
          {single?.kind === 'file' && (
            <DetailsPanel file={single.file} actions={actions} onClose={selection.clear} />
          )}
        </Suspense>
      </div>
      <Suspense>
        {actions.dialog !== null && <Dialogs actions={actions} folderId={folder} onDone={selection.clear} />}
      </Suspense>
    </div>
  );
}
