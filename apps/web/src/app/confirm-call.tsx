import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../ui/confirm.tsx';
import { toaster } from '../ui/toast.tsx';
import { toastError } from './api.ts';

interface ConfirmCallProps {
  title: string;
  children: ReactNode;
  word?: string;
  action?: string;
  call: () => Promise<unknown>;
  /** Said when the call went through, and when it did not. */
  done: string;
  failed: string;
  /** Called either way: what is shown may be older than what is there. */
  onDone: () => void;
  onClose: () => void;
}

/** Something that is lost by one call, after a typed word. */
export function ConfirmCall({ call, done, failed, onDone, ...dialog }: ConfirmCallProps) {
  const [busy, setBusy] = useState(false);
  const confirm = async () => {
    setBusy(true);
    try {
      await call();
      toaster.success(done);
    } catch (error) {
      toastError(error, failed);
    }
    onDone();
    dialog.onClose();
  };
  return <ConfirmDialog {...dialog} busy={busy} onConfirm={() => void confirm()} />;
}
