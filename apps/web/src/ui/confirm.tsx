import { TriangleAlert } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { InputField } from './field.tsx';

interface ConfirmProps {
  title: string;
  children: ReactNode;
  /** To be typed, in any case, before the button works. */
  word: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks for a typed word before something is lost. */
export function ConfirmDialog({ title, children, word, action, busy, onConfirm, onClose }: ConfirmProps) {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const ready = typed.trim().toLocaleLowerCase() === word.toLocaleLowerCase();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="danger" type="submit" form="confirm" busy={busy} disabled={!ready}>
            {action}
          </Button>
        </>
      }
    >
      <form
        id="confirm"
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          if (ready) onConfirm();
        }}
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
      </form>
    </Dialog>
  );
}
