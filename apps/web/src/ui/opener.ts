/** Where the focus goes when a dialog closes: a field that takes it at once has it before a dialog could ask who had it. */

import { useState } from 'react';

/** What had the focus before the dialogs that are open; one that follows another goes back there too. */
let before: HTMLElement | null = null;

function whoHasTheFocus(): HTMLElement | null {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && activeElement.closest('[role=dialog]') === null)
    before = activeElement;
  return before;
}

/** @returns for `onCloseAutoFocus`; what is gone meanwhile is stood in for by the page's content */
export function useOpener(): (event: Event) => void {
  const [opener] = useState(whoHasTheFocus);
  return (event) => {
    event.preventDefault();
    const there = opener?.isConnected === true && opener !== document.body;
    const target = there ? opener : document.querySelector<HTMLElement>('#content');
    target?.focus({ preventScroll: true });
  };
}
