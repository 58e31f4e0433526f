import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { codeOf, messageOf } from '../app/api.ts';
import { Button } from '../ui/button.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';
import type { useContents } from './drive.ts';
import { Empty } from './empty.tsx';
import { Grid } from './grid.tsx';
import type { Item, Sort } from './item.ts';
import { List } from './list.tsx';
import type { View } from './toolbar.tsx';
import type { Actions } from './use-actions.ts';
import type { Selection } from './use-selection.ts';

interface ShownProps {
  contents: ReturnType<typeof useContents>;
  items: readonly Item[];
  view: View;
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection;
  actions: Actions;
  folder: string | undefined;
  /** What is searched for; '' in a folder. */
  text: string;
  over: string | null;
  /** Where an upload would go; undefined when none is possible. */
  uploadFolder: string | undefined;
  mayUpload: boolean;
  compact: boolean;
  onColumns: (columns: number) => void;
  onMore: () => void;
}

/** What the drive holds here, or why nothing is shown. */
export function Shown(props: ShownProps) {
  const { t } = useTranslation();
  const { contents, items, selection, actions, folder, text, over } = props;
  if (contents.isPending) return <Loading />;
  if (contents.isError) return <Failed error={contents.error} onRetry={() => void contents.refetch()} />;
  if (items.length === 0)
    return (
      <Empty
        where={text === '' ? (folder === undefined ? 'root' : 'folder') : 'search'}
        actions={actions}
        folderId={props.uploadFolder}
      />
    );
  const { files, totalFiles, places } = contents.data;
  const placeOf = (item: Item): string | null => {
    if (text === '') return null;
    const above = item.kind === 'file' ? item.file.folderId : item.folder.parentId;
    return above === null ? t('documents.title') : (places.get(above) ?? []).join(' / ');
  };
  return (
    <>
      {props.view === 'grid' ? (
        <Grid
          items={items}
          selection={selection}
          actions={actions}
          mayUpload={props.mayUpload}
          over={over}
          onColumns={props.onColumns}
        />
      ) : (
        <List
          items={items}
          sort={props.sort}
          onSort={props.onSort}
          selection={selection}
          actions={actions}
          compact={props.compact}
          over={over}
          placeOf={placeOf}
        />
      )}
      {totalFiles > files.length && (
        <p className="flex flex-wrap items-center justify-center gap-3 py-5 text-ink-soft">
          {t('documents.shownOf', { shown: files.length, total: totalFiles })}
          <Button size="sm" busy={contents.isFetching} onClick={props.onMore}>
            {t('documents.showMore')}
          </Button>
        </p>
      )}
    </>
  );
}

interface FailedProps {
  error: unknown;
  onRetry: () => void;
}

/** A folder that is gone leads back; everything else may be tried again. */
function Failed({ error, onRetry }: FailedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  if (codeOf(error) !== 'notFound') return <ErrorState message={messageOf(error)} onRetry={onRetry} />;
  return (
    <div className="flex flex-col items-center">
      <ErrorState title={t('documents.goneFolder')} message={t('documents.goneFolderText')} />
      <Button className="-mt-12" onClick={() => void navigate({ to: '/documents', search: {} })}>
        {t('documents.toRoot')}
      </Button>
    </div>
  );
}
