import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { InputField } from './field.tsx';
import { FormDialog } from './form-dialog.tsx';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  /** To be typed, in any case, before the button works; the usual one where nothing else is said. */
  word?: string | undefined;
  /** Words of the button; those of deleting where nothing else is said. */
  action?: string | undefined;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for a typed word before something is lost. */
export function ConfirmDialog({ title, children, action, busy, onConfirm, onClose, ...rest }: ConfirmProps) {
  const { t } = useTranslation();
  const { word = t('confirmWord') } = rest;
  const [typed, setTyped] = useState('');
  const ready = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  return (
    <FormDialog
      title={title}
      action={action ?? t('delete')}
      kind="danger"
      busy={busy}
      disabled={!ready}
      onSubmit={onConfirm}
      onClose={onClose}
    >
      <div className="flex gap-3 text-ink-soft">
        <TriangleAlert size={18} className="mt-0.5 shrink-0 text-orange" aria-hidden />
        <div className="flex min-w-0 flex-col gap-2">{children}</div>
      </div>
      <InputField
        label={t('typeToConfirm', { word })}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        autoFocus
      />
    </FormDialog>
  );
}
