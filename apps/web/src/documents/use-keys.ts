import { useEffect, type RefObject } from 'react';
import type { Item } from './item.ts';
import type { Actions } from './use-actions.ts';
import type { Selection } from './use-selection.ts';

interface KeysOptions {
  items: readonly Item[];
  selection: Selection;
  actions: Actions;
  search: RefObject<HTMLInputElement | null>;
  onBack: (() => void) | null;
}

const TYPING = 'input, textarea, select, [contenteditable]';
/** Where a key already means something of its own. */
const OWN_KEYS = 'button, a, [role=menu], [role=dialog], [role=checkbox]';

/** The drive by keyboard, wherever on the page the focus is, but never while typing or in a dialog. */
export function useKeys(options: KeysOptions): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (document.querySelector('[role=dialog]') || (event.target as Element).closest(TYPING)) return;
      if (handle(event, options)) event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** True when the key was ours. */
function handle(event: KeyboardEvent, { items, selection, actions, search, onBack }: KeysOptions): boolean {
  const ctrl = event.ctrlKey || event.metaKey;
  const item = items[selection.active];
  const chosen = items.filter(({ id }) => selection.ids.has(id));
  if (ctrl) return event.key.toLowerCase() === 'a' && did(selection.all);
  if (event.altKey) return false;
  switch (event.key) {
    case '/':
      return did(() => search.current?.focus());
    case '?':
      return did(() => actions.setDialog({ kind: 'keys' }));
    case 'Escape':
      return selection.ids.size > 0 && did(selection.clear);
    case 'ArrowDown':
    case 'ArrowUp': {
      const to = selection.active + (event.key === 'ArrowDown' ? 1 : -1);
      return did(() => (event.shiftKey ? selection.extendTo(to) : step(selection, to)));
    }
    case 'Home':
      return did(() => step(selection, 0));
    case 'End':
      return did(() => step(selection, items.length - 1));
    case 'Backspace':
      return onBack !== null && did(onBack);
    case 'Delete':
      return chosen.length > 0 && did(() => actions.setDialog({ kind: 'delete', items: chosen }));
    case 'F2':
      return item !== undefined && did(() => actions.setDialog({ kind: 'rename', item }));
    case 'Enter':
    case ' ': {
      const elsewhere = (event.target as Element).closest(OWN_KEYS) !== null;
      if (elsewhere || item === undefined) return false;
      return did(() => (event.key === 'Enter' ? actions.open(item) : selection.toggle(item.id)));
    }
    default:
      return false;
  }
}

function step(selection: Selection, to: number): void {
  selection.moveTo(to);
  document.querySelector<HTMLElement>('[role=grid] tr[tabindex="0"]')?.focus();
}

const did = (run: () => unknown): true => {
  run();
  return true;
};
