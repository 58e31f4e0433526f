import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '../app/drafts.ts';
import { Button } from '../ui/button.tsx';
import { Input } from '../ui/field.tsx';

interface MarkTextProps {
  fileId: string;
  onMark: (text: string, onMarked: () => void) => void;
  busy: boolean;
}

/** Marks every place of a text without a pointer. What is typed stays until it is marked. */
export function MarkText({ fileId, onMark, busy }: MarkTextProps) {
  const { t } = useTranslation();
  const [text, setText] = useState('');
  useDraft(`viewer.mark.${fileId}`, { read: () => (text === '' ? null : text), restore: setText });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = text.trim();
    if (wanted !== '') onMark(wanted, () => setText(''));
  };
  return (
    <form onSubmit={submit} className="flex gap-2 border-t border-line p-3">
      <Input
        aria-label={t('viewer.mark')}
        placeholder={t('viewer.markPlaceholder')}
        value={text}
        maxLength={1000}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" busy={busy} disabled={text.trim() === ''}>
        {t('viewer.markButton')}
      </Button>
    </form>
  );
}
