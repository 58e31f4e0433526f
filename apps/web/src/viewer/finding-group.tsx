import i18next from 'i18next';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryWord } from '../documents/found-chips.tsx';
import { formatNumber, formatPercent } from '../i18n/format.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { cn } from '../ui/cn.ts';
import { pageOf, type Group } from './groups.ts';
import type { Finding, ReviewState } from './use-review.ts';

interface FindingGroupProps {
  group: Group;
  active: string | null;
  onChoose: (id: string) => void;
  onDecide: ReviewState['decide'];
}

/** A value: checked, it goes everywhere; opened, each place can be decided by itself. */
export function FindingGroup({
  group: { text, category, findings },
  active,
  onChoose,
  onDecide,
}: FindingGroupProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const [first] = findings;
  const removed = findings.filter(({ decision }) => decision === 'remove').length;
  const state = removed > 0 && removed < findings.length ? 'indeterminate' : removed > 0;
  return (
    <li
      className={cn(
        'border-b border-line px-3 py-2',
        findings.some(({ id }) => id === active) && 'bg-accent-soft',
      )}
    >
      <div className="flex items-start gap-2.5">
        <span className="pt-0.5">
          <Checkbox
            label={t('viewer.removeAll', { text })}
            checked={state}
            onChange={(remove) =>
              onDecide(
                findings.map(({ id }) => id),
                remove ? 'remove' : 'keep',
                'everywhere',
              )
            }
          />
        </span>
        <button
          type="button"
          onClick={() => onChoose(first.id)}
          className="min-w-0 flex-1 text-left"
          aria-label={t('viewer.show', { text, page: pageOf(first) + 1 })}
        >
          <span
            className={cn(
              'block break-words font-mono text-sm',
              removed === 0 && 'text-ink-faint line-through decoration-1',
            )}
          >
            {text}
          </span>
          <span className="mt-0.5 block text-xs text-ink-faint">{explain(first)}</span>
        </button>
        <span className="flex shrink-0 flex-col items-end gap-1">
          <span className="rounded-sm bg-sunken px-1.5 text-xs leading-5 font-medium text-ink-soft">
            {categoryWord(category)}
          </span>
          {findings.length > 1 && (
            <button
              type="button"
              aria-expanded={open}
              onClick={() => setOpen(!open)}
              className="inline-flex min-h-6 items-center gap-0.5 text-xs text-ink-soft tabular-nums hover:text-ink"
            >
              <ChevronRight
                size={14}
                className={cn('transition-transform', open && 'rotate-90')}
                aria-hidden
              />
              {t('viewer.places', { count: findings.length })}
            </button>
          )}
        </span>
      </div>
      {open && (
        <ul className="mt-1.5 flex flex-col gap-0.5 pl-7">
          {findings.map((finding) => (
            <li key={finding.id} className="flex min-h-7 items-center gap-2">
              <Checkbox
                label={t('viewer.removeHere', { text, page: pageOf(finding) + 1 })}
                checked={finding.decision === 'remove'}
                onChange={(remove) => onDecide([finding.id], remove ? 'remove' : 'keep', 'here')}
              />
              <button
                type="button"
                onClick={() => onChoose(finding.id)}
                className={cn('text-sm hover:underline', finding.id === active && 'font-medium')}
              >
                {t('viewer.page', { page: formatNumber(pageOf(finding) + 1) })}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Why it was found, and how sure that is. */
function explain({ reason, confidence, added }: Finding): string {
  const { t } = i18next;
  if (added) return t('viewer.added');
  const known = `viewer.reasons.${reason.code}`;
  const why = i18next.exists(known) ? t(known as 'viewer.reasons.pattern') : reason.code;
  const detail = reason.detail === undefined ? '' : ` “${reason.detail}”`;
  return `${why}${detail} · ${t('viewer.confidence', { share: formatPercent(confidence) })}`;
}
