import type { review } from '@mavendoc/contract';
import { useLayoutEffect, useRef, useState } from 'react';
import { Overlay } from './overlay.tsx';
import type { PDFDocumentProxy } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';
import { WordLayer } from './word-layer.tsx';

const MOST_WIDTH = 900;

interface PageColumnProps {
  pdf: PDFDocumentProxy;
  review: review.Review;
  zoom: number;
  /** With findings and selectable text; the copy is only looked at. */
  marked: boolean;
  active: string | null;
  onChoose: (id: string) => void;
}

/** All pages under one another on a neutral desk. */
export function PageColumn({ pdf, review, zoom, marked, active, onChoose }: PageColumnProps) {
  const column = useRef<HTMLDivElement>(null);
  const room = useWidth(column);
  const width = Math.round(Math.min(room, MOST_WIDTH) * zoom);
  return (
    <div
      ref={column}
      // Scrolls by itself, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="flex min-h-0 min-w-0 flex-1 flex-col gap-5 overflow-auto bg-sunken p-6 outline-offset-[-2px]"
    >
      {width > 0 &&
        review.pages.map((size) => (
          <div key={size.index} id={`${marked ? 'page' : 'copy'}-${size.index}`} className="mx-auto shrink-0">
            <PdfPage pdf={pdf} index={size.index} width={width} ratio={size.height / size.width}>
              {marked && (
                <>
                  <WordLayer
                    fileId={review.fileId}
                    page={size.index}
                    size={size}
                    scale={width / size.width}
                  />
                  <Overlay
                    page={size.index}
                    size={size}
                    findings={review.findings}
                    unseen={review.unseen}
                    active={active}
                    onChoose={onChoose}
                  />
                </>
              )}
            </PdfPage>
          </div>
        ))}
    </div>
  );
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0));
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
