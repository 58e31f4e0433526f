import { FileUp, Folder as FolderIcon } from 'lucide-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatSize } from '../i18n/format.ts';
import { IconButton } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { cn } from '../ui/cn.ts';
import { isRemoving } from './file-state.ts';
import type { Item } from './item.ts';
import { ItemMenu } from './item-menu.tsx';
import { Picture } from './picture.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Actions } from './use-actions.ts';
import { dragSource, dropFolder } from './use-drops.ts';
import { useRow } from './use-row.ts';
import type { Selection } from './use-selection.ts';

interface TileProps<Kind extends Item['kind']> {
  item: Extract<Item, { kind: Kind }>;
  index: number;
  selection: Selection;
  /** All that are selected: what a drag takes along. */
  chosen: readonly Item[];
  actions: Actions;
}

const SHAPE = 'group rounded-lg border bg-paper select-none';
const look = (selected: boolean): string =>
  selected ? 'border-accent bg-accent-soft' : 'border-line hover:border-line-strong';

interface FolderTileProps extends TileProps<'folder'> {
  mayUpload: boolean;
  /** Something that may be dropped here is above it. */
  over: boolean;
}

export const FolderTile = memo(function FolderTile({
  item,
  index,
  selection,
  chosen,
  actions,
  mayUpload,
  over,
}: FolderTileProps) {
  const { t } = useTranslation();
  const { ref, active, selected, onClick } = useRow<HTMLDivElement>({ index, id: item.id, selection });
  return (
    // The grid hears the keys.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      role="gridcell"
      data-item
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      onClick={onClick}
      onDoubleClick={() => actions.open(item)}
      {...dragSource(item, chosen)}
      {...dropFolder(item.id)}
      className={cn(
        SHAPE,
        look(selected),
        'flex h-14 items-center gap-2.5 px-3',
        over && 'outline-2 outline-accent',
      )}
    >
      <Checkbox
        label={t('documents.select', { name: item.name })}
        checked={selected}
        onChange={() => selection.toggle(item.id)}
      />
      <FolderIcon size={20} strokeWidth={1.75} className="shrink-0 text-accent" aria-hidden />
      <button
        type="button"
        title={item.name}
        aria-label={t('documents.openName', { name: item.name })}
        onClick={() => actions.open(item)}
        className="min-w-0 flex-1 truncate py-1 text-left font-medium hover:underline"
      >
        {item.name}
      </button>
      {mayUpload && (
        <IconButton
          label={t('documents.uploadInto', { name: item.name })}
          onClick={() => actions.setDialog({ kind: 'upload', folderId: item.id })}
        >
          <FileUp size={16} aria-hidden />
        </IconButton>
      )}
      <ItemMenu item={item} actions={actions} />
    </div>
  );
});

export const FileTile = memo(function FileTile({
  item,
  index,
  selection,
  chosen,
  actions,
}: TileProps<'file'>) {
  const { t } = useTranslation();
  const { ref, active, selected, onClick } = useRow<HTMLDivElement>({ index, id: item.id, selection });
  const { file } = item;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={ref}
      role="gridcell"
      data-item
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      onClick={onClick}
      onDoubleClick={() => actions.open(item)}
      {...dragSource(item, chosen)}
      className={cn(SHAPE, look(selected), 'relative flex h-70 flex-col')}
    >
      <Picture file={file} className="min-h-0 flex-1 rounded-t-lg border-b border-line" />
      <span
        className={cn(
          'absolute top-2 left-2 grid rounded-sm bg-raised p-0.5 shadow-float',
          !selected &&
            'opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        <Checkbox
          label={t('documents.select', { name: item.name })}
          checked={selected}
          onChange={() => selection.toggle(item.id)}
        />
      </span>
      <div className="flex flex-col gap-1.5 p-3">
        <header className="flex items-center gap-1">
          <button
            type="button"
            title={item.name}
            aria-label={t('documents.openName', { name: item.name })}
            onClick={() => actions.open(item)}
            className="min-h-8 min-w-0 flex-1 truncate text-left font-medium hover:underline"
          >
            {item.name}
          </button>
          <ItemMenu item={item} actions={actions} />
        </header>
        <div className="flex h-8 items-center justify-between gap-2">
          {/* then the button itself says it */}
          {!isRemoving(file) && <StatusBadge file={file} />}
          <span className="ml-auto flex shrink-0 items-center">
            <QuickActions file={file} actions={actions} small />
          </span>
        </div>
        <p className="truncate text-sm text-ink-faint">
          {`${formatSize(file.tamanhoBytes)} · ${formatDate(file.dataUpload)}`}
        </p>
      </div>
    </div>
  );
});
