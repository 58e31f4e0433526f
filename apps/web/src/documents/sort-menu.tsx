import { ArrowDown, ArrowDownUp, ArrowUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { cn } from '../ui/cn.ts';
import { Menu } from '../ui/menu.tsx';
import type { Sort, SortKey } from './item.ts';

const KEYS: readonly SortKey[] = ['name', 'status', 'pages', 'size', 'date'];

interface SortMenuProps {
  sort: Sort;
  onSort: (sort: Sort) => void;
  className: string;
}

/** The order, where the list has no heads to press. */
export function SortMenu({ sort, onSort, className }: SortMenuProps) {
  const { t } = useTranslation();
  const Arrow = sort.descending ? ArrowDown : ArrowUp;
  return (
    <Menu
      align="start"
      entries={KEYS.map((key) => ({
        label: t(`documents.columns.${key}`),
        icon: <Arrow size={16} className={cn(key !== sort.key && 'invisible')} aria-hidden />,
        onSelect: () => onSort({ key, descending: key === sort.key && !sort.descending }),
      }))}
    >
      <button
        type="button"
        aria-label={t('documents.sortNow', { column: t(`documents.columns.${sort.key}`) })}
        className={cn(
          'inline-flex h-9 items-center gap-2 rounded-md px-2.5 text-ink-soft hover:bg-hover hover:text-ink pointer-coarse:h-11',
          className,
        )}
      >
        <ArrowDownUp size={16} aria-hidden />
        {t(`documents.columns.${sort.key}`)}
      </button>
    </Menu>
  );
}
