import { drive } from '@mavendoc/contract';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleX, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../app/api.ts';
import { saveAs } from '../documents/download.ts';
import { FoundChips } from '../documents/found-chips.tsx';
import { formatDateTime, formatNumber, formatSize } from '../i18n/format.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { ErrorState, Loading } from '../ui/states.tsx';

interface CertificateDialogProps {
  fileId: string;
  /** Of the original. */
  name: string;
  version: number;
  onClose: () => void;
}

/** What the signed certificate says, readable here; the file itself is one press away. */
export function CertificateDialog({ fileId, name, version, onClose }: CertificateDialogProps) {
  const { t } = useTranslation();
  const fetchAs = (format: 'pdf' | 'json') =>
    api.call(drive.download, { params: { id: fileId }, query: { version: 'certificate', format } });
  const { data, error, refetch } = useQuery({
    queryKey: ['viewer', 'certificate', fileId, version],
    queryFn: async () => JSON.parse(await (await fetchAs('json')).text()) as drive.Certificate,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const save = async (format: 'pdf' | 'json') => {
    try {
      const stem = name.replace(/\.pdf$/i, '');
      saveAs(await fetchAs(format), `${stem} - certificado.${format}`);
    } catch (failure) {
      toastError(failure);
    }
  };

  return (
    <Dialog
      wide
      title={t('viewer.certificateDialog.title')}
      description={t('viewer.certificateDialog.text')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => void save('json')}>{t('viewer.certificateDialog.json')}</Button>
          <Button kind="primary" icon={<Download size={16} aria-hidden />} onClick={() => void save('pdf')}>
            {t('viewer.certificateDialog.pdf')}
          </Button>
        </>
      }
    >
      {error !== null && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {error === null && data === undefined && <Loading />}
      {data !== undefined && (
        <div className="flex flex-col gap-4">
          <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
            <dt className="text-ink-faint">{t('viewer.certificateDialog.issued')}</dt>
            <dd>{formatDateTime(data.issuedAt)}</dd>
            <dt className="text-ink-faint">{t('viewer.certificateDialog.pages')}</dt>
            <dd>{formatNumber(data.original.pages)}</dd>
            <dt className="text-ink-faint">{t('documents.removeDialog.style')}</dt>
            <dd>{t(`documents.styles.${data.style}`)}</dd>
            <dt className="text-ink-faint">{t('documents.removeDialog.level')}</dt>
            <dd>{t(`documents.levels.${data.level}`)}</dd>
            <dt className="text-ink-faint">{t('viewer.certificateDialog.copy')}</dt>
            <dd className="min-w-0">
              {formatSize(data.copy.bytes)}
              <code className="block font-mono text-xs break-all text-ink-faint">{data.copy.sha256}</code>
            </dd>
            {data.archival !== undefined && <Archival {...data.archival} />}
          </dl>
          <section>
            <h3 className="mb-1.5 text-sm font-medium text-ink-faint">{t('documents.panel.removed')}</h3>
            {data.removed.length === 0 ? (
              <p className="text-sm">{t('viewer.certificateDialog.nothing')}</p>
            ) : (
              <FoundChips found={countsOf(data.removed)} />
            )}
          </section>
          <section>
            <h3 className="mb-1.5 text-sm font-medium text-ink-faint">
              {t('viewer.certificateDialog.checks')}
            </h3>
            <ul className="flex flex-col gap-1 text-sm">
              {data.checks.map(({ name: check, reader, passed }) => (
                <li key={`${check} ${reader}`} className="flex items-start gap-2">
                  {passed ? (
                    <CircleCheck
                      size={16}
                      className="mt-0.5 shrink-0 text-green"
                      aria-label={t('viewer.certificateDialog.passed')}
                    />
                  ) : (
                    <CircleX
                      size={16}
                      className="mt-0.5 shrink-0 text-red"
                      aria-label={t('viewer.certificateDialog.failed')}
                    />
                  )}
                  <Check name={check} />
                  <span className="text-ink-faint">{reader}</span>
                </li>
              ))}
            </ul>
          </section>
          {data.notSeen.length > 0 && (
            <p className="text-sm text-orange">
              {t('viewer.unseenNote', { count: data.notSeen.reduce((sum, { count }) => sum + count, 0) })}
            </p>
          )}
          {data.signatureEnded && <p className="text-sm">{t('viewer.signedNote')}</p>}
        </div>
      )}
    </Dialog>
  );
}

function Archival({ claimed, problems }: NonNullable<drive.Certificate['archival']>) {
  const { t, i18n } = useTranslation();
  const named = problems.map((problem) => {
    const key = `viewer.archival.problems.${problem}`;
    return i18n.exists(key) ? t(key as 'viewer.archival.problems.file') : problem;
  });
  return (
    <>
      <dt className="text-ink-faint">{t('viewer.archival.name')}</dt>
      <dd>
        {problems.length === 0
          ? t('viewer.archival.kept', { claimed })
          : t('viewer.archival.lost', { claimed, problems: named.join('; ') })}
      </dd>
    </>
  );
}

function Check({ name }: { name: string }) {
  const { t, i18n } = useTranslation();
  const key = `viewer.checks.${name}`;
  // A check that this version of the screens does not know stands under its own name.
  return <span>{i18n.exists(key) ? t(key as 'viewer.checks.opens') : name}</span>;
}

function countsOf(removed: readonly { category: string; count: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, count } of removed) counts[category] = (counts[category] ?? 0) + count;
  return counts;
}
