import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../i18n/format.ts';
import { messageOf } from '../../app/api.ts';
import { buttonLook } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState, Loading } from '../../ui/states.tsx';
import { useApprovals } from '../approvals.ts';

/** What waits for this person: each is looked at in the viewer before it is approved. */
export function ApprovalsDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const { waiting, loaded, error, refetch } = useApprovals();
  return (
    <Dialog
      title={t('documents.approvals.title')}
      description={t('documents.approvals.text')}
      onClose={onClose}
    >
      {error !== null && <ErrorState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!loaded && error === null && <Loading />}
      {loaded && waiting.length === 0 && <p className="text-ink-soft">{t('documents.approvals.none')}</p>}
      <ul className="divide-y divide-line">
        {waiting.map(({ fileId, nomeOriginal, removal }) => (
          <li key={fileId} className="flex items-center gap-3 py-2.5">
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{nomeOriginal}</span>
              <span className="block text-sm text-ink-faint">
                {`${removal.approval?.requestedBy.nome ?? ''} · ${formatDateTime(removal.startedAt)}`}
              </span>
            </span>
            <Link to="/documents/$fileId" params={{ fileId }} className={buttonLook({ size: 'sm' })}>
              {t('documents.review')}
            </Link>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
