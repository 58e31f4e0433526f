import { useNavigate, useSearch } from '@tanstack/react-router';
import { LoaderCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { creditsQuery, queryClient, useCredits } from '../app/queries.ts';
import { usePageTitle } from '../app/title.tsx';
import { Notice } from '../ui/notice.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import { toaster } from '../ui/toast.tsx';
import { Breadcrumb } from './breadcrumb.tsx';
import { isIndexing, refreshDrive, useContents, useFolderPath } from './drive.ts';
import { Empty } from './empty.tsx';
import { Grid } from './grid.tsx';
import { itemsOf, type Sort } from './item.ts';
import { List } from './list.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { Toolbar } from './toolbar.tsx';
import { useAddFiles } from './upload/use-add-files.ts';
import { useActions } from './use-actions.ts';
import { useKeys } from './use-keys.ts';
import { useSelection } from './use-selection.ts';
import { useView } from './use-view.ts';

const DetailsPanel = lazy(async () => ({ default: (await import('./details-panel.tsx')).DetailsPanel }));
const Dialogs = lazy(async () => ({ default: (await import('./dialogs/dialogs.tsx')).Dialogs }));

export function DocumentsPage() {
  const { t } = useTranslation();
  const { folder, q = '' } = useSearch({ from: '/session/layout/documents' });
  const navigate = useNavigate();
  const [view, setView] = useView();
  const [sort, setSort] = useState<Sort>({ key: 'name', descending: false });
  const contents = useContents(folder, q);
  const path = useFolderPath(folder);
  const items = itemsOf(contents.data ?? { folders: [], files: [] }, sort);
  const selection = useSelection(items.map(({ id }) => id));
  const actions = useActions();
  const { credits, hasCredits } = useCredits();
  const search = useRef<HTMLInputElement>(null);
  usePageTitle(t('documents.title'));

  const goTo = (id: string | undefined) =>
    void navigate({ to: '/documents', search: id === undefined ? {} : { folder: id } });
  const onBack = folder === undefined ? null : () => goTo(path.at(-2)?.id);
  useKeys({ items, selection, actions, search, onBack });

  const chosen = items.filter(({ id }) => selection.ids.has(id));
  const [single] = chosen.length === 1 ? chosen : [];
  const indexing = (contents.data?.files ?? []).filter(isIndexing).length;
  useEffect(() => {
    void queryClient.invalidateQueries({ queryKey: creditsQuery.queryKey });
  }, [indexing]);
  const blocked = () => {
    if (folder === undefined) return t('documents.uploadNeedsFolder');
    return credits !== null && !hasCredits ? t('documents.noCredits') : null;
  };

  const { add } = useAddFiles(folder);
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    onDrop: (files) => {
      const refused = blocked();
      if (refused !== null || folder === undefined) return toaster.error(t('error'), refused ?? '');
      add(files);
      actions.setDialog({ kind: 'upload', folderId: folder });
    },
  });

  return (
    <div
      {...drop.getRootProps({ role: undefined, tabIndex: undefined })}
      aria-disabled={undefined} // only dropping is off without a folder or credits, not what stands on the page
      className="relative flex min-h-[70dvh] flex-col gap-4"
    >
      {drop.isDragActive && blocked() === null && (
        <p className="pointer-events-none absolute inset-0 z-10 grid place-items-center rounded-lg border-2 border-dashed border-accent bg-accent-soft/90 text-lg font-medium">
          {t('documents.dropHere')}
        </p>
      )}
      <Breadcrumb path={path} />
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
        refreshing={contents.isFetching}
        onRefresh={refreshDrive}
        onBack={onBack}
        onNewFolder={() => actions.setDialog({ kind: 'new-folder' })}
        uploadBlocked={blocked()}
        onUpload={() => folder !== undefined && actions.setDialog({ kind: 'upload', folderId: folder })}
      />
      {indexing > 0 && (
        <Notice icon={LoaderCircle} spin live>
          {t('documents.indexing', { count: indexing })}
        </Notice>
      )}
      {chosen.length > 0 && <SelectionBar items={chosen} actions={actions} onClear={selection.clear} />}
      <div className="flex items-start gap-6">
        <div className="min-w-0 flex-1">{shown()}</div>
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

  function shown() {
    if (contents.isPending) return <Loading />;
    if (contents.isError)
      return <ErrorState message={messageOf(contents.error)} onRetry={() => void contents.refetch()} />;
    if (items.length === 0)
      return (
        <Empty
          where={q === '' ? (folder === undefined ? 'root' : 'folder') : 'search'}
          actions={actions}
          folderId={blocked() === null ? folder : undefined}
        />
      );
    if (view === 'grid')
      return (
        <Grid
          items={items}
          selection={selection}
          actions={actions}
          mayUpload={credits === null || hasCredits}
        />
      );
    return (
      <List
        items={items}
        sort={sort}
        onSort={setSort}
        selection={selection}
        actions={actions}
        compact={single?.kind === 'file'}
      />
    );
  }
}
