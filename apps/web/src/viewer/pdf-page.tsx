import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { draw, forgetPage, needsDetail, type Part } from './draw-page.ts';
import type { PDFDocumentProxy } from './pdf.ts';

/** Milliseconds of rest before the visible part is drawn sharper than the page. */
const REST_MS = 120;
/** CSS pixels around the visible part that are drawn with it. */
const MARGIN = 160;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 0. */
  index: number;
  /** CSS pixels. */
  width: number;
  height: number;
  /** What scrolls; left out where pages are always small. */
  scroller?: RefObject<HTMLElement | null>;
  children?: ReactNode;
}

/** One page, sharp at any zoom, with anything laid over it in percent. */
export function PdfPage({ pdf, index, width, height, scroller, children }: PdfPageProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    if (canvas.current === null) return;
    return draw({ pdf, index, width }, canvas.current);
  }, [pdf, index, width]);
  useEffect(() => () => forgetPage(pdf, index), [pdf, index]);

  return (
    <div ref={frame} className="relative overflow-hidden bg-page shadow-page" style={{ width, height }}>
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('viewer.pageOf', { page: index + 1, total: pdf.numPages })}
        className="absolute inset-0 size-full"
      />
      {scroller !== undefined && needsDetail(width, height) && (
        <Detail pdf={pdf} index={index} width={width} frame={frame} scroller={scroller} />
      )}
      {children}
    </div>
  );
}

interface DetailProps {
  pdf: PDFDocumentProxy;
  index: number;
  width: number;
  frame: RefObject<HTMLDivElement | null>;
  scroller: RefObject<HTMLElement | null>;
}

/** The part of a page that is on the screen, drawn anew whenever the eye rests on another one. */
function Detail({ pdf, index, width, frame, scroller }: DetailProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const part = useVisiblePart(frame, scroller, width);
  useEffect(() => {
    if (part === null || canvas.current === null) return;
    return draw({ pdf, index, width, part }, canvas.current);
  }, [pdf, index, width, part]);
  // A part of another size would show the old picture stretched.
  return part === null ? null : (
    <canvas
      key={JSON.stringify([width, part])}
      ref={canvas}
      aria-hidden
      className="absolute"
      style={{ ...part }}
    />
  );
}

function useVisiblePart(
  frame: RefObject<HTMLDivElement | null>,
  scroller: RefObject<HTMLElement | null>,
  width: number,
): Part | null {
  const [part, setPart] = useState<Part | null>(null);
  useEffect(() => {
    const desk = scroller.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => setPart(visiblePart(frame.current, desk));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, REST_MS);
    };
    wait();
    desk?.addEventListener('scroll', wait, { passive: true });
    return () => {
      clearTimeout(timer);
      desk?.removeEventListener('scroll', wait);
    };
  }, [frame, scroller, width]);
  return part;
}

function visiblePart(page: HTMLElement | null, desk: HTMLElement | null): Part | null {
  if (page === null || desk === null) return null;
  const [inner, outer] = [page.getBoundingClientRect(), desk.getBoundingClientRect()];
  const left = Math.max(0, Math.floor(outer.left - MARGIN - inner.left));
  const top = Math.max(0, Math.floor(outer.top - MARGIN - inner.top));
  const right = Math.min(inner.width, Math.ceil(outer.right + MARGIN - inner.left));
  const bottom = Math.min(inner.height, Math.ceil(outer.bottom + MARGIN - inner.top));
  return right <= left || bottom <= top ? null : { left, top, width: right - left, height: bottom - top };
}
