import { drive, isFileName, isFolderName, LIMITS } from '@mavendoc/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api, messageOf } from '../../app/api.ts';
import { useDraft } from '../../app/drafts.ts';
import { InputField } from '../../ui/field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { toaster } from '../../ui/toast.tsx';
import { refreshDrive } from '../drive.ts';
import type { Item } from '../item.ts';

interface NameDialogProps {
  /** What is typed here, when a session ends meanwhile, is kept under this name. */
  draft: string;
  title: string;
  label: string;
  initial: string;
  most: number;
  action: string;
  done: string;
  valid: (name: string) => boolean;
  save: (name: string) => Promise<unknown>;
  onClose: () => void;
}

function NameDialog({
  draft,
  title,
  label,
  initial,
  most,
  action,
  done,
  valid,
  save,
  onClose,
}: NameDialogProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(initial);
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);

  useDraft(draft, { read: () => (name === initial ? null : name), restore: setName });

  const submit = async () => {
    if (!valid(name.trim())) return setError(t('documents.invalidName', { max: most }));
    setBusy(true);
    try {
      await save(name.trim());
      toaster.success(done);
      refreshDrive();
      onClose();
    } catch (failure) {
      setError(messageOf(failure));
      setBusy(false);
      refreshDrive();
    }
  };

  return (
    <FormDialog
      title={title}
      action={action}
      busy={busy}
      disabled={name.trim() === ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <InputField
        label={label}
        value={name}
        error={error}
        autoFocus
        autoComplete="off"
        onFocus={(event) => event.target.setSelectionRange(0, stemLength(initial))}
        onChange={(event) => {
          setName(event.target.value);
          setError(undefined);
        }}
      />
    </FormDialog>
  );
}

/** The ending of a file name is rarely what one wants to change. */
const stemLength = (name: string): number => name.replace(/\.pdf$/i, '').length;

export function NewFolderDialog({ parent, onClose }: { parent: string | undefined; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <NameDialog
      draft="documents.new-folder"
      title={t('documents.newFolderDialog.title')}
      label={t('documents.newFolderDialog.name')}
      initial=""
      most={LIMITS.folderName}
      action={t('create')}
      done={t('documents.newFolderDialog.created')}
      valid={isFolderName}
      save={(body) => api.call(drive.createFolder, { query: parent === undefined ? {} : { parent }, body })}
      onClose={onClose}
    />
  );
}

export function RenameDialog({ item, onClose }: { item: Item; onClose: () => void }) {
  const { t } = useTranslation();
  const folder = item.kind === 'folder';
  const params = { id: item.id };
  return (
    <NameDialog
      draft={`documents.rename.${item.id}`}
      title={t('documents.renameDialog.title')}
      label={t('documents.renameDialog.name')}
      initial={item.name}
      most={folder ? LIMITS.folderName : LIMITS.fileName}
      action={t('save')}
      done={t('documents.renameDialog.done')}
      valid={folder ? isFolderName : isFileName}
      save={(body) =>
        folder ? api.call(drive.renameFolder, { params, body }) : api.call(drive.renameFile, { params, body })
      }
      onClose={onClose}
    />
  );
}
