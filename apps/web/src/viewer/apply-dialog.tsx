import type { review } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { codeOf, messageOf } from '../app/api.ts';
import { RemovalOptions, useRemovalChoice } from '../documents/dialogs/removal-options.tsx';
import { FoundChips } from '../documents/found-chips.tsx';
import { startRemoval } from '../documents/removal.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { countOf, countRemoved } from './groups.ts';

interface ApplyDialogProps {
  review: review.Review;
  /** The original opens with a password only. */
  encrypted: boolean;
  onStarted: () => void;
  onClose: () => void;
}

/** Counts what goes, and what goes with it, before anything happens. */
export function ApplyDialog({ review, encrypted, onStarted, onClose }: ApplyDialogProps) {
  const { t } = useTranslation();
  const [choice, setChoice] = useRemovalChoice();
  const [error, setError] = useState<unknown>(null);
  const [busy, setBusy] = useState(false);
  const count = countRemoved(review.findings);
  const undecided = countOf(review.findings, 'review');
  const hidden = review.hidden.reduce((sum, place) => sum + place.count, 0);
  const askPassword = encrypted || codeOf(error) === 'passwordRequired';

  const start = async () => {
    setBusy(true);
    try {
      await startRemoval(review.fileId, choice);
      onStarted();
      onClose();
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  };

  return (
    <Dialog
      wide
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
        {count === 0 && <p>{t('viewer.applyNothing')}</p>}
        <FoundChips found={countByCategory(review.findings)} />
        {undecided > 0 && <p className="text-orange">{t('viewer.undecidedNote', { count: undecided })}</p>}
        {review.unseen.length > 0 && <p>{t('viewer.unseenNote', { count: review.unseen.length })}</p>}
        {hidden > 0 && <p>{t('viewer.hiddenNote', { count: hidden })}</p>}
        {review.signed && <p>{t('viewer.signedNote')}</p>}
      </div>
      <RemovalOptions choice={choice} onChange={setChoice} askPassword={askPassword} />
      {error !== null && (
        <p role="alert" className="mt-3 text-sm text-red">
          {messageOf(error)}
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
