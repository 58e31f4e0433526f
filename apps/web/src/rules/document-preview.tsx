import { rules } from '@mavendoc/contract';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { Button } from '../ui/button.tsx';

type Preview = Awaited<ReturnType<typeof load>>;
type Rule = { regex: string } | { term: string };

const load = (rule: Rule) => api.call(rules.tryRule, { body: rule });

/** What a rule, saved or not, would have found in the last documents of the company. */
export function DocumentPreview({ rule, disabled }: { rule: Rule; disabled: boolean }) {
  const { t } = useTranslation();
  const [preview, setPreview] = useState<Preview>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const look = async () => {
    setBusy(true);
    setProblem(undefined);
    await load(rule).then(setPreview, (error: unknown) => setProblem(messageOf(error)));
    setBusy(false);
  };
  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <Button
        icon={<FileSearch size={16} aria-hidden />}
        busy={busy}
        disabled={disabled}
        onClick={() => void look()}
      >
        {t('rules.preview')}
      </Button>
      <div role="status" className="flex w-full flex-col gap-3">
        {problem !== undefined && <p className="text-red">{problem}</p>}
        {preview !== undefined && (
          <p className="text-ink-soft">
            {t('rules.previewSum', { count: preview.documents, hits: preview.hits.length })}
          </p>
        )}
        {preview?.hits.map(({ fileId, nomeOriginal, count, samples }) => (
          <div key={fileId}>
            <p className="font-medium">
              {nomeOriginal}
              <span className="font-normal text-ink-faint">{` · ${t('rules.match', { count })}`}</span>
            </p>
            <ul className="text-sm text-ink-soft">
              {samples.map(({ page, before, match, after }, index) => (
                // two samples may read alike
                // oxlint-disable-next-line react/no-array-index-key
                <li key={`${page} ${index}`} className="truncate">
                  {before}
                  <mark className="bg-ink px-0.5 text-on-ink">{match}</mark>
                  {after}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
