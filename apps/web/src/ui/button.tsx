import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cn } from './cn.ts';
import { Tip } from './tooltip.tsx';

const KINDS = {
  primary: 'bg-ink text-on-ink hover:bg-ink-hover',
  secondary: 'border border-line-strong/60 bg-raised text-ink hover:bg-hover',
  ghost: 'text-ink-soft hover:bg-hover hover:text-ink',
  danger: 'bg-red-strong text-page hover:opacity-90',
} as const;

const SIZES = { md: 'h-9 px-3.5', sm: 'h-8 px-2.5 text-sm', lg: 'h-11 px-5 text-lg' } as const;

const SHAPE =
  'inline-flex select-none items-center justify-center gap-2 rounded-md font-medium whitespace-nowrap transition-colors duration-120 disabled:cursor-not-allowed disabled:opacity-50 aria-disabled:cursor-not-allowed aria-disabled:opacity-50 pointer-coarse:min-h-11';

interface Look {
  kind?: keyof typeof KINDS | undefined;
  size?: keyof typeof SIZES | undefined;
}

/** The look of a button, for links that act like one. */
export const buttonLook = ({ kind = 'secondary', size = 'md' }: Look = {}): string =>
  cn(SHAPE, KINDS[kind], SIZES[size]);

interface ButtonProps extends ComponentProps<'button'>, Look {
  busy?: boolean;
  icon?: ReactNode;
}

export function Button({ kind, size, busy = false, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      aria-busy={busy || undefined}
      {...rest}
      disabled={busy || rest.disabled}
      className={cn(buttonLook({ kind, size }), className)}
    >
      {busy ? <LoaderCircle size={16} className="animate-spin" aria-hidden /> : icon}
      {children}
    </button>
  );
}

interface IconButtonProps extends ComponentProps<'button'> {
  label: string;
  side?: 'top' | 'bottom' | 'left' | 'right';
}

/** An icon with its name as tooltip and for readers. */
export function IconButton({ label, side, className, children, ...rest }: IconButtonProps) {
  return (
    <Tip text={label} side={side}>
      <button
        type="button"
        aria-label={label}
        {...rest}
        className={cn(
          'inline-flex size-8 shrink-0 items-center justify-center rounded-md text-ink-soft transition-colors duration-120 hover:bg-hover hover:text-ink disabled:opacity-40 aria-pressed:bg-hover aria-pressed:text-ink pointer-coarse:size-11',
          className,
        )}
      >
        {children}
      </button>
    </Tip>
  );
}
