import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { KeysDialog } from '../../help/keys-dialog.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { Details } from '../details.tsx';
import type { Actions } from '../use-actions.ts';
import { UploadDialog } from '../upload/dialog.tsx';
import { ApprovalsDialog } from './approvals-dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { DownloadDialog } from './download-dialog.tsx';
import { MoveDialog } from './move-dialog.tsx';
import { NewFolderDialog, RenameDialog } from './name-dialog.tsx';
import { PasswordDialog } from './password-dialog.tsx';
import { RemoveDialog } from './remove-dialog.tsx';

interface DialogsProps {
  actions: Actions;
  folderId: string | undefined;
  /** After what was selected is gone or under way. */
  onDone: () => void;
}

/** The dialog of the drive that is open, if any. */
export function Dialogs({ actions, folderId, onDone }: DialogsProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { dialog, setDialog } = actions;
  if (dialog === null) return null;
  const shared = { onDone, onClose: () => setDialog(null) };
  const { onClose } = shared;
  switch (dialog.kind) {
    case 'new-folder':
      return <NewFolderDialog parent={folderId} onClose={onClose} />;
    case 'upload':
      return (
        <UploadDialog
          folderId={dialog.folderId}
          onClose={(sent) => {
            onClose();
            if (sent && dialog.folderId !== folderId)
              void navigate({ to: '/documents', search: { folder: dialog.folderId } });
          }}
        />
      );
    case 'rename':
      return <RenameDialog item={dialog.item} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog items={dialog.items} {...shared} />;
    case 'move':
      return <MoveDialog items={dialog.items} {...shared} />;
    case 'download':
      return <DownloadDialog items={dialog.items} onClose={onClose} />;
    case 'details':
      return (
        <Drawer title={t('documents.panel.title')} onClose={onClose}>
          <div className="p-4">
            <Details file={dialog.file} actions={actions} onClose={onClose} />
          </div>
        </Drawer>
      );
    case 'approvals':
      return <ApprovalsDialog onClose={onClose} />;
    case 'password':
      return <PasswordDialog file={dialog.file} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog files={dialog.files} {...shared} />;
    case 'keys':
      return <KeysDialog screen="documents" onClose={onClose} />;
  }
}
