import { useEffect } from 'react';
import { pageOf } from './groups.ts';
import type { Finding, ReviewState } from './use-review.ts';

interface ViewerKeys {
  findings: readonly Finding[];
  active: string | null;
  onChoose: (id: string) => void;
  review: ReviewState;
  onClose: () => void;
}

/** J and K walk, R removes, M keeps, U undoes, Escape closes; never while typing or in a dialog. */
export function useViewerKeys({ findings, active, onChoose, review, onClose }: ViewerKeys): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const typing = (event.target as Element).closest('input, textarea, select');
      if (typing || document.querySelector('[role=dialog]') || event.ctrlKey || event.metaKey) return;
      const order = findings.toSorted((a, b) => pageOf(a) - pageOf(b));
      const at = order.findIndex(({ id }) => id === active);
      const go = (index: number) => {
        const next = order[Math.min(Math.max(0, index), order.length - 1)];
        if (next !== undefined) onChoose(next.id);
      };
      const actions: Record<string, () => void> = {
        j: () => go(at + 1),
        k: () => go(at - 1),
        r: () => active !== null && review.decide([active], 'remove', 'here'),
        m: () => active !== null && review.decide([active], 'keep', 'here'),
        u: () => review.data?.canUndo === true && review.undo(),
        Escape: onClose,
      };
      actions[event.key]?.();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}
