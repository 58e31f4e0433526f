import { removal, review } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { Award, Download, Eye, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { formatDateTime, formatNumber, formatSize } from '../i18n/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import type { File } from './drive.ts';
import { FoundChips } from './found-chips.tsx';
import { foundCount, mayOpen } from './item.ts';
import { StatusBadge } from './status-badge.tsx';
import type { Actions } from './use-actions.ts';

interface DetailsPanelProps {
  file: File;
  actions: Actions;
  onClose: () => void;
}

export function DetailsPanel({ file, actions, onClose }: DetailsPanelProps) {
  const { t } = useTranslation();
  const params = { fileId: file.id };
  const state = useQuery({
    queryKey: ['drive', 'removal', file.id, file.removal],
    queryFn: () => api.call(removal.getRemoval, { params }),
    enabled: file.removal !== 'none',
  });
  const history = useQuery({
    queryKey: ['drive', 'history', file.id],
    queryFn: () => api.call(review.history, { params }),
    enabled: mayOpen(file),
  });
  const refusal = state.data?.reason ?? null;
  return (
    <aside
      aria-label={t('documents.panel.title')}
      className="sticky top-20 hidden w-72 shrink-0 animate-appear flex-col gap-4 rounded-lg border border-line bg-paper p-4 lg:flex"
    >
      <header className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 font-semibold break-words">{file.nomeOriginal}</h2>
        <IconButton label={t('close')} className="-mt-1.5 -mr-1.5" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      <div className="flex flex-col items-start gap-2">
        <StatusBadge file={file} />
        {file.reason !== null && (
          <p className="text-sm text-ink-soft">{t(`documents.reason.${file.reason}`)}</p>
        )}
        {refusal !== null && <p className="text-sm text-red">{t(`documents.removalReason.${refusal}`)}</p>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        <Fact name={t('documents.columns.size')}>{formatSize(file.tamanhoBytes)}</Fact>
        {file.pageCount !== null && (
          <Fact name={t('documents.columns.pages')}>{formatNumber(file.pageCount)}</Fact>
        )}
        <Fact name={t('documents.columns.date')}>{formatDateTime(file.dataUpload)}</Fact>
        <Fact name={t('documents.panel.uploadedBy')}>{file.uploadedBy}</Fact>
      </dl>
      {mayOpen(file) && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-medium text-ink-faint">{t('documents.panel.found')}</h3>
          {foundCount(file) > 0 ? (
            <FoundChips found={file.found} />
          ) : (
            <p className="text-sm text-ink-soft">{t('documents.panel.nothingFound')}</p>
          )}
        </section>
      )}
      {mayOpen(file) && (
        <section className="flex flex-col gap-2">
          <h3 className="text-sm font-medium text-ink-faint">{t('documents.panel.history')}</h3>
          <ol className="flex max-h-40 flex-col gap-2 overflow-y-auto text-sm">
            {history.data?.length === 0 && (
              <li className="text-ink-soft">{t('documents.panel.noHistory')}</li>
            )}
            {history.data?.map(({ at, by, action, count }) => (
              <li key={`${at}-${action}`}>
                <span className="break-words">{`${by} ${t(`documents.panel.events.${action}`, { count })}`}</span>
                <span className="block text-ink-faint">{formatDateTime(at)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      <div className="flex flex-col gap-2">
        {mayOpen(file) && (
          <Button
            icon={<Eye size={16} aria-hidden />}
            onClick={() => actions.open({ kind: 'file', id: file.id, name: file.nomeOriginal, file })}
          >
            {t('documents.review')}
          </Button>
        )}
        {file.removal === 'removed' && (
          <>
            <Button
              icon={<Download size={16} aria-hidden />}
              onClick={() => actions.download(file, 'anonymized')}
            >
              {t('documents.downloadCopy')}
            </Button>
            <Button
              icon={<Award size={16} aria-hidden />}
              onClick={() => actions.download(file, 'certificate')}
            >
              {t('documents.downloadCertificate')}
            </Button>
          </>
        )}
      </div>
    </aside>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-faint">{name}</dt>
    <dd className="min-w-0 text-right break-words">{children}</dd>
  </>
);
