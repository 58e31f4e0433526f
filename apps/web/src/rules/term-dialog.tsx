import { rules } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf, toastError } from '../app/api.ts';
import { useDraft } from '../app/drafts.ts';
import { InputField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toaster } from '../ui/toast.tsx';

interface TermDialogProps {
  category: rules.ListCategory;
  /** Null: a new one. */
  item: rules.ListItem | null;
  onSaved: () => void;
  onClose: () => void;
}

export function TermDialog({ category, item, onSaved, onClose }: TermDialogProps) {
  const { t } = useTranslation();
  const [label, setLabel] = useState(item?.label ?? '');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  useDraft('rules.term', { read: () => label, restore: setLabel });

  const save = async () => {
    if (label.trim() === '') return setError(t('rules.needLabel'));
    const body = { label: label.trim(), category };
    setBusy(true);
    try {
      if (item === null) await api.call(rules.createItem, { body });
      else await api.call(rules.updateItem, { params: { id: item.id }, body });
      toaster.success(item === null ? t('rules.created') : t('rules.updated'));
      onSaved();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      toastError(failure, t('rules.saveFailed'));
      setBusy(false);
    }
  };

  return (
    <FormDialog
      title={item === null ? t('rules.addItem') : t('rules.editItem')}
      action={t('save')}
      busy={busy}
      onSubmit={save}
      onClose={onClose}
    >
      <InputField
        label={t('rules.term')}
        value={label}
        error={error}
        autoFocus
        maxLength={1000}
        onChange={(event) => setLabel(event.target.value)}
      />
    </FormDialog>
  );
}
