import { Search, Undo2 } from 'lucide-react';
import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import { FindingGroup } from './finding-group.tsx';
import { groupsOf, type Filter } from './groups.ts';
import type { Finding, ReviewState } from './use-review.ts';

const FILTERS: readonly Filter[] = ['all', 'remove', 'review', 'keep'];

interface FindingsProps {
  findings: readonly Finding[];
  review: ReviewState;
  active: string | null;
  onChoose: (id: string) => void;
}

export function Findings({ findings, review, active, onChoose }: FindingsProps) {
  const { t } = useTranslation();
  const [filter, setFilter] = useState<Filter>('all');
  const [text, setText] = useState('');
  const groups = useMemo(() => groupsOf(findings, filter, text), [findings, filter, text]);
  return (
    <aside aria-label={t('viewer.findings')} className="flex min-h-0 flex-1 flex-col">
      <div className="flex flex-col gap-2.5 border-b border-line p-3">
        <div role="group" aria-label={t('viewer.filter')} className="flex flex-wrap gap-1">
          {FILTERS.map((id) => (
            <button
              key={id}
              type="button"
              aria-pressed={filter === id}
              onClick={() => setFilter(id)}
              className="h-7 rounded-md px-2 text-sm font-medium text-ink-soft hover:bg-hover aria-pressed:bg-ink aria-pressed:text-on-ink pointer-coarse:h-11"
            >
              {t(`viewer.filters.${id}`)}
            </button>
          ))}
        </div>
        <div className="flex items-center gap-1.5">
          <div className="relative flex-1">
            <Search
              size={16}
              className="pointer-events-none absolute top-2.5 left-3 text-ink-faint"
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
          <IconButton label={t('viewer.undo')} disabled={review.data?.canUndo !== true} onClick={review.undo}>
            <Undo2 size={16} aria-hidden />
          </IconButton>
        </div>
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {groups.length === 0 && (
          <div className="p-6 text-center text-ink-soft">
            <p className="font-medium text-ink">
              {findings.length === 0 ? t('viewer.none') : t('viewer.nothingMatches')}
            </p>
            {findings.length === 0 && <p>{t('viewer.noneText')}</p>}
          </div>
        )}
        <ul>
          {groups.map((group) => (
            <FindingGroup
              key={group.id}
              group={group}
              active={active}
              onChoose={onChoose}
              onDecide={review.decide}
            />
          ))}
        </ul>
      </div>
      <MarkText onMark={review.markEverywhere} busy={review.busy} />
    </aside>
  );
}

interface MarkTextProps {
  onMark: (text: string) => void;
  busy: boolean;
}

/** Marks every place of a text without a pointer. */
function MarkText({ onMark, busy }: MarkTextProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    onMark(text.trim());
    setText('');
  };
  return (
    <form onSubmit={submit} className="flex flex-col gap-2 border-t border-line p-3">
      <div className="flex gap-2">
        <Input
          aria-label={t('viewer.mark')}
          placeholder={t('viewer.markPlaceholder')}
          value={text}
          maxLength={1000}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy} disabled={text.trim() === ''}>
          {t('viewer.markButton')}
        </Button>
      </div>
      <p className="text-xs text-ink-faint max-lg:hidden">{t('viewer.keys')}</p>
    </form>
  );
}
