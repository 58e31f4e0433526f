import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { categoryWord } from '../documents/found-chips.tsx';
import { formatDateTime } from '../i18n/format.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { cn } from '../ui/cn.ts';
import { explain } from './explain.ts';
import { isArea, pageOf, type Group } from './groups.ts';
import { BasisSelect } from './legal-bases.tsx';
import type { Finding, ReviewState } from './use-review.ts';

interface FindingGroupProps {
  group: Group;
  active: string | null;
  onChoose: (id: string) => void;
  onDecide: ReviewState['decide'];
}

/** A value: checked, it goes everywhere; opened, each place can be decided by itself. */
export function FindingGroup({ group, active, onChoose, onDecide }: FindingGroupProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const { category, findings } = group;
  const [first] = findings;
  const text = isArea(first) ? t('viewer.area') : group.text;
  const removed = findings.filter(({ decision }) => decision === 'remove').length;
  const state = removed > 0 && removed < findings.length ? 'indeterminate' : removed > 0;
  const chosen = findings.find(({ id }) => id === active);
  const ids = findings.map(({ id }) => id);
  return (
    <div className={cn('border-b border-line px-3 py-2', chosen !== undefined && 'bg-accent-soft')}>
      <div className="flex items-start gap-2.5">
        <span className="pt-0.5">
          <Checkbox
            label={t('viewer.removeAll', { text })}
            checked={state}
            onChange={(remove) => onDecide(ids, remove ? 'remove' : 'keep', 'everywhere')}
          />
        </span>
        <button
          type="button"
          aria-current={chosen === undefined ? undefined : 'true'}
          onClick={() => onChoose(nextOf(findings, active).id)}
          className="min-w-0 flex-1 text-left"
          aria-label={t('viewer.show', { text, page: pageOf(first) + 1 })}
        >
          <span
            className={cn(
              'block text-sm break-words',
              isArea(first) ? 'italic' : 'font-mono',
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
          {findings.length > 1 ? (
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
          ) : (
            <span className="text-xs leading-6 text-ink-faint tabular-nums">
              {t('viewer.page', { page: pageOf(first) + 1 })}
            </span>
          )}
        </span>
      </div>
      {open && (
        <ul className="mt-1.5 flex flex-col gap-0.5 pl-7">
          {findings.map((finding) => (
            <Place
              key={finding.id}
              finding={finding}
              text={text}
              active={active}
              {...{ onChoose, onDecide }}
            />
          ))}
        </ul>
      )}
      {chosen !== undefined && (
        <div className="mt-2 flex flex-col gap-1.5 pl-7">
          {removed > 0 && (
            <BasisSelect
              label={t('viewer.basis.of', { text })}
              value={chosen.basis}
              onChange={(basis) => onDecide(ids, 'remove', 'here', basis)}
            />
          )}
          {chosen.decidedBy !== null && (
            <p className="text-xs text-ink-faint">
              {t('viewer.decidedBy', { name: chosen.decidedBy, when: formatDateTime(chosen.decidedAt) })}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Pressed again, the next place of the same value. */
function nextOf(findings: Group['findings'], active: string | null): Finding {
  const at = findings.findIndex(({ id }) => id === active);
  return findings[(at + 1) % findings.length] ?? findings[0];
}

interface PlaceProps extends Omit<FindingGroupProps, 'group'> {
  finding: Finding;
  text: string;
}

function Place({ finding, text, active, onChoose, onDecide }: PlaceProps) {
  const { t } = useTranslation();
  return (
    <li className="flex min-h-7 items-center gap-2">
      <Checkbox
        label={t('viewer.removeHere', { text, page: pageOf(finding) + 1 })}
        checked={finding.decision === 'remove'}
        onChange={(remove) => onDecide([finding.id], remove ? 'remove' : 'keep', 'here')}
      />
      <button
        type="button"
        onClick={() => onChoose(finding.id)}
        className={cn('min-h-6 text-sm hover:underline', finding.id === active && 'font-medium')}
      >
        {t('viewer.page', { page: pageOf(finding) + 1 })}
      </button>
    </li>
  );
}
