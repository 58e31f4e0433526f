import { removal } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { Field, InputField, TextArea } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';

interface DecideDialogProps {
  fileId: string;
  decision: 'approve' | 'refuse';
  askPassword: boolean;
  onClose: () => void;
  onDecided: () => void;
}

/** The second person's word: a refusal says why. */
export function DecideDialog({ fileId, decision, askPassword, onClose, onDecided }: DecideDialogProps) {
  const { t } = useTranslation();
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useDraft(`viewer.decide.${fileId}`, { read: () => (note === '' ? null : note), restore: setNote });

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
    <FormDialog
      title={t(`viewer.approval.${decision}Title`)}
      description={t(`viewer.approval.${decision}Text`)}
      action={t(`viewer.approval.${decision}`)}
      kind={decision === 'refuse' ? 'danger' : 'primary'}
      busy={busy}
      onSubmit={submit}
      onClose={onClose}
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
    </FormDialog>
  );
}
