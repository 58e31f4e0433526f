import type { drive } from '@mavendoc/contract';
import { archivalText, CERTIFICATE_WORDS, onPages, wordFor } from '@mavendoc/contract/certificate';
import { CircleCheck, CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FoundChips } from '../documents/found-chips.tsx';
import { formatDateTime, formatNumber, formatSize } from '../i18n/format.ts';
import { currentLanguage } from '../i18n/index.ts';

/** What the printed certificate says of the copy; what it says of the files and of each page stands there alone. */
export function CertificateContent({ certificate }: { certificate: drive.Certificate }) {
  const { t } = useTranslation();
  const words = CERTIFICATE_WORDS[currentLanguage()];
  const { removed, checks, dropped, signatureEnded } = certificate;
  return (
    <div className="flex flex-col gap-4">
      <Facts certificate={certificate} />
      <Part title={t('documents.panel.removed')}>
        {removed.length === 0 ? (
          <p>{t('viewer.certificateDialog.nothing')}</p>
        ) : (
          <FoundChips found={countsOf(removed)} />
        )}
      </Part>
      <Part title={t('viewer.certificateDialog.checks')}>
        <ul className="flex flex-col gap-1">
          {checks.map(({ name, reader, passed }) => (
            <li key={`${name} ${reader}`} className="flex items-start gap-2">
              <Passed passed={passed} />
              <span className="first-letter:uppercase">{wordFor(name, words.check)}</span>
              <span className="text-ink-faint">{reader}</span>
            </li>
          ))}
        </ul>
      </Part>
      <NotSeen notSeen={certificate.notSeen} />
      {(dropped.length > 0 || signatureEnded) && (
        <Part title={words.dropped}>
          <Counts
            counts={dropped.map(({ place, count }) => ({
              key: place,
              name: wordFor(place, words.place),
              count,
            }))}
          />
          {signatureEnded && <p className="mt-1">{words.signatureEnded}</p>}
        </Part>
      )}
    </div>
  );
}

function Facts({ certificate }: { certificate: drive.Certificate }) {
  const { t } = useTranslation();
  const { issuedAt, original, copy, style, level, archival } = certificate;
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-5 gap-y-1.5 text-sm">
      <dt className="text-ink-faint">{t('viewer.certificateDialog.issued')}</dt>
      <dd>{formatDateTime(issuedAt)}</dd>
      <dt className="text-ink-faint">{t('viewer.certificateDialog.pages')}</dt>
      <dd>{formatNumber(original.pages)}</dd>
      <dt className="text-ink-faint">{t('documents.removeDialog.style')}</dt>
      <dd>{t(`documents.styles.${style}`)}</dd>
      <dt className="text-ink-faint">{t('documents.removeDialog.level')}</dt>
      <dd>{t(`documents.levels.${level}`)}</dd>
      <dt className="text-ink-faint">{t('viewer.certificateDialog.copy')}</dt>
      <dd className="min-w-0">
        {formatSize(copy.bytes)}
        <code className="block font-mono text-xs break-all text-ink-faint">{copy.sha256}</code>
      </dd>
      {archival !== undefined && (
        <>
          <dt className="text-ink-faint">{t('viewer.certificateDialog.archival')}</dt>
          <dd className="first-letter:uppercase">
            {archivalText(archival, CERTIFICATE_WORDS[currentLanguage()])}
          </dd>
        </>
      )}
    </dl>
  );
}

function NotSeen({ notSeen }: Pick<drive.Certificate, 'notSeen'>) {
  const words = CERTIFICATE_WORDS[currentLanguage()];
  const kinds = [...Map.groupBy(notSeen, ({ kind }) => kind)];
  return (
    <Part title={words.notSeen}>
      {kinds.length === 0 ? (
        <p>{words.everythingSeen}</p>
      ) : (
        <Counts
          counts={kinds.map(([kind, entries]) => ({
            key: kind,
            name: wordFor(kind, words.unseen),
            count: entries.reduce((sum, { count }) => sum + count, 0),
            where: onPages(
              entries.map(({ page }) => page),
              words,
            ),
          }))}
        />
      )}
      <p className="mt-1 text-ink-soft">{words.handwriting}</p>
    </Part>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="text-sm">
    <h3 className="mb-1.5 font-medium text-ink-faint">{title}</h3>
    {children}
  </section>
);

interface CountsProps {
  counts: readonly { key: string; name: string; count: number; where?: string }[];
}

const Counts = ({ counts }: CountsProps) => (
  <ul className="flex flex-col gap-1">
    {counts.map(({ key, name, count, where }) => (
      <li key={key} className="first-letter:uppercase">
        {`${name} `}
        <strong className="ml-1 font-medium tabular-nums">{formatNumber(count)}</strong>
        {where !== undefined && <span className="text-ink-faint">{` · ${where}`}</span>}
      </li>
    ))}
  </ul>
);

function Passed({ passed }: { passed: boolean }) {
  const { t } = useTranslation();
  return passed ? (
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
  );
}

function countsOf(removed: readonly { category: string; count: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { category, count } of removed) counts[category] = (counts[category] ?? 0) + count;
  return counts;
}
