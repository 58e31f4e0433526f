import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/checkbox.tsx';
import type { Item, Sort, SortKey } from './item.ts';
import { ListRow } from './list-row.tsx';
import type { Actions } from './use-actions.ts';
import type { Selection } from './use-selection.ts';

const ROW_PX = 44;
const HEAD = 'h-9 px-2 text-left text-sm font-medium text-ink-faint';

interface ListProps {
  items: readonly Item[];
  sort: Sort;
  onSort: (sort: Sort) => void;
  selection: Selection;
  actions: Actions;
  /** Beside the details, which say the rest. */
  compact: boolean;
  /** Folder that something is dragged over. */
  over: string | null;
  /** In a search: where an item lies; null elsewhere. */
  placeOf: (item: Item) => string | null;
}

/** A table whose rows are drawn only near the window: ten thousand files scroll like ten. */
export function List(props: ListProps) {
  const { items, sort, onSort, selection, actions, compact, over, placeOf } = props;
  const { t } = useTranslation();
  const body = useRef<HTMLTableSectionElement>(null);
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: () => ROW_PX,
    overscan: 8,
    scrollMargin: body.current?.offsetTop ?? 0,
  });
  const rows = virtualizer.getVirtualItems();
  const before = Math.max(0, (rows[0]?.start ?? 0) - virtualizer.options.scrollMargin);
  const after = virtualizer.getTotalSize() - ((rows.at(-1)?.end ?? 0) - virtualizer.options.scrollMargin);

  const placed = useRef(selection.active);
  useEffect(() => {
    if (placed.current === selection.active) return;
    placed.current = selection.active;
    if (items.length > 0) virtualizer.scrollToIndex(selection.active, { align: 'auto' });
    // Only a move of the keyboard scrolls, not a refresh of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selection.active]);

  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection.ids]);
  const all = selection.ids.size === items.length && items.length > 0;
  const head = (key: SortKey, hidden = '') => (
    <SortHead column={key} sort={sort} onSort={onSort} className={hidden} />
  );

  return (
    <table
      role="grid"
      aria-label={t('documents.items')}
      aria-multiselectable
      aria-rowcount={items.length}
      className="w-full table-fixed"
    >
      <thead className="border-b border-line">
        <tr>
          <th className={`${HEAD} w-11`}>
            <Checkbox
              label={t('documents.selectAll')}
              checked={all || (selection.ids.size > 0 && 'indeterminate')}
              onChange={() => (all ? selection.clear() : selection.all())}
            />
          </th>
          {head('name')}
          {head('status', 'w-40 max-sm:hidden')}
          {!compact && head('pages', 'w-20 text-right max-xl:hidden')}
          {!compact && <th className={`${HEAD} w-60 max-xl:hidden`}>{t('documents.columns.found')}</th>}
          {!compact && head('size', 'w-24 text-right max-lg:hidden')}
          {!compact && head('date', 'w-28 max-lg:hidden')}
          <th className={`${HEAD} w-14`}>
            <span className="sr-only">{t('actions')}</span>
          </th>
        </tr>
      </thead>
      <tbody ref={body}>
        {before > 0 && <Space height={before} />}
        {rows.map(({ index }) => {
          const item = items[index];
          return (
            item !== undefined && (
              <ListRow
                key={item.id}
                item={item}
                index={index}
                selection={selection}
                chosen={chosen}
                actions={actions}
                compact={compact}
                over={over === item.id}
                place={placeOf(item)}
              />
            )
          );
        })}
        {after > 0 && <Space height={after} />}
      </tbody>
    </table>
  );
}

const Space = ({ height }: { height: number }) => (
  <tr aria-hidden="true" style={{ height }}>
    <td />
  </tr>
);

interface SortHeadProps {
  column: SortKey;
  sort: Sort;
  onSort: (sort: Sort) => void;
  className: string;
}

function SortHead({ column, sort, onSort, className }: SortHeadProps) {
  const { t } = useTranslation();
  const active = sort.key === column;
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  const order = sort.descending ? 'descending' : 'ascending';
  const name = t(`documents.columns.${column}`);
  return (
    <th aria-sort={active ? order : 'none'} className={`${HEAD} ${className}`}>
      <button
        type="button"
        aria-label={t('documents.sortBy', { column: name })}
        onClick={() => onSort({ key: column, descending: active && !sort.descending })}
        className="inline-flex min-h-6 items-center gap-1 hover:text-ink"
      >
        {name}
        {active && <Arrow size={14} aria-hidden />}
      </button>
    </th>
  );
}
