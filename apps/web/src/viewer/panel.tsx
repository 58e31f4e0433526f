import type { review as contract } from '@mavendoc/contract';
import { TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../ui/notice.tsx';
import { Findings } from './findings.tsx';
import { countRemoved } from './groups.ts';
import { Sheet } from './sheet.tsx';
import type { ReviewState } from './use-review.ts';

interface PanelProps {
  data: contract.Review;
  review: ReviewState;
  active: string | null;
  onChoose: (id: string) => void;
}

/** What was found, and what could not be seen. */
export function Panel({ data, review, active, onChoose }: PanelProps) {
  const { t } = useTranslation();
  const title = t('viewer.sheet.title', {
    removed: countRemoved(data.findings),
    total: data.findings.length,
  });
  return (
    <Sheet label={t('viewer.findings')} title={title}>
      {data.unseen.length > 0 && (
        <div className="p-3 pb-0">
          <Notice icon={TriangleAlert} tone="warning">
            {t('viewer.unseen', { count: data.unseen.length })}
          </Notice>
        </div>
      )}
      <Findings findings={data.findings} review={review} active={active} onChoose={onChoose} />
    </Sheet>
  );
}
