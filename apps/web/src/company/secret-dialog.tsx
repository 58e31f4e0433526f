import { useTranslation } from 'react-i18next';
import { Button } from '../ui/button.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { Dialog } from '../ui/dialog.tsx';

export interface Secret {
  title: string;
  /** What it is, above the value. */
  label: string;
  value: string;
}

interface SecretDialogProps {
  secret: Secret;
  onClose: () => void;
}

/** A key or secret at the only moment at which it is shown. */
export function SecretDialog({ secret: { title, label, value }, onClose }: SecretDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      wide
      title={title}
      description={t('company.shownOnce')}
      onClose={onClose}
      footer={
        <Button kind="primary" onClick={onClose}>
          {t('company.haveKept')}
        </Button>
      }
    >
      <CopyField label={label} value={value} />
    </Dialog>
  );
}
