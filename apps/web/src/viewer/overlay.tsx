import type { review } from '@mavendoc/contract';
import type { CSSProperties } from 'react';
import { cn } from '../ui/cn.ts';
import type { Finding } from './use-review.ts';

interface Size {
  width: number;
  height: number;
}

const place = ({ left, top, right, bottom }: review.Box, { width, height }: Size): CSSProperties => ({
  left: `${(left / width) * 100}%`,
  top: `${(top / height) * 100}%`,
  width: `${((right - left) / width) * 100}%`,
  height: `${((bottom - top) / height) * 100}%`,
});

/** Told apart by line as well as by colour: solid goes, dashed stays, double is not decided. */
const look = ({ decision, proposal, decidedBy }: Finding): string => {
  if (decision === 'remove') return 'border-2 border-bar bg-bar/25';
  return proposal === 'review' && decidedBy === null
    ? 'border-4 border-double border-orange bg-orange-soft/20'
    : 'border border-dashed border-bar/60';
};

interface OverlayProps {
  page: number;
  size: Size;
  findings: readonly Finding[];
  unseen: review.Review['unseen'];
  active: string | null;
  onChoose: (id: string) => void;
}

export function Overlay({ page, size, findings, unseen, active, onChoose }: OverlayProps) {
  return (
    <div className="pointer-events-none absolute inset-0" aria-hidden>
      {findings.map((finding) =>
        finding.areas
          .filter((area) => area.page === page)
          .flatMap(({ boxes }) => boxes)
          .map((box) => (
            // For the pointer only: the list beside the page does the same by keyboard.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
            <span
              key={`${finding.id} ${box.left} ${box.top}`}
              id={`finding-${finding.id}-${page}`}
              onClick={() => onChoose(finding.id)}
              className={cn(
                'pointer-events-auto absolute cursor-pointer rounded-[1px] mix-blend-multiply',
                look(finding),
                active === finding.id && 'outline-3 outline-offset-2 outline-accent',
              )}
              style={place(box, size)}
            />
          )),
      )}
      {unseen
        .filter((part) => part.page === page)
        .flatMap(({ boxes }) => boxes)
        .map((box) => (
          <span
            key={`${box.left} ${box.top} ${box.right}`}
            className="absolute border-2 border-dotted border-orange"
            style={place(box, size)}
          />
        ))}
    </div>
  );
}
