import { rules } from '@mavendoc/contract';
import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { Button } from '../ui/button.tsx';
import { Field, TextArea } from '../ui/field.tsx';
import { toaster } from '../ui/toast.tsx';

interface AssistantProps {
  /** One a line. */
  examples: string;
  onExamples: (examples: string) => void;
  onPattern: (pattern: string) => void;
}

/** Examples in, pattern out. */
export function Assistant({ examples, onExamples, onPattern }: AssistantProps) {
  const { t } = useTranslation();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string>();

  const generate = async () => {
    setBusy(true);
    setError(undefined);
    try {
      const answer = await api.call(rules.generateRegex, { body: examples.trim() });
      const pattern = answer.replace(/\n$/, '').replace(/^(["'`])(.*)\1$/s, '$2');
      if (pattern === '') throw new Error('empty');
      toaster.success(t('rules.aiDone'));
      onPattern(pattern);
    } catch (failure) {
      setError(
        failure instanceof Error && failure.message === 'empty' ? t('rules.aiFailed') : messageOf(failure),
      );
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="flex flex-col items-start gap-4">
      <Field className="w-full" label={t('rules.aiText')} help={t('rules.aiHelp')} error={error}>
        {(described) => (
          <TextArea
            {...described}
            rows={5}
            maxLength={1000}
            value={examples}
            onChange={(event) => onExamples(event.target.value)}
          />
        )}
      </Field>
      <Button
        icon={<Sparkles size={16} aria-hidden />}
        busy={busy}
        disabled={examples.trim() === ''}
        onClick={() => void generate()}
      >
        {t('rules.aiButton')}
      </Button>
    </div>
  );
}
