import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface FormDialogProps {
  title: string;
  description?: string;
  wide?: boolean;
  /** Words of the button that sends. */
  action: string;
  kind?: 'primary' | 'danger';
  busy?: boolean;
  disabled?: boolean;
  onSubmit: () => Promise<void> | void;
  onClose: () => void;
  children: ReactNode;
}

/** A dialog that is one form: Enter sends it, and so does its main button; only Escape and its buttons close it. */
export function FormDialog({
  action,
  kind = 'primary',
  busy = false,
  disabled = false,
  onSubmit,
  children,
  ...dialog
}: FormDialogProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <Dialog
      holds
      {...dialog}
      footer={
        <>
          <Button onClick={dialog.onClose}>{t('cancel')}</Button>
          <Button kind={kind} type="submit" form={id} busy={busy} disabled={disabled}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id={id}
        noValidate
        className="flex flex-col gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !disabled) void onSubmit();
        }}
      >
        {children}
      </form>
    </Dialog>
  );
}
