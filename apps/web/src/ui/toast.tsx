import { Toaster, toast } from 'sonner';

/** Success: what happened. Error: what happened, what is safe, what to do next. */
export const toaster = {
  success: (text: string) => void toast.success(text),
  error: (title: string, text: string) => void toast.error(title, { description: text, duration: 8000 }),
};

const LOOK =
  'flex w-full items-start gap-3 rounded-lg border border-line bg-raised p-3.5 text-base text-ink shadow-float [&_[data-icon]]:mt-0.5';

export const Toasts = ({ label }: { label: string }) => (
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
