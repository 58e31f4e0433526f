import { FileText, Folder as FolderIcon } from 'lucide-react';
import { memo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDate, formatNumber, formatSize } from '../i18n/format.ts';
import { cn } from '../ui/cn.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { FoundChips } from './found-chips.tsx';
import type { Item } from './item.ts';
import { ItemMenu } from './item-menu.tsx';
import { QuickActions } from './quick-actions.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Actions } from './use-actions.ts';
import { dragSource, dropFolder } from './use-drops.ts';
import { useRow } from './use-row.ts';
import type { Selection } from './use-selection.ts';

const NUMBER = 'px-2 text-right text-ink-soft';
const CHIPS_SHOWN = 2;

interface ListRowProps {
  item: Item;
  index: number;
  selection: Selection;
  /** All that are selected: what a drag takes along. */
  chosen: readonly Item[];
  actions: Actions;
  compact: boolean;
  /** Something that may be dropped here is above it. */
  over: boolean;
  /** In a search: where it lies. */
  place: string | null;
}

/** Drawn again only when something of its own changed, not with each step of a scroll. */
export const ListRow = memo(function ListRow({
  item,
  index,
  selection,
  chosen,
  actions,
  compact,
  over,
  place,
}: ListRowProps) {
  const { t } = useTranslation();
  const { ref, active, selected, onClick } = useRow<HTMLTableRowElement>({ index, id: item.id, selection });
  // Thousands of rows pass by: only the one that is looked at gets its buttons.
  const [pointed, setPointed] = useState(false);
  const file = item.kind === 'file' ? item.file : null;
  const Icon = file === null ? FolderIcon : FileText;
  return (
    <tr
      ref={ref}
      data-item
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      aria-rowindex={index + 1}
      onClick={onClick}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onDoubleClick={() => actions.open(item)}
      {...dragSource(item, chosen)}
      {...(file === null ? dropFolder(item.id) : {})}
      className={cn(
        'group relative h-11 border-b border-line/70 outline-offset-[-2px] select-none',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
        over && 'bg-accent-soft outline-2 outline-accent',
      )}
    >
      <td className="px-2">
        <Checkbox
          label={t('documents.select', { name: item.name })}
          checked={selected}
          onChange={() => selection.toggle(item.id)}
        />
      </td>
      <td className="px-2">
        <span className="flex min-w-0 items-center gap-2.5">
          <Icon
            size={18}
            strokeWidth={1.75}
            className={cn('shrink-0', file === null ? 'text-accent' : 'text-ink-faint')}
            aria-hidden
          />
          <span className="flex min-w-0 flex-col items-start">
            <button
              type="button"
              tabIndex={-1}
              title={item.name}
              onClick={() => actions.open(item)}
              className="max-w-full truncate text-left font-medium hover:underline max-sm:pt-1.5"
            >
              {item.name}
            </button>
            {place !== null && (
              <span className="max-w-full truncate text-xs text-ink-faint" title={place}>
                {place}
              </span>
            )}
            {file !== null && (
              <span className="pb-1.5 sm:hidden">
                <StatusBadge file={file} />
              </span>
            )}
          </span>
        </span>
      </td>
      <td className="px-2 max-sm:hidden">{file !== null && <StatusBadge file={file} />}</td>
      {!compact && (
        <>
          <td className={cn(NUMBER, 'max-xl:hidden')}>
            {file?.pageCount != null && formatNumber(file.pageCount)}
          </td>
          <td className="px-2 max-xl:hidden">
            {file !== null && <FoundChips found={file.found} most={CHIPS_SHOWN} oneLine />}
          </td>
          <td className={cn(NUMBER, 'max-lg:hidden')}>{file !== null && formatSize(file.tamanhoBytes)}</td>
          <td className="px-2 text-ink-soft max-lg:hidden">
            {formatDate(item.kind === 'file' ? item.file.dataUpload : item.folder.dataCriacao)}
          </td>
        </>
      )}
      <td className="px-1">
        <span className="flex items-center justify-end">
          {file !== null && !compact && (pointed || active) && (
            <span
              className={cn(
                'absolute right-12 hidden h-9 items-center gap-1 pl-3 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 md:flex pointer-coarse:hidden',
                selected ? 'bg-accent-soft' : 'bg-hover',
              )}
            >
              <QuickActions file={file} actions={actions} />
            </span>
          )}
          <ItemMenu item={item} actions={actions} />
        </span>
      </td>
    </tr>
  );
});
