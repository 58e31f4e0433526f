import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { gridRows, rowOf } from './grid-rows.ts';
import type { Item } from './item.ts';
import { FileTile, FolderTile } from './tile.tsx';
import type { Actions } from './use-actions.ts';
import type { Selection } from './use-selection.ts';

/** CSS pixels with the gap below. */
const ROW_PX = { folder: 72, file: 296 } as const;
/** Least width of a tile, and the most of them in a row. */
const TILE_PX = 230;
const MOST_COLUMNS = 4;

interface GridProps {
  items: readonly Item[];
  selection: Selection;
  actions: Actions;
  mayUpload: boolean;
  /** Folder that something is dragged over. */
  over: string | null;
  onColumns: (columns: number) => void;
}

/** Tiles with the first page of each file; rows are drawn only near the window. */
export function Grid({ items, selection, actions, mayUpload, over, onColumns }: GridProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box, onColumns);
  const rows = useMemo(() => gridRows(items, columns), [items, columns]);
  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => ROW_PX[rows[index]?.kind ?? 'file'],
    overscan: 3,
    scrollMargin: box.current?.offsetTop ?? 0,
  });
  useEffect(() => virtualizer.measure(), [virtualizer, rows]);
  const placed = useRef(selection.active);
  useEffect(() => {
    if (placed.current === selection.active) return;
    placed.current = selection.active;
    virtualizer.scrollToIndex(rowOf(rows, selection.active), { align: 'auto' });
    // Only a move of the keyboard scrolls, not a refresh of the list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [selection.active]);

  const chosen = useMemo(() => items.filter(({ id }) => selection.ids.has(id)), [items, selection.ids]);
  return (
    <div
      ref={box}
      role="grid"
      aria-label={t('documents.items')}
      aria-multiselectable
      aria-rowcount={rows.length}
      className="relative"
      style={{ height: virtualizer.getTotalSize() }}
    >
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const row = rows[index];
        return row === undefined ? null : (
          <div
            key={row.first}
            role="row"
            aria-rowindex={index + 1}
            className="absolute inset-x-0 top-0 grid gap-4"
            style={{
              transform: `translateY(${start - virtualizer.options.scrollMargin}px)`,
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            }}
          >
            {items.slice(row.first, row.first + row.count).map((item, column) => {
              const shared = { selection, actions, chosen, index: row.first + column };
              return item.kind === 'folder' ? (
                <FolderTile
                  key={item.id}
                  {...shared}
                  item={item}
                  mayUpload={mayUpload}
                  over={over === item.id}
                />
              ) : (
                <FileTile key={item.id} {...shared} item={item} />
              );
            })}
          </div>
        );
      })}
    </div>
  );
}

function useColumns(
  box: { readonly current: HTMLElement | null },
  onColumns: (columns: number) => void,
): number {
  const [columns, setColumns] = useState(1);
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const measure = () => {
      const many = Math.max(1, Math.min(MOST_COLUMNS, Math.floor(element.clientWidth / TILE_PX)));
      setColumns(many);
      onColumns(many);
    };
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, onColumns]);
  return columns;
}
