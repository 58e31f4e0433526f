import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../i18n/format.ts';
import { cn } from '../ui/cn.ts';
import type { PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import type { Finding } from './use-review.ts';

const WIDTH = 104;
/** Number, and the room to the next. */
const FOOT_PX = 34;
const EDGE_PX = 16;

interface ThumbnailsProps {
  pdf: PDFDocumentProxy;
  pages: readonly PageSize[];
  /** By page. */
  findings: ReadonlyMap<number, readonly Finding[]>;
  page: number;
  onGo: (page: number) => void;
}

/** All pages small, drawn as they come into view, with what goes from each. */
export function Thumbnails({ pdf, pages, findings, page, onGo }: ThumbnailsProps) {
  const { t } = useTranslation();
  const rail = useRef<HTMLElement>(null);
  const heightOf = (index: number) => {
    const size = pages[index];
    return size === undefined ? 0 : Math.round((size.height / size.width) * WIDTH);
  };
  const virtualizer = useVirtualizer({
    count: pages.length,
    getScrollElement: () => rail.current,
    estimateSize: (index) => heightOf(index) + FOOT_PX,
    paddingStart: EDGE_PX,
    paddingEnd: EDGE_PX,
    overscan: 2,
  });
  useEffect(() => {
    virtualizer.scrollToIndex(page, { align: 'auto' });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [page]);
  return (
    <nav
      ref={rail}
      aria-label={t('viewer.pages')}
      className="hidden w-36 shrink-0 overflow-y-auto border-r border-line bg-paper xl:block"
    >
      <div className="relative" style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ index, start }) => {
          const removed = findings.get(index)?.filter(({ decision }) => decision === 'remove').length ?? 0;
          return (
            <button
              key={index}
              type="button"
              aria-label={t('viewer.goTo', { page: index + 1 })}
              aria-current={index === page ? 'page' : undefined}
              onClick={() => onGo(index)}
              className="absolute left-1/2 flex -translate-x-1/2 flex-col items-center gap-1 rounded-sm text-xs text-ink-faint"
              style={{ top: start }}
            >
              <span className={cn(index === page && 'outline-2 outline-offset-2 outline-accent')}>
                <PdfPage pdf={pdf} index={index} width={WIDTH} height={heightOf(index)} />
              </span>
              <span
                className={cn(
                  'flex items-center gap-1.5 pt-0.5 tabular-nums',
                  index === page && 'font-medium text-ink',
                )}
              >
                {formatNumber(index + 1)}
                {removed > 0 && (
                  <span className="bg-ink px-1 font-medium text-on-ink">{formatNumber(removed)}</span>
                )}
              </span>
            </button>
          );
        })}
      </div>
    </nav>
  );
}
