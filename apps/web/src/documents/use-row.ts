import { useEffect, useRef, type MouseEvent, type RefObject } from 'react';
import type { Selection } from './use-selection.ts';

interface RowOptions {
  index: number;
  id: string;
  selection: Selection;
}

/** What a row and a tile share: the pointer chooses as in a file manager, and the focus follows the keyboard. */
export function useRow<T extends HTMLElement>({
  index,
  id,
  selection,
}: RowOptions): {
  readonly ref: RefObject<T | null>;
  readonly active: boolean;
  readonly selected: boolean;
  readonly onClick: (event: MouseEvent) => void;
} {
  const ref = useRef<T>(null);
  const active = selection.active === index;
  useEffect(() => {
    const focused = document.activeElement;
    // One that was scrolled away while it had the focus is gone, and the focus with it.
    const ours = focused === document.body || focused?.matches('[data-item]') === true;
    if (active && selection.moved && ours) ref.current?.focus();
  }, [active, selection.moved]);
  const onClick = (event: MouseEvent) => {
    if ((event.target as Element).closest('button, a, [role=menu]')) return;
    if (event.shiftKey) selection.extendTo(index);
    else if (event.ctrlKey || event.metaKey) selection.toggle(id);
    else selection.only(id);
    ref.current?.focus();
  };
  return { ref, active, selected: selection.ids.has(id), onClick };
}
