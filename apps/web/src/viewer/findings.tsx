import { useVirtualizer } from '@tanstack/react-virtual';
import { Search, Undo2 } from 'lucide-react';
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryWord } from '../documents/found-chips.tsx';
import { formatNumber } from '../i18n/format.ts';
import { IconButton } from '../ui/button.tsx';
import { Input, Select } from '../ui/field.tsx';
import { FindingGroup } from './finding-group.tsx';
import { countOf, groupsOf, type Filter, type Group } from './groups.ts';
import { MarkText } from './mark-text.tsx';
import type { Finding, ReviewState } from './use-review.ts';

const FILTERS: readonly Filter[] = ['all', 'remove', 'review', 'keep'];
/** CSS pixels of a group that has not been measured. */
const GROUP_PX = 58;

interface FindingsProps {
  findings: readonly Finding[];
  review: ReviewState;
  active: string | null;
  onChoose: (id: string) => void;
}

/** Everything found, by value, as a list that thousands do not slow down. */
export function Findings({ findings, review, active, onChoose }: FindingsProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const [category, setCategory] = useState<string | null>(null);
  const [text, setText] = useState('');
  const wanted = useDeferredValue(text);
  const groups = useMemo(
    () => groupsOf(findings, filter, wanted, category),
    [findings, filter, wanted, category],
  );
  const counts = useMemo(
    () => ({
      remove: countOf(findings, 'remove'),
      review: countOf(findings, 'review'),
      keep: countOf(findings, 'keep'),
    }),
    [findings],
  );
  const categories = useMemo(
    () => [...new Set(findings.map((finding) => finding.category))].sort(),
    [findings],
  );
  return (
    <>
      <div className="flex flex-col gap-2.5 border-b border-line p-3">
        <div role="group" aria-label={t('viewer.filter')} className="-ml-0.5 flex flex-wrap gap-0.5">
          {FILTERS.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
              className="inline-flex h-7 items-center gap-1 rounded-md px-1.5 text-sm font-medium text-ink-soft hover:bg-hover aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11"
            >
              {t(`viewer.filters.${id}`)}
              {id !== 'all' && (
                <span className="text-xs tabular-nums opacity-80">{formatNumber(counts[id])}</span>
              )}
            </button>
          ))}
        </div>
        <div className="flex items-center gap-1.5">
          <div className="relative min-w-0 flex-1">
            <Search
              size={16}
              className="pointer-events-none absolute top-2.5 left-3 text-ink-faint pointer-coarse:top-3.5"
              aria-hidden
            />
            <Input
              type="search"
              aria-label={t('viewer.search')}
              placeholder={t('viewer.search')}
              value={text}
              onChange={(event) => setText(event.target.value)}
              className="pl-9"
            />
          </div>
          {categories.length > 1 && (
            <span className="w-32 shrink-0">
              <Select
                aria-label={t('viewer.category')}
                value={category ?? ''}
                onChange={(event) => setCategory(event.target.value === '' ? null : event.target.value)}
              >
                <option value="">{t('viewer.anyCategory')}</option>
                {categories.map((id) => (
                  <option key={id} value={id}>
                    {categoryWord(id)}
                  </option>
                ))}
              </Select>
            </span>
          )}
          <IconButton label={t('viewer.undo')} disabled={review.data?.canUndo !== true} onClick={review.undo}>
            <Undo2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      {groups.length === 0 ? (
        <div className="min-h-0 flex-1 overflow-y-auto p-6 text-center text-ink-soft">
          <p className="font-medium text-ink">
            {findings.length === 0 ? t('viewer.none') : t('viewer.nothingMatches')}
          </p>
          {findings.length === 0 && <p>{t('viewer.noneText')}</p>}
        </div>
      ) : (
        <Groups groups={groups} active={active} onChoose={onChoose} onDecide={review.decide} />
      )}
      <MarkText fileId={review.data?.fileId ?? ''} onMark={review.markEverywhere} busy={review.busy} />
    </>
  );
}

interface GroupsProps extends Pick<FindingsProps, 'active' | 'onChoose'> {
  groups: readonly Group[];
  onDecide: ReviewState['decide'];
}

function Groups({ groups, active, onChoose, onDecide }: GroupsProps) {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count: groups.length,
    getScrollElement: () => box.current,
    getItemKey: (index) => groups[index]?.id ?? index,
    estimateSize: () => GROUP_PX,
    overscan: 8,
  });
  const at = groups.findIndex(({ findings }) => findings.some(({ id }) => id === active));
  useEffect(() => {
    if (at >= 0) virtualizer.scrollToIndex(at, { align: 'auto' });
    // Only another finding scrolls, not a list that became shorter.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [active]);
  return (
    <div
      ref={box}
      role="region"
      aria-label={t('viewer.list')}
      // Scrolls by itself, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="min-h-0 flex-1 overflow-y-auto outline-offset-[-2px]"
    >
      <ul className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, key, start }) => {
          const group = groups[index];
          return group === undefined ? null : (
            <li
              key={key}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={groups.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start}px)` }}
            >
              <FindingGroup group={group} active={active} onChoose={onChoose} onDecide={onDecide} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
