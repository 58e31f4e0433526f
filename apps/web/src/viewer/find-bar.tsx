import { ChevronDown, ChevronUp, LoaderCircle, Search, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';
import type { Find } from './use-find.ts';

interface FindBarProps {
  find: Find;
  onMark: (text: string) => void;
  onClose: () => void;
}

/** Under the bar: search in the document, its places one after the other, and a mark on all of them. */
export function FindBar({ find, onMark, onClose }: FindBarProps) {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.select(), []);
  const { text, hits, at } = find;
  const told = () => {
    if (find.error !== null) return messageOf(find.error);
    if (text.trim() === '') return '';
    return hits.length === 0
      ? t('viewer.find.none')
      : t('viewer.find.of', { at: at + 1, total: hits.length });
  };
  return (
    <form
      role="search"
      aria-label={t('viewer.find.title')}
      className="flex flex-wrap items-center gap-2 border-b border-line bg-paper px-3 py-2"
      onSubmit={(event) => {
        event.preventDefault();
        find.go(1);
      }}
    >
      <div className="relative w-full sm:w-80">
        <Search
          size={16}
          className="pointer-events-none absolute top-2.5 left-3 text-ink-faint pointer-coarse:top-3.5"
          aria-hidden
        />
        <Input
          ref={input}
          type="search"
          autoFocus
          aria-label={t('viewer.find.title')}
          placeholder={t('viewer.find.title')}
          value={text}
          maxLength={1000}
          onChange={(event) => find.setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') {
              event.stopPropagation();
              onClose();
            } else if (event.key === 'Enter' && event.shiftKey) {
              event.preventDefault();
              find.go(-1);
            }
          }}
          className="pl-9"
        />
      </div>
      <IconButton label={t('viewer.find.previous')} disabled={hits.length === 0} onClick={() => find.go(-1)}>
        <ChevronUp size={16} aria-hidden />
      </IconButton>
      <IconButton label={t('viewer.find.next')} disabled={hits.length === 0} onClick={() => find.go(1)}>
        <ChevronDown size={16} aria-hidden />
      </IconButton>
      <p role="status" className="min-w-24 text-sm text-ink-soft tabular-nums">
        {find.searching && text.trim() !== '' ? (
          <LoaderCircle size={16} className="animate-spin" aria-label={t('loading')} />
        ) : (
          told()
        )}
      </p>
      <Button size="sm" disabled={hits.length === 0} onClick={() => onMark(text.trim())}>
        {t('viewer.find.markAll')}
      </Button>
      <IconButton label={t('viewer.find.close')} className="ml-auto" onClick={onClose}>
        <X size={16} aria-hidden />
      </IconButton>
    </form>
  );
}
