import { DropdownMenu } from 'radix-ui';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { cn } from './cn.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
}

export interface Opened {
  readonly button: HTMLElement;
  readonly byKeyboard: boolean;
}

interface MenuListProps extends Opened {
  entries: readonly (MenuEntry | null)[];
  align: 'start' | 'end';
  onClose: () => void;
}

/** The open list of a menu. Closed, it gives the focus back to its button, unless a press elsewhere has taken it. */
export function MenuList({ button, byKeyboard, entries, align, onClose }: MenuListProps) {
  const { top, left, width, height } = button.getBoundingClientRect();
  const leaveFocus = useRef(false);
  useEffect(() => {
    // it stands where the button was when it opened
    const onScroll = ({ target }: Event) => target === document && onClose();
    addEventListener('scroll', onScroll, true);
    return () => removeEventListener('scroll', onScroll, true);
  }, [onClose]);
  const choose = (entry: MenuEntry) => {
    // a dialog that opens now gives the focus back there
    button.focus({ preventScroll: true });
    leaveFocus.current = true;
    entry.onSelect();
  };
  return (
    <DropdownMenu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
      <DropdownMenu.Trigger asChild>
        <span aria-hidden style={{ position: 'fixed', pointerEvents: 'none', top, left, width, height }} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content
          aria-label={button.getAttribute('aria-label') ?? button.textContent}
          aria-labelledby={undefined}
          align={align}
          sideOffset={4}
          collisionPadding={8}
          {...(byKeyboard ? { onFocus: toFirstEntry } : {})}
          onInteractOutside={(event) => {
            // the button closes it by itself
            if (button.contains(event.target as Node)) event.preventDefault();
            else leaveFocus.current = true;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (!leaveFocus.current) button.focus({ preventScroll: true });
          }}
          className="z-50 min-w-48 animate-appear rounded-lg border border-line bg-raised p-1 shadow-float"
        >
          {entries.map((entry, index) =>
            entry === null ? (
              // Lines have no identity of their own.
              // oxlint-disable-next-line react/no-array-index-key
              <DropdownMenu.Separator key={`line-${index}`} className="my-1 h-px bg-line" />
            ) : (
              <DropdownMenu.Item
                key={entry.label}
                disabled={entry.disabled ?? false}
                onSelect={() => choose(entry)}
                className={cn(
                  'flex min-h-8 cursor-default items-center gap-2.5 rounded-md px-2.5 outline-none data-disabled:opacity-45 data-highlighted:bg-hover pointer-coarse:min-h-11',
                  entry.danger === true && 'text-red',
                )}
              >
                {entry.icon}
                {entry.label}
              </DropdownMenu.Item>
            ),
          )}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}

function toFirstEntry({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>('[role=menuitem]:not([data-disabled])')?.focus();
}
