import type { Actions } from '../use-actions.ts';
import { UploadDialog } from '../upload/dialog.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { KeysDialog } from './keys-dialog.tsx';
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
export function Dialogs({ actions: { dialog, setDialog }, folderId, onDone }: DialogsProps) {
  if (dialog === null) return null;
  const shared = { onDone, onClose: () => setDialog(null) };
  const { onClose } = shared;
  switch (dialog.kind) {
    case 'new-folder':
      return <NewFolderDialog parent={folderId} onClose={onClose} />;
    case 'upload':
      return <UploadDialog folderId={dialog.folderId} onClose={onClose} />;
    case 'rename':
      return <RenameDialog item={dialog.item} onClose={onClose} />;
    case 'delete':
      return <DeleteDialog items={dialog.items} {...shared} />;
    case 'move':
      return <MoveDialog items={dialog.items} {...shared} />;
    case 'password':
      return <PasswordDialog file={dialog.file} onClose={onClose} />;
    case 'remove':
      return <RemoveDialog files={dialog.files} {...shared} />;
    case 'keys':
      return <KeysDialog onClose={onClose} />;
  }
}
