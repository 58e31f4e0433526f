import {
  useCallback,
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import { EDGE, layoutOf, moved, pageAt, type Box, type Layout, type PageSize } from './page-layout.ts';
import type { PDFDocumentProxy } from './pdf.ts';
import { PdfPage } from './pdf-page.tsx';

const MOST_WIDTH = 900;
/** CSS pixels outside the window for which pages are there already. */
const AHEAD = 500;
const STEP = 200;
/** Frames after which a column that was just opened is at rest. */
const FIRST_FRAMES = 8;

export interface ColumnHandle {
  /** Brings a page, or a place on it, into view. */
  show(page: number, box?: Box): void;
  readonly desk: HTMLElement | null;
}

interface PageColumnProps {
  ref?: Ref<ColumnHandle>;
  label: string;
  pdf: PDFDocumentProxy;
  pages: readonly PageSize[];
  /** 1: as wide as the column allows. */
  zoom: number;
  /** Laid over a page; `scale` is CSS pixels a point. */
  layers?: (page: PageSize, scale: number) => ReactNode;
  /** The page in the middle of the window. */
  onPage?: (page: number) => void;
  onScroll?: (desk: HTMLElement) => void;
}

/** All pages under one another on a neutral desk; only those near the window exist. */
export function PageColumn(props: PageColumnProps) {
  const { ref, label, pdf, pages, zoom, layers, onPage, onScroll } = props;
  const desk = useRef<HTMLDivElement>(null);
  const room = useRoom(desk);
  const width = Math.max(40, Math.round(Math.min(room.width - 2 * EDGE, MOST_WIDTH) * zoom));
  const layout = useMemo(() => layoutOf(pages, width), [pages, width]);
  const [top, setTop] = useState(0);
  useSamePlace(desk, room.width === 0 ? null : layout);

  const first = pageAt(layout, top - AHEAD);
  const last = pageAt(layout, top + room.height + AHEAD);

  const scrolled = () => {
    const element = desk.current;
    if (element === null) return;
    // Pages come and go in steps: a smaller move draws nothing anew.
    setTop(Math.round(element.scrollTop / STEP) * STEP);
    onPage?.(pageAt(layout, element.scrollTop + element.clientHeight / 2));
    onScroll?.(element);
  };
  /** Asked for before the room was measured. */
  const wanted = useRef<{ page: number; box: Box | undefined } | null>(null);
  const show = useCallback(
    (page: number, box?: Box) => {
      const element = desk.current;
      const size = pages[page];
      if (element === null || size === undefined) return;
      if (room.width === 0) wanted.current = { page, box };
      else bringIntoView(element, layout, size, box);
    },
    [layout, pages, room.width],
  );
  useEffect(() => {
    if (room.width === 0 || wanted.current === null) return;
    const { page, box } = wanted.current;
    // The room is still being made in the first frames: the place is asked for until it stays.
    let frames = FIRST_FRAMES;
    let frame = 0;
    const bring = () => {
      show(page, box);
      frames -= 1;
      if (frames > 0) frame = requestAnimationFrame(bring);
      else wanted.current = null;
    };
    bring();
    return () => cancelAnimationFrame(frame);
  }, [room.width, show]);
  useImperativeHandle(ref, () => ({ show, desk: desk.current }), [show]);

  return (
    <div
      ref={desk}
      role="region"
      aria-label={label}
      // Scrolls by itself, so it must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onScroll={scrolled}
      className="relative min-h-0 min-w-0 flex-1 overflow-auto bg-sunken outline-offset-[-2px]"
    >
      <div
        className="relative mx-auto"
        style={{
          height: layout.total,
          width: room.width === 0 ? '100%' : Math.max(room.width, width + 2 * EDGE),
        }}
      >
        {room.width > 0 &&
          pages.slice(first, last + 1).map((page) => (
            <div
              key={page.index}
              id={layers === undefined ? undefined : `page-${page.index}`}
              className="absolute left-1/2 -translate-x-1/2"
              style={{ top: layout.tops[page.index] }}
            >
              <PdfPage
                pdf={pdf}
                index={page.index}
                width={width}
                height={layout.heights[page.index] ?? 0}
                scroller={desk}
              >
                {layers?.(page, width / page.width)}
              </PdfPage>
            </div>
          ))}
      </div>
    </div>
  );
}

/** CSS pixels that stay free above and below a place that is shown: below it opens what can be done with it. */
const ABOVE = 90;
const BELOW = 230;

/** Scrolls only as far as it is not in view already. */
function bringIntoView(desk: HTMLElement, layout: Layout, page: PageSize, box: Box | undefined): void {
  const top = layout.tops[page.index] ?? 0;
  if (box === undefined) return desk.scrollTo({ top: top - EDGE / 2 });
  const scale = layout.width / page.width;
  const left = Math.max(EDGE, (desk.scrollWidth - layout.width) / 2);
  const place = {
    top: top + box.top * scale,
    bottom: top + box.bottom * scale,
    left: left + box.left * scale,
    right: left + box.right * scale,
  };
  const { scrollTop, scrollLeft, clientHeight, clientWidth } = desk;
  const inHeight = place.top >= scrollTop + ABOVE && place.bottom <= scrollTop + clientHeight - BELOW;
  const inWidth = place.left >= scrollLeft && place.right <= scrollLeft + clientWidth;
  desk.scrollTo({
    top: inHeight ? scrollTop : (place.top + place.bottom) / 2 - clientHeight * 0.4,
    left: inWidth ? scrollLeft : (place.left + place.right) / 2 - clientWidth / 2,
  });
}

/** After zooming, the middle of the window shows what it showed before. */
function useSamePlace(desk: { readonly current: HTMLElement | null }, layout: Layout | null): void {
  const before = useRef(layout);
  useLayoutEffect(() => {
    const [element, from] = [desk.current, before.current];
    before.current = layout;
    if (element === null || from === null || layout === null || from === layout) return;
    const { clientHeight, clientWidth } = element;
    const share = (element.scrollLeft + clientWidth / 2) / Math.max(clientWidth, from.width + 2 * EDGE);
    element.scrollTop = moved(from, layout, element.scrollTop + clientHeight / 2) - clientHeight / 2;
    element.scrollLeft = share * Math.max(clientWidth, layout.width + 2 * EDGE) - clientWidth / 2;
  }, [desk, layout]);
}

function useRoom(element: { readonly current: HTMLElement | null }): { width: number; height: number } {
  const [room, setRoom] = useState({ width: 0, height: 0 });
  useLayoutEffect(() => {
    if (element.current === null) return;
    const observed = element.current;
    const observer = new ResizeObserver(() =>
      setRoom({ width: observed.clientWidth, height: observed.clientHeight }),
    );
    observer.observe(observed);
    return () => observer.disconnect();
  }, [element]);
  return room;
}
