import { checkPattern, testPattern } from '@mavendoc/detector/rules';
import { CircleAlert, CircleCheck, CircleSlash } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field, TextArea } from '../ui/field.tsx';
import { DocumentPreview } from './document-preview.tsx';

interface PatternTestProps {
  pattern: string;
  /** What it is tried on. */
  text: string;
  onText: (text: string) => void;
}

/** Tries a pattern as it is typed, on the same engine as the server. */
export function PatternTest({ pattern, text, onText }: PatternTestProps) {
  const { t } = useTranslation();
  const check = pattern === '' ? null : checkPattern(pattern);
  const matches = check?.ok === true ? testPattern(pattern, text) : [];
  return (
    <div className="flex flex-col gap-4">
      <p className="font-mono text-sm break-all">{pattern === '' ? t('rules.needPattern') : pattern}</p>
      <Field label={t('rules.testText')}>
        {(described) => (
          <TextArea {...described} rows={5} value={text} onChange={(event) => onText(event.target.value)} />
        )}
      </Field>
      <div role="status" className="flex flex-col gap-2">
        {outcome()}
      </div>
      {matches.length > 0 && <p className="break-words whitespace-pre-wrap">{underlined(text, matches)}</p>}
      <DocumentPreview key={pattern} rule={{ regex: pattern }} disabled={check?.ok !== true} />
    </div>
  );

  function outcome() {
    if (check === null) return null;
    if (!check.ok)
      return (
        <p className="flex items-start gap-2 text-red">
          <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden />
          {`${t('rules.invalid')}: ${check.reason}`}
        </p>
      );
    if (text === '') return null;
    return matches.length > 0 ? (
      <p className="flex items-center gap-2 text-green">
        <CircleCheck size={16} aria-hidden />
        {t('rules.match', { count: matches.length })}
      </p>
    ) : (
      <p className="flex items-center gap-2 text-ink-soft">
        <CircleSlash size={16} aria-hidden />
        {t('rules.noMatch')}
      </p>
    );
  }
}

function underlined(text: string, matches: readonly { start: number; end: number }[]): ReactNode[] {
  let at = 0;
  const parts: ReactNode[] = [];
  for (const { start, end } of matches) {
    parts.push(text.slice(at, start));
    parts.push(
      <mark key={start} className="bg-ink px-0.5 text-on-ink">
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
