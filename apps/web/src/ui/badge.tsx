import type { LucideIcon } from 'lucide-react';
import { cn } from './cn.ts';

const TONES = {
  yellow: 'bg-yellow-soft text-yellow',
  blue: 'bg-blue-soft text-blue',
  red: 'bg-red-soft text-red',
  green: 'bg-green-soft text-green',
  orange: 'bg-orange-soft text-orange',
  plain: 'bg-sunken text-ink-soft',
} as const;

export type Tone = keyof typeof TONES;

interface BadgeProps {
  tone: Tone;
  icon?: LucideIcon;
  spin?: boolean;
  children: string;
}

/** A state in colour, sign and word. */
export const Badge = ({ tone, icon: Icon, spin = false, children }: BadgeProps) => (
  <span
    className={cn(
      'inline-flex h-6 w-fit items-center gap-1.5 rounded-sm px-2 text-sm font-medium whitespace-nowrap',
      TONES[tone],
    )}
  >
    {Icon !== undefined && <Icon size={14} className={spin ? 'animate-spin' : ''} aria-hidden />}
    {children}
  </span>
);
