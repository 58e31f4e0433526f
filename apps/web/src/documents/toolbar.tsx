import {
  ArrowLeft,
  FileUp,
  FolderPlus,
  LayoutGrid,
  List as ListIcon,
  RotateCw,
  Search,
  X,
} from 'lucide-react';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { Input } from '../ui/field.tsx';
import type { Sort } from './item.ts';
import { SortMenu } from './sort-menu.tsx';
import { Tip } from '../ui/tooltip.tsx';

export type View = 'list' | 'grid';

interface ToolbarProps {
  text: string;
  onText: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  view: View;
  onView: (view: View) => void;
  sort: Sort;
  onSort: (sort: Sort) => void;
  refreshing: boolean;
  onRefresh: () => void;
  onBack: (() => void) | null;
  onNewFolder: () => void;
  /** Why nothing can be uploaded now; null when it can. */
  uploadBlocked: string | null;
  onUpload: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const { t } = useTranslation();
  const { text, onText, searchRef, view, onView, uploadBlocked } = props;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {props.onBack !== null && (
        <IconButton label={t('back')} onClick={props.onBack}>
          <ArrowLeft size={18} aria-hidden />
        </IconButton>
      )}
      <div className="relative min-w-44 flex-1 sm:max-w-sm">
        <Search
          size={16}
          className="pointer-events-none absolute top-2.5 left-3 text-ink-faint pointer-coarse:top-3.5"
          aria-hidden
        />
        <Input
          ref={searchRef}
          type="search"
          aria-label={t('documents.search')}
          placeholder={t('documents.search')}
          value={text}
          onChange={(event) => onText(event.target.value)}
          className="pl-9 [&::-webkit-search-cancel-button]:hidden"
        />
        {text !== '' && (
          <IconButton
            label={t('documents.clearSearch')}
            className="absolute top-0.5 right-0.5 pointer-coarse:top-0"
            onClick={() => onText('')}
          >
            <X size={16} aria-hidden />
          </IconButton>
        )}
      </div>
      <div className="flex items-center">
        <IconButton label={t('documents.refresh')} onClick={props.onRefresh}>
          <RotateCw size={16} className={cn(props.refreshing && 'animate-spin')} aria-hidden />
        </IconButton>
        <IconButton
          label={t('documents.listView')}
          aria-pressed={view === 'list'}
          onClick={() => onView('list')}
        >
          <ListIcon size={16} aria-hidden />
        </IconButton>
        <IconButton
          label={t('documents.gridView')}
          aria-pressed={view === 'grid'}
          onClick={() => onView('grid')}
        >
          <LayoutGrid size={16} aria-hidden />
        </IconButton>
      </div>
      <SortMenu sort={props.sort} onSort={props.onSort} className={view === 'list' ? 'lg:hidden' : ''} />
      <div className="ml-auto flex gap-2 max-sm:w-full max-sm:*:flex-1">
        <Button icon={<FolderPlus size={16} aria-hidden />} onClick={props.onNewFolder}>
          {t('documents.newFolder')}
        </Button>
        <Tip text={uploadBlocked ?? undefined}>
          <Button
            kind="primary"
            icon={<FileUp size={16} aria-hidden />}
            aria-disabled={uploadBlocked !== null}
            onClick={() => uploadBlocked === null && props.onUpload()}
          >
            {t('documents.upload')}
          </Button>
        </Tip>
      </div>
    </div>
  );
}
