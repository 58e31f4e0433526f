import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

export interface MenuEntry {
  label: string;
  icon?: ReactNode;
  onSelect: () => void;
  disabled?: boolean;
  danger?: boolean;
}

interface MenuProps {
  /** Drawn as the button. */
  children: ReactNode;
  /** `null` draws a line. */
  entries: readonly (MenuEntry | null)[];
  align?: 'start' | 'end';
}

export const Menu = ({ children, entries, align = 'end' }: MenuProps) => (
  <DropdownMenu.Root modal={false}>
    <DropdownMenu.Trigger asChild>{children}</DropdownMenu.Trigger>
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align={align}
        sideOffset={4}
        collisionPadding={8}
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
              onSelect={entry.onSelect}
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
