import type { removal } from '@mavendoc/contract';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { DecideDialog } from './decide-dialog.tsx';

interface ApprovalStripProps {
  fileId: string;
  approval: removal.Approval;
  encrypted: boolean;
  onCancel: () => void;
  onDecided: () => void;
}

/** While a removal waits for a second person: who asked, and what that person can do. */
export function ApprovalStrip({ fileId, approval, encrypted, onCancel, onDecided }: ApprovalStripProps) {
  const { t } = useTranslation();
  const [deciding, setDeciding] = useState<'approve' | 'refuse' | null>(null);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line bg-yellow-soft px-4 py-1.5"
    >
      <UserCheck size={16} className="text-yellow" aria-hidden />
      <p className="mr-auto">
        <strong className="font-medium">{`${t('viewer.approval.waiting')} `}</strong>
        {t('viewer.approval.by', { name: approval.requestedBy.nome })}
      </p>
      {approval.mayDecide ? (
        <>
          <Button size="sm" onClick={() => setDeciding('refuse')}>
            {t('viewer.approval.refuse')}
          </Button>
          <Button size="sm" kind="primary" onClick={() => setDeciding('approve')}>
            {t('viewer.approval.approve')}
          </Button>
        </>
      ) : (
        <Button size="sm" onClick={onCancel}>
          {t('viewer.approval.takeBack')}
        </Button>
      )}
      {deciding !== null && (
        <DecideDialog
          fileId={fileId}
          decision={deciding}
          askPassword={encrypted && deciding === 'approve'}
          onClose={() => setDeciding(null)}
          onDecided={onDecided}
        />
      )}
    </div>
  );
}
