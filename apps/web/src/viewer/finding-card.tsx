import { Check, Eraser, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { categoryWord } from '../documents/found-chips.tsx';
import { formatNumber } from '../i18n/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { cn } from '../ui/cn.ts';
import { explain } from './explain.ts';
import { isArea } from './groups.ts';
import { BasisSelect } from './legal-bases.tsx';
import { around } from './place.ts';
import type { PageSize } from './page-layout.ts';
import type { Finding, ReviewState } from './use-review.ts';

interface FindingCardProps {
  page: PageSize;
  finding: Finding;
  /** Places with the same value, this one too. */
  same: number;
  onDecide: ReviewState['decide'];
  onClose: () => void;
}

/** At the chosen finding, on the page: what it is, why, and what to do with it. */
export function FindingCard({ page, finding, same, onDecide, onClose }: FindingCardProps) {
  const { t } = useTranslation();
  const box = around(finding.areas.filter((area) => area.page === page.index).flatMap(({ boxes }) => boxes));
  if (box === null) return null;
  const { id, decision } = finding;
  const other = decision === 'remove' ? 'keep' : 'remove';
  const below = box.bottom < page.height * 0.6;
  const toRight = box.left < page.width / 2;
  return (
    <section
      aria-label={t('viewer.card.label')}
      className="absolute z-20 w-72 max-w-[92%] animate-appear rounded-lg border border-line bg-raised p-3 text-ink shadow-float"
      style={{
        ...(below ? { top: `calc(${(box.bottom / page.height) * 100}% + 10px)` } : {}),
        ...(below ? {} : { bottom: `calc(${(1 - box.top / page.height) * 100}% + 10px)` }),
        ...(toRight
          ? { left: `min(${(box.left / page.width) * 100}%, calc(100% - min(18rem, 92%) - 4px))` }
          : { right: `min(${(1 - box.right / page.width) * 100}%, calc(100% - min(18rem, 92%) - 4px))` }),
      }}
    >
      <header className="flex items-start gap-2">
        <span className="mt-0.5 shrink-0 rounded-sm bg-sunken px-1.5 text-xs leading-5 font-medium text-ink-soft">
          {categoryWord(finding.category)}
        </span>
        <p className={cn('min-w-0 flex-1 text-sm break-words', isArea(finding) ? 'italic' : 'font-mono')}>
          {isArea(finding) ? t('viewer.area') : finding.text}
        </p>
        <IconButton label={t('close')} className="-mt-1.5 -mr-1.5" onClick={onClose}>
          <X size={15} aria-hidden />
        </IconButton>
      </header>
      <p className="mt-1 text-xs text-ink-faint">{explain(finding)}</p>
      <div className="mt-2.5 flex flex-wrap gap-1.5">
        <Button
          size="sm"
          kind="primary"
          icon={other === 'remove' ? <Eraser size={14} aria-hidden /> : <Check size={14} aria-hidden />}
          onClick={() => onDecide([id], other, 'here')}
        >
          {t(`viewer.card.${other}Here`)}
        </Button>
        {same > 1 && (
          <Button size="sm" onClick={() => onDecide([id], other, 'everywhere')}>
            {t(`viewer.card.${other}All`, { total: formatNumber(same) })}
          </Button>
        )}
      </div>
      {decision === 'remove' && (
        <div className="mt-2">
          <BasisSelect
            label={t('viewer.basis.label')}
            value={finding.basis}
            onChange={(basis) => onDecide([id], 'remove', 'here', basis)}
          />
        </div>
      )}
    </section>
  );
}
