import type { review } from '@mavendoc/contract';
import { useTranslation } from 'react-i18next';
import type { PDFDocumentProxy } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';

const WIDTH = 104;

interface ThumbnailsProps {
  pdf: PDFDocumentProxy;
  review: review.Review;
}

export function Thumbnails({ pdf, review: { pages, findings } }: ThumbnailsProps) {
  const { t } = useTranslation();
  const counts = Map.groupBy(
    findings.flatMap(({ areas, decision }) => (decision === 'remove' ? areas : [])),
    ({ page }) => page,
  );
  return (
    <nav
      aria-label={t('viewer.pages')}
      className="hidden w-36 shrink-0 flex-col items-center gap-3 overflow-y-auto border-r border-line bg-paper py-4 xl:flex"
    >
      {pages.map(({ index, width, height }) => (
        <button
          key={index}
          type="button"
          aria-label={t('viewer.goTo', { page: index + 1 })}
          onClick={() => document.querySelector(`#page-${index}`)?.scrollIntoView({ block: 'start' })}
          className="flex shrink-0 flex-col items-center gap-1 rounded-sm text-xs text-ink-faint"
        >
          <PdfPage pdf={pdf} index={index} width={WIDTH} ratio={height / width} />
          <span className="flex items-center gap-1.5 tabular-nums">
            {index + 1}
            {counts.has(index) && (
              <span className="bg-ink px-1 font-medium text-on-ink">{counts.get(index)?.length}</span>
            )}
          </span>
        </button>
      ))}
    </nav>
  );
}
