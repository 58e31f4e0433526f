import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import type { ReviewState } from './use-review.ts';

interface Chosen {
  readonly page: number;
  readonly start: number;
  readonly end: number;
  readonly text: string;
  readonly left: number;
  readonly top: number;
}

const wordAt = (node: Node | null): HTMLElement | null =>
  (node instanceof Element ? node : (node?.parentElement ?? null))?.closest('[data-start]') ?? null;

/** What is selected on one page, in UTF-16 units of its text. */
function readSelection(): Chosen | null {
  const selection = getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const first = wordAt(range.startContainer);
  const last = wordAt(range.endContainer);
  const layer = first?.closest<HTMLElement>('[data-page]');
  if (
    first === null ||
    last === null ||
    layer === null ||
    layer === undefined ||
    layer !== last.closest('[data-page]')
  )
    return null;
  const text = selection.toString().replace(/\s+/g, ' ').trim();
  const box = range.getBoundingClientRect();
  const start = Number(first.dataset['start']) + Math.min(range.startOffset, first.textContent.trim().length);
  const end = Number(last.dataset['start']) + Math.min(range.endOffset, last.textContent.trim().length);
  if (text === '' || end <= start) return null;
  return { page: Number(layer.dataset['page']), start, end, text, left: box.left, top: box.bottom + 6 };
}

/** Offers to mark the text that is selected on a page: here, or everywhere. */
export function SelectionMarks({ review }: { review: ReviewState }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  useEffect(() => {
    const listen = () => setChosen(readSelection());
    document.addEventListener('selectionchange', listen);
    return () => document.removeEventListener('selectionchange', listen);
  }, []);
  if (chosen === null) return null;

  const finish = (mark: () => void) => {
    mark();
    getSelection()?.removeAllRanges();
  };
  return (
    <div
      role="toolbar"
      aria-label={t('viewer.selection')}
      className="fixed z-30 flex animate-appear gap-1 rounded-lg border border-line bg-raised p-1 shadow-float"
      style={{ left: Math.min(chosen.left, innerWidth - 300), top: Math.min(chosen.top, innerHeight - 60) }}
    >
      <Button
        size="sm"
        kind="ghost"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => finish(() => review.markHere(chosen.page, chosen.start, chosen.end))}
      >
        {t('viewer.markHere')}
      </Button>
      <Button
        size="sm"
        kind="primary"
        onPointerDown={(event) => event.preventDefault()}
        onClick={() => finish(() => review.markEverywhere(chosen.text))}
      >
        {t('viewer.markEverywhere')}
      </Button>
    </div>
  );
}
