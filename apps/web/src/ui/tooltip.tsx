import { Tooltip } from 'radix-ui';
import type { ReactNode } from 'react';

export const TipProvider = ({ children }: { children: ReactNode }) => (
  <Tooltip.Provider delayDuration={350}>{children}</Tooltip.Provider>
);

interface TipProps {
  text: string | undefined;
  side?: 'top' | 'bottom' | 'left' | 'right' | undefined;
  children: ReactNode;
}

/** Nothing is shown without a text. */
export function Tip({ text, side = 'bottom', children }: TipProps) {
  if (text === undefined || text === '') return children;
  return (
    <Tooltip.Root>
      <Tooltip.Trigger asChild>{children}</Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-72 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-sm text-on-ink"
        >
          {text}
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}
