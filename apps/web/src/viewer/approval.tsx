import { removal } from '@mavendoc/contract';
import { UserCheck } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field, InputField, TextArea } from '../ui/field.tsx';

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

interface DecideDialogProps {
  fileId: string;
  decision: 'approve' | 'refuse';
  askPassword: boolean;
  onClose: () => void;
  onDecided: () => void;
}

function DecideDialog({ fileId, decision, askPassword, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      const body = { decision, note, ...(password === '' ? {} : { password }) };
      await api.call(removal.decideRemoval, { params: { fileId }, body });
      onDecided();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
    }
  };
  return (
    <Dialog
      title={t(`viewer.approval.${decision}Title`)}
      description={t(`viewer.approval.${decision}Text`)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind={decision === 'refuse' ? 'danger' : 'primary'} type="submit" form="decide" busy={busy}>
            {t(`viewer.approval.${decision}`)}
          </Button>
        </>
      }
    >
      <form
        id="decide"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {decision === 'refuse' && (
          <Field label={t('viewer.approval.note')} error={error}>
            {(described) => (
              <TextArea
                {...described}
                autoFocus
                maxLength={1000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
        )}
        {askPassword && (
          <InputField
            label={t('documents.removeDialog.password')}
            help={t('documents.passwordDialog.text')}
            type="password"
            autoComplete="off"
            autoFocus
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
        {decision === 'approve' && error !== undefined && (
          <p role="alert" className="text-sm text-red">
            {error}
          </p>
        )}
      </form>
    </Dialog>
  );
}
