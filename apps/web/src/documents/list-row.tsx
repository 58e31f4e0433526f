import { FileText, Folder as FolderIcon } from 'lucide-react';
import { useEffect, useRef, type MouseEvent } from 'react';
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
import type { Selection } from './use-selection.ts';

const NUMBER = 'px-2 text-right text-ink-soft';
const CHIPS_SHOWN = 3;

interface ListRowProps {
  item: Item;
  index: number;
  selection: Selection;
  actions: Actions;
  compact: boolean;
}

export function ListRow({ item, index, selection, actions, compact }: ListRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLTableRowElement>(null);
  const active = selection.active === index;
  const selected = selection.ids.has(item.id);
  const file = item.kind === 'file' ? item.file : null;

  useEffect(() => {
    const focused = document.activeElement;
    if (active && focused?.closest('[role=grid]') && focused.tagName === 'TR') row.current?.focus();
  }, [active]);

  const choose = (event: MouseEvent) => {
    if ((event.target as Element).closest('button, a, [role=menu]')) return;
    if (event.shiftKey) selection.extendTo(index);
    else if (event.ctrlKey || event.metaKey) selection.toggle(item.id);
    else selection.only(item.id);
    row.current?.focus();
  };

  return (
    <tr
      ref={row}
      tabIndex={active ? 0 : -1}
      aria-selected={selected}
      aria-rowindex={index + 1}
      onClick={choose}
      onDoubleClick={() => actions.open(item)}
      className={cn(
        'group h-11 border-b border-line/70 outline-offset-[-2px] select-none',
        selected ? 'bg-accent-soft' : 'hover:bg-hover',
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
          {file === null ? (
            <FolderIcon size={18} strokeWidth={1.75} className="shrink-0 text-accent" aria-hidden />
          ) : (
            <FileText size={18} strokeWidth={1.75} className="shrink-0 text-ink-faint" aria-hidden />
          )}
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
          <td className="px-2 max-2xl:hidden">
            {file !== null && <FoundChips found={file.found} most={CHIPS_SHOWN} />}
          </td>
          <td className={cn(NUMBER, 'max-lg:hidden')}>{file !== null && formatSize(file.tamanhoBytes)}</td>
          <td className="px-2 text-ink-soft max-lg:hidden">
            {formatDate(item.kind === 'file' ? item.file.dataUpload : item.folder.dataCriacao)}
          </td>
        </>
      )}
      <td className="px-1">
        <span className="flex items-center justify-end">
          <span className="hidden items-center gap-1 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 md:flex pointer-coarse:opacity-100">
            {file !== null && <QuickActions file={file} actions={actions} />}
          </span>
          <ItemMenu item={item} actions={actions} />
        </span>
      </td>
    </tr>
  );
}
