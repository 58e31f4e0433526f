import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button.tsx';
import { takeToasts, useWaitingToasts } from './toast.tsx';

/** Loaded with the first message: most visits need none. */
const ToastStack = lazy(async () => ({
  default: await import('./toast-stack.tsx').then(
    (stack) => stack.ToastStack,
    () => PlainToasts,
  ),
}));

let wanted = false;

export function Toasts({ label }: { label: string }) {
  const toasts = useWaitingToasts();
  wanted ||= toasts.length > 0;
  if (!wanted) return null;
  return (
    <Suspense>
      <ToastStack label={label} />
    </Suspense>
  );
}

/** Where the stack could not be loaded, messages stand until they are closed. */
function PlainToasts({ label }: { label: string }) {
  const { t } = useTranslation();
  const toasts = useWaitingToasts();
  if (toasts.length === 0) return null;
  return (
    <section
      aria-label={label}
      aria-live="polite"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-sm flex-col items-start gap-2 rounded-lg border border-line bg-raised p-3.5 shadow-float"
    >
      {toasts.map((toast, index) => (
        <p key={index}>{toast.kind === 'error' ? `${toast.title}. ${toast.text}` : toast.text}</p>
      ))}
      <Button size="sm" onClick={takeToasts}>
        {t('close')}
      </Button>
    </section>
  );
}
