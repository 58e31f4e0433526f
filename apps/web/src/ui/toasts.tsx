import { lazy, Suspense } from 'react';
import { useWaitingToasts } from './toast.tsx';

/** Loaded with the first message: most visits need none. */
const ToastStack = lazy(async () => ({ default: (await import('./toast-stack.tsx')).ToastStack }));

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
