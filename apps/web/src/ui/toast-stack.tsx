import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { takeToasts, useWaitingToasts } from './toast.tsx';

/** Long enough to read what to do next. */
const ERROR_MS = 8000;

const LOOK =
  'flex w-full items-start gap-3 rounded-lg border border-line bg-raised p-3.5 text-base text-ink shadow-float [&_[data-icon]]:mt-0.5';

export function ToastStack({ label }: { label: string }) {
  const waiting = useWaitingToasts();
  useEffect(() => {
    for (const said of takeToasts()) {
      if (said.kind === 'success') toast.success(said.text);
      else toast.error(said.title, { description: said.text, duration: ERROR_MS });
    }
  }, [waiting]);
  return (
    <Toaster
      position="bottom-center"
      className="font-sans!"
      containerAriaLabel={label}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: LOOK,
          title: 'font-medium',
          description: 'text-sm text-ink-soft',
          success: '[&_[data-icon]]:text-green',
          error: 'border-red/40 [&_[data-icon]]:text-red',
        },
      }}
    />
  );
}
