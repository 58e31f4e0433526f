import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from './button.tsx';
import { cn } from './cn.ts';
import { useOpener } from './opener.ts';

interface DialogProps {
  title: string;
  description?: string | undefined;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  wide?: boolean;
  /** Something is typed in it: a press beside it, or on a message, does not close it. */
  holds?: boolean;
  /** Nothing but text stands between its head and its buttons: keys can scroll it. */
  reading?: boolean;
}

/** Open as long as it is on the page. */
export function Dialog(props: DialogProps) {
  const { t } = useTranslation();
  const {
    title,
    description,
    onClose,
    children,
    footer,
    wide = false,
    holds = false,
    reading = false,
  } = props;
  const giveFocusBack = useOpener();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          onOpenAutoFocus={focusDialog}
          onCloseAutoFocus={giveFocusBack}
          onInteractOutside={(event) => holds && event.preventDefault()}
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          className={cn(
            'fixed inset-x-0 bottom-0 z-40 m-auto flex max-h-[92dvh] w-full animate-appear flex-col rounded-t-lg bg-raised shadow-float focus:outline-none sm:top-0 sm:h-fit sm:rounded-lg',
            wide ? 'sm:max-w-2xl' : 'sm:max-w-md',
          )}
        >
          <header className="flex items-start justify-between gap-4 px-6 pt-5 pb-1">
            <Radix.Title className="pt-1 text-lg font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={t('close')} className="-mr-2">
                <X size={18} aria-hidden />
              </IconButton>
            </Radix.Close>
          </header>
          <div
            className="overflow-y-auto px-6 pt-1 pb-5 outline-offset-[-2px]"
            {...(reading && { role: 'region', 'aria-label': title, tabIndex: 0 })}
          >
            {description !== undefined && (
              <Radix.Description className="mb-4 text-ink-soft">{description}</Radix.Description>
            )}
            {children}
          </div>
          {footer !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-6 py-3.5">
              {footer}
            </footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The dialog itself unless a field asked for the focus: its name is read first, and no tooltip of a button pops up. */
function focusDialog(event: Event): void {
  const dialog = event.currentTarget as HTMLElement;
  event.preventDefault();
  if (!dialog.contains(document.activeElement)) dialog.focus();
}

interface DrawerProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  side?: 'left' | 'right';
}

export function Drawer({ title, onClose, children, side = 'right' }: DrawerProps) {
  const giveFocusBack = useOpener();
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 animate-appear bg-veil" />
        <Radix.Content
          aria-describedby={undefined}
          onCloseAutoFocus={giveFocusBack}
          className={cn(
            'fixed inset-y-0 z-40 w-[min(22rem,88vw)] animate-appear overflow-y-auto bg-paper shadow-float focus:outline-none',
            side === 'left' ? 'left-0' : 'right-0',
          )}
        >
          <Radix.Title className="sr-only">{title}</Radix.Title>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
