import type { review } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageOf } from '../app/api.ts';
import { DEFAULT_CHOICE, RemovalOptions } from '../documents/dialogs/removal-options.tsx';
import { FoundChips } from '../documents/found-chips.tsx';
import { startRemoval } from '../documents/removal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { countRemoved } from './groups.ts';

interface ApplyDialogProps {
  review: review.Review;
  onStarted: () => void;
  onClose: () => void;
}

/** Counts what goes, and what goes with it, before anything happens. */
export function ApplyDialog({ review, onStarted, onClose }: ApplyDialogProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useState(DEFAULT_CHOICE);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const count = countRemoved(review.findings);
  const hidden = review.hidden.reduce((sum, place) => sum + place.count, 0);

  const start = async () => {
    setBusy(true);
    try {
      await startRemoval(review.fileId, choice);
      onStarted();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t('viewer.applyTitle', { count })}
      description={t('viewer.applyText')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" busy={busy} onClick={() => void start()}>
            {t('documents.removeDialog.start')}
          </Button>
        </>
      }
    >
      <div className="mb-5 flex flex-col gap-2 border-l-4 border-ink pl-3 text-ink-soft">
        <FoundChips found={countByCategory(review.findings)} />
        {hidden > 0 && <p>{t('viewer.hiddenNote', { count: hidden })}</p>}
        {review.signed && <p>{t('viewer.signedNote')}</p>}
      </div>
      <RemovalOptions choice={choice} onChange={setChoice} askPassword={error !== undefined} />
      {error !== undefined && (
        <p role="alert" className="mt-3 text-sm text-red">
          {error}
        </p>
      )}
    </Dialog>
  );
}

function countByCategory(findings: review.Review['findings']): Record<string, number> {
  const removed = findings.filter(({ decision }) => decision === 'remove');
  const groups = Map.groupBy(removed, ({ category }) => category);
  return Object.fromEntries([...groups].map(([category, list]) => [category, list.length]));
}
