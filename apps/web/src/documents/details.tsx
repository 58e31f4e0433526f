import { removal } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { Award, Download, Eye, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../app/api.ts';
import { formatDateTime, formatNumber, formatSize } from '../i18n/format.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { Duplicates } from './duplicates.tsx';
import type { File } from './drive.ts';
import { FoundChips } from './found-chips.tsx';
import { History } from './history.tsx';
import { foundCount, mayOpen } from './item.ts';
import { Picture } from './picture.tsx';
import { Section } from './section.tsx';
import { StatusBadge } from './status-badge.tsx';
import type { Actions } from './use-actions.ts';

interface DetailsProps {
  file: File;
  actions: Actions;
  onClose: () => void;
}

/** Everything about one file: its first page, what was found, who did what, and what can be had of it. */
export function Details({ file, actions, onClose }: DetailsProps) {
  const { t } = useTranslation();
  const state = useQuery({
    queryKey: ['drive', 'removal', file.id, file.removal],
    queryFn: () => api.call(removal.getRemoval, { params: { fileId: file.id } }),
    enabled: file.removal !== 'none',
  });
  const refusal = state.data?.reason ?? null;
  const approval = state.data?.approval ?? null;
  return (
    <div className="flex flex-col gap-4">
      <header className="flex items-start gap-2">
        <h2 className="min-w-0 flex-1 font-semibold break-words">{file.nomeOriginal}</h2>
        <IconButton label={t('close')} className="-mt-1.5 -mr-1.5" onClick={onClose}>
          <X size={16} aria-hidden />
        </IconButton>
      </header>
      {mayOpen(file) && <Picture file={file} className="h-52 rounded-md border border-line" />}
      <div className="flex flex-col items-start gap-2">
        <StatusBadge file={file} />
        {file.reason !== null && (
          <p className="text-sm text-ink-soft">{t(`documents.reason.${file.reason}`)}</p>
        )}
        {approval?.state === 'waiting' && (
          <p className="text-sm text-ink-soft">
            {t('documents.panel.waits', { name: approval.requestedBy.nome })}
          </p>
        )}
        {refusal !== null && <p className="text-sm text-red">{t(`documents.removalReason.${refusal}`)}</p>}
        {approval !== null && approval.note !== '' && <p className="text-sm">{`“${approval.note}”`}</p>}
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        <Fact name={t('documents.columns.size')}>{formatSize(file.tamanhoBytes)}</Fact>
        {file.pageCount !== null && (
          <Fact name={t('documents.columns.pages')}>{formatNumber(file.pageCount)}</Fact>
        )}
        <Fact name={t('documents.columns.date')}>{formatDateTime(file.dataUpload)}</Fact>
        <Fact name={t('documents.panel.uploadedBy')}>{file.uploadedBy}</Fact>
        {state.data?.state === 'removed' && (
          <>
            <Fact name={t('documents.panel.copy')}>
              {t('documents.panel.version', { version: state.data.version })}
            </Fact>
            <Fact name={t('documents.panel.removedAt')}>{formatDateTime(state.data.finishedAt)}</Fact>
          </>
        )}
      </dl>
      {mayOpen(file) && (
        <Section title={t('documents.panel.found')}>
          {foundCount(file) > 0 ? (
            <FoundChips found={file.found} />
          ) : (
            <p className="text-sm text-ink-soft">{t('documents.panel.nothingFound')}</p>
          )}
        </Section>
      )}
      <Duplicates fileId={file.id} />
      {mayOpen(file) && <History fileId={file.id} />}
      <div className="flex flex-col gap-2">
        {mayOpen(file) && (
          <Button
            kind="primary"
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
    </div>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-ink-faint">{name}</dt>
    <dd className="min-w-0 text-right break-words">{children}</dd>
  </>
);
