import type { review } from '@mavendoc/contract';
import { useMemo } from 'react';
import { cn } from '../ui/cn.ts';
import type { PageSize } from './page-layout.ts';
import { placeOf } from './place.ts';
import type { Finding } from './use-review.ts';

/** Told apart by line as well as by colour: solid goes, dashed stays, double is not decided. */
const look = ({ decision, proposal, decidedBy }: Finding, small: boolean): string => {
  if (decision === 'remove') return cn('border-bar bg-bar/25', small ? 'border' : 'border-2');
  return proposal === 'review' && decidedBy === null
    ? 'border-4 border-double border-orange bg-orange-soft/20'
    : 'border border-dashed border-bar/60';
};

/** CSS pixels a point under which a thick line would cover the text. */
const SMALL_SCALE = 0.9;

interface OverlayProps {
  page: PageSize;
  /** CSS pixels a point. */
  scale: number;
  /** Those that have an area on this page. */
  findings: readonly Finding[];
  unseen: review.Review['unseen'];
  active: string | null;
  onChoose: (id: string) => void;
}

export function Overlay({ page, scale, findings, unseen, active, onChoose }: OverlayProps) {
  const blind = useMemo(() => unseen.filter((part) => part.page === page.index), [unseen, page.index]);
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden>
      {findings.map((finding) =>
        finding.areas
          .filter((area) => area.page === page.index)
          .flatMap(({ boxes }) => boxes)
          .map((box) => (
            // For the pointer only: the list beside the page does the same by keyboard.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <span
              key={`${finding.id} ${box.left} ${box.top}`}
              data-finding={finding.id}
              onClick={() => onChoose(finding.id)}
              className={cn(
                'pointer-events-auto absolute cursor-pointer rounded-[1px] mix-blend-multiply',
                look(finding, scale < SMALL_SCALE),
                active === finding.id && 'outline-3 outline-offset-2 outline-accent',
              )}
              style={placeOf(box, page)}
            />
          )),
      )}
      {blind
        .flatMap(({ boxes }) => boxes)
        .map((box) => (
          <span
            key={`${box.left} ${box.top} ${box.right}`}
            className="absolute border-2 border-dotted border-orange"
            style={placeOf(box, page)}
          />
        ))}
    </div>
  );
}
