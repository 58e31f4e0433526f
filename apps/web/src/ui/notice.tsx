import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cn } from './cn.ts';

const TONES = {
  plain: 'border-line bg-paper text-ink-soft',
  accent: 'border-accent/30 bg-accent-soft text-ink',
  warning: 'border-orange/30 bg-orange-soft text-ink',
  danger: 'border-red/30 bg-red-soft text-ink',
} as const;

interface NoticeProps {
  icon: LucideIcon;
  tone?: keyof typeof TONES;
  spin?: boolean;
  live?: boolean;
  children: ReactNode;
}

export const Notice = ({ icon: Icon, tone = 'plain', spin = false, live = false, children }: NoticeProps) => (
  <div
    role={live ? 'status' : undefined}
    className={cn('flex items-start gap-2.5 rounded-md border px-3 py-2.5', TONES[tone])}
  >
    <Icon size={16} className={cn('mt-0.5 shrink-0', spin && 'animate-spin')} aria-hidden />
    <div className="min-w-0 flex-1">{children}</div>
  </div>
);
