import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PDFDocumentProxy } from './pdf.ts';

/** Pages this far outside the window are drawn ahead. */
const AHEAD = '600px 0px';
/** A drawn page never has more pixels than this, whatever the zoom. */
const MOST_PIXELS = 16_000_000;

interface PdfPageProps {
  pdf: PDFDocumentProxy;
  /** From 0. */
  index: number;
  /** CSS pixels. */
  width: number;
  /** Height over width, as the inspection measured it, until pdf.js knows. */
  ratio: number;
  children?: ReactNode;
}

/** One page, drawn sharp for the screen when it comes near, with anything laid over it in percent. */
export function PdfPage({ pdf, index, width, ratio, children }: PdfPageProps) {
  const { t } = useTranslation();
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const near = useNear(frame);

  useEffect(() => {
    if (!near || canvas.current === null) return;
    return draw(pdf, index, width, canvas.current);
  }, [near, pdf, index, width]);

  return (
    <div
      ref={frame}
      className="relative bg-page shadow-page"
      style={{ width, height: Math.round(width * ratio) }}
    >
      <canvas
        ref={canvas}
        role="img"
        aria-label={t('viewer.pageOf', { page: index + 1, total: pdf.numPages })}
        className="absolute inset-0 size-full"
      />
      {near && children}
    </div>
  );
}

/** Draws beside the screen and puts the finished page on it at once. */
function draw(pdf: PDFDocumentProxy, index: number, width: number, target: HTMLCanvasElement): () => void {
  let stop = () => {};
  const run = async () => {
    const page = await pdf.getPage(index + 1);
    const base = page.getViewport({ scale: 1 });
    const sharp = (width / base.width) * devicePixelRatio;
    const most = Math.sqrt(MOST_PIXELS / (base.width * base.height));
    const viewport = page.getViewport({ scale: Math.min(sharp, most) });
    const buffer = document.createElement('canvas');
    buffer.width = Math.floor(viewport.width);
    buffer.height = Math.floor(viewport.height);
    const task = page.render({ canvas: buffer, viewport });
    stop = () => task.cancel();
    await task.promise;
    target.width = buffer.width;
    target.height = buffer.height;
    target.getContext('2d')?.drawImage(buffer, 0, 0);
  };
  // A cancelled drawing is replaced by the next; a page that can't be drawn stays white.
  run().catch(() => null);
  return () => stop();
}

function useNear(element: { current: HTMLElement | null }): boolean {
  const [near, setNear] = useState(false);
  useEffect(() => {
    if (element.current === null) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return near;
}
