import { LIMITS } from '@mavendoc/contract';
import { useState, type ReactNode } from 'react';
import { messageOf } from '../../app/api.ts';
import { CodeField } from '../../auth/code-field.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';

interface CodeDialogProps {
  title: string;
  description: string;
  action: string;
  kind?: 'primary' | 'danger';
  disabled?: boolean;
  /** What is told beside a refused code. */
  problem?: string | undefined;
  /** Sends the six digits; a refusal empties the field. */
  send: (code: string) => Promise<void>;
  onClose: () => void;
  /** Above the field. */
  children?: ReactNode;
}

/** A dialog that ends with six digits of the authenticator app. */
export function CodeDialog({ send, disabled = false, problem, children, ...dialog }: CodeDialogProps) {
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<string>();

  const submit = async () => {
    setBusy(true);
    try {
      await send(code);
    } catch (error) {
      setRefused(messageOf(error));
      setCode('');
      setBusy(false);
    }
  };

  return (
    <FormDialog
      {...dialog}
      busy={busy}
      disabled={disabled || code.length < LIMITS.codeDigits}
      onSubmit={submit}
    >
      {children}
      <CodeField value={code} onChange={setCode} error={refused ?? problem} />
    </FormDialog>
  );
}
