import { CATEGORIES, isCategory } from '@mavendoc/detector/categories';
import { cn } from '../ui/cn.ts';
import { currentLanguage } from '../i18n/index.ts';
import { formatNumber } from '../i18n/format.ts';

interface FoundChipsProps {
  found: Readonly<Record<string, number>>;
  /** More are summed up in a last chip. */
  most?: number;
  /** In a row of a list. */
  oneLine?: boolean;
}

/** The word that is printed on bars of a category; an unknown one stands as it is. */
export const categoryWord = (category: string): string =>
  isCategory(category) ? CATEGORIES[category].bar[currentLanguage()] : category;

/** What was found, by kind: small bars, most first. */
export function FoundChips({ found, most = 99, oneLine = false }: FoundChipsProps) {
  const kinds = Object.entries(found).sort(([, a], [, b]) => b - a);
  const rest = kinds.slice(most).reduce((sum, [, count]) => sum + count, 0);
  return (
    <span className={cn('flex gap-1', oneLine ? 'overflow-hidden whitespace-nowrap' : 'flex-wrap')}>
      {kinds.slice(0, most).map(([category, count]) => (
        <span
          key={category}
          className="inline-flex h-5 items-center gap-1 rounded-sm bg-sunken px-1.5 text-xs font-medium text-ink-soft"
        >
          {categoryWord(category)}
          <span className="tabular-nums text-ink">{formatNumber(count)}</span>
        </span>
      ))}
      {rest > 0 && (
        <span className="inline-flex h-5 items-center rounded-sm bg-sunken px-1.5 text-xs text-ink-soft">
          {`+${formatNumber(rest)}`}
        </span>
      )}
    </span>
  );
}
