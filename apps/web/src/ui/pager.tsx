import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';

const SHOWN = 5;

interface PagerProps {
  /** From 0. */
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** At most five page numbers around the present one. */
export function Pager({ page, pages, onPage }: PagerProps) {
  const { t } = useTranslation();
  if (pages <= 1) return null;
  const first = Math.max(0, Math.min(page - Math.floor(SHOWN / 2), pages - SHOWN));
  const numbers = Array.from({ length: Math.min(SHOWN, pages) }, (_, index) => first + index);
  return (
    <nav aria-label={t('pager.label')} className="flex flex-wrap items-center gap-1 print:hidden">
      <Button size="sm" kind="ghost" disabled={page === 0} onClick={() => onPage(page - 1)}>
        {t('pager.previous')}
      </Button>
      {numbers.map((number) => (
        <Button
          key={number}
          size="sm"
          kind={number === page ? 'primary' : 'ghost'}
          aria-label={t('pager.page', { page: number + 1 })}
          aria-current={number === page ? 'page' : undefined}
          onClick={() => onPage(number)}
        >
          {number + 1}
        </Button>
      ))}
      <Button size="sm" kind="ghost" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
        {t('pager.next')}
      </Button>
    </nav>
  );
}
