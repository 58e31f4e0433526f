import { useEffect, useRef, type RefObject } from 'react';
import { shortcutsOn } from '../app/shortcuts.ts';
import type { Item } from './item.ts';
import { typeAhead } from './type-ahead.ts';
import type { Actions } from './use-actions.ts';
import type { Selection } from './use-selection.ts';

interface KeysOptions {
  items: readonly Item[];
  selection: Selection;
  actions: Actions;
  search: RefObject<HTMLInputElement | null>;
  onBack: (() => void) | null;
  /** Where an arrow leads from a row or tile; null: nowhere. */
  beside: (index: number, key: string) => number | null;
}

const TYPING = 'input, textarea, select, [contenteditable]';
/** Where a key already means something of its own. */
const OWN_KEYS = 'button, a, [role=menu], [role=dialog], [role=checkbox]';
/** Rows that Page Up and Page Down step over. */
const PAGE = 10;

/** The drive by keyboard, wherever on the page the focus is, but never while typing or in a dialog. */
export function useKeys(options: KeysOptions): void {
  const typed = useRef(typeAhead());
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || document.querySelector('[role=dialog], [role=menu]') !== null) return;
      if ((event.target as Element).closest(TYPING)) return;
      if (handle(event, options) || (shortcutsOn() && handleLetter(event, options, typed.current)))
        event.preventDefault();
    };
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  });
}

/** True when the key was ours. */
function handle(event: KeyboardEvent, { items, selection, actions, onBack, beside }: KeysOptions): boolean {
  const ctrl = event.ctrlKey || event.metaKey;
  const item = items[selection.active];
  const chosen = items.filter(({ id }) => selection.ids.has(id));
  if (ctrl) return event.key.toLowerCase() === 'a' && did(selection.all);
  if (event.altKey) return false;
  const next = beside(selection.active, event.key);
  if (next !== null)
    return did(() =>
      event.shiftKey ? selection.extendTo(next) : step(selection, selection.moved ? next : 0),
    );
  switch (event.key) {
    case 'Escape':
      return selection.ids.size > 0 && did(selection.clear);
    case 'PageDown':
    case 'PageUp':
      return did(() => step(selection, selection.active + (event.key === 'PageDown' ? PAGE : -PAGE)));
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

/** Keys that are one character and may be turned off. */
function handleLetter(
  event: KeyboardEvent,
  { items, selection, actions, search }: KeysOptions,
  typed: ReturnType<typeof typeAhead>,
): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey) return false;
  if (event.key === '/') return did(() => search.current?.focus());
  if (event.key === '?') return did(() => actions.setDialog({ kind: 'keys' }));
  const found = typed.find(event.key, items, selection.active);
  return found !== null && did(() => step(selection, found));
}

function step(selection: Selection, to: number): void {
  selection.moveTo(to);
  document.querySelector<HTMLElement>('[role=grid] [data-item][tabindex="0"]')?.focus();
}

const did = (run: () => unknown): true => {
  run();
  return true;
};
