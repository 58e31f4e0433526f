import type { drive, review } from '@mavendoc/contract';
import { KeysDialog } from '../help/keys-dialog.tsx';
import { ApplyDialog } from './apply-dialog.tsx';
import { CertificateDialog } from './certificate-dialog.tsx';

export type OpenDialog = 'apply' | 'certificate' | 'keys';

interface WorkspaceDialogProps {
  dialog: OpenDialog | null;
  file: drive.DriveFile;
  data: review.Review;
  /** Of the last removal. */
  version: number;
  onStarted: () => void;
  onClose: () => void;
}

/** The dialog of the viewer that is open, if any. */
export function WorkspaceDialog({ dialog, file, data, version, onStarted, onClose }: WorkspaceDialogProps) {
  switch (dialog) {
    case 'apply':
      return <ApplyDialog review={data} encrypted={file.encrypted} onStarted={onStarted} onClose={onClose} />;
    case 'certificate':
      return (
        <CertificateDialog fileId={file.id} name={file.nomeOriginal} version={version} onClose={onClose} />
      );
    case 'keys':
      return <KeysDialog screen="review" onClose={onClose} />;
    case null:
      return null;
  }
}
