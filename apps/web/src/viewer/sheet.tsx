import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../ui/cn.ts';

interface SheetProps {
  label: string;
  /** What stands in its head on a phone. */
  title: string;
  children: ReactNode;
}

type Height = 'low' | 'half' | 'full';
const NEXT: Record<Height, Height> = { low: 'half', half: 'full', full: 'low' };
const HEIGHTS: Record<Height, string> = {
  low: 'max-lg:h-12',
  half: 'max-lg:h-[46dvh]',
  full: 'max-lg:h-[82dvh]',
};

/** Beside the page on a wide screen; on a phone a sheet at its foot, low, half or full. */
export function Sheet({ label, title, children }: SheetProps) {
  const { t } = useTranslation();
  const [height, setHeight] = useState<Height>('half');
  const Arrow = height === 'full' ? ChevronDown : ChevronUp;
  return (
    <aside
      aria-label={label}
      className={cn(
        'flex min-h-0 w-full shrink-0 flex-col border-line bg-paper max-lg:rounded-t-lg max-lg:border-t max-lg:shadow-float lg:w-96 lg:border-l',
        HEIGHTS[height],
      )}
    >
      <button
        type="button"
        aria-expanded={height !== 'low'}
        aria-label={`${title}. ${t(`viewer.sheet.${NEXT[height]}`)}`}
        onClick={() => setHeight(NEXT[height])}
        className="flex h-12 shrink-0 items-center gap-2 px-4 text-left font-medium lg:hidden"
      >
        <span className="flex-1">{title}</span>
        <Arrow size={18} className="text-ink-soft" aria-hidden />
      </button>
      <div className={cn('flex min-h-0 flex-1 flex-col', height === 'low' && 'max-lg:hidden')}>
        {children}
      </div>
    </aside>
  );
}
