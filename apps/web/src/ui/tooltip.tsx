import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
} from 'react';
import { hideTip, holdTip, leaveTip, offerTip, readTip, subscribeToTip, type Side } from './tip.ts';

/** Pixels between a tooltip and what it tells about, and between it and the edge of the window. */
const GAP = 6;
const MARGIN = 8;

/** What a tooltip listens for on the element that it tells about. */
interface Handlers {
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onPointerDown?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

interface TipProps extends Handlers {
  text: string | undefined;
  side?: Side | undefined;
  children: ReactElement<Handlers>;
}

/** Nothing is shown without a text. Shown by pointer and by keyboard; stays under the pointer; Escape hides it (WCAG 1.4.13). */
export function Tip({ text, side = 'bottom', children }: TipProps) {
  if (text === undefined || text === '') return children;
  const own = children.props;
  return cloneElement(children, {
    onPointerEnter(event) {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') offerTip({ text, side, anchor: event.currentTarget }, 'soon');
    },
    onPointerLeave(event) {
      own.onPointerLeave?.(event);
      leaveTip();
    },
    onPointerDown(event) {
      own.onPointerDown?.(event);
      hideTip();
    },
    onFocus(event) {
      own.onFocus?.(event);
      const { currentTarget: anchor } = event;
      if (anchor.matches(':focus-visible')) offerTip({ text, side, anchor }, 'now');
    },
    onBlur(event) {
      own.onBlur?.(event);
      hideTip();
    },
  });
}

/** Draws the one tooltip that is shown. Stands once, at the end of the application. */
export function TipLayer() {
  const shown = useSyncExternalStore(subscribeToTip, readTip);
  const box = useRef<HTMLDivElement>(null);
  const id = useId();

  useLayoutEffect(() => {
    if (shown === null || box.current === null) return;
    const { anchor, side, text } = shown;
    place(box.current, anchor.getBoundingClientRect(), side);
    // a name is not read twice
    if (anchor.getAttribute('aria-label') === text) return;
    anchor.setAttribute('aria-describedby', id);
    return () => anchor.removeAttribute('aria-describedby');
  }, [shown, id]);

  useEffect(() => {
    if (shown === null) return;
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && hideTip();
    const gone = setInterval(() => shown.anchor.isConnected || hideTip(), 200);
    addEventListener('keydown', onKey, true);
    addEventListener('scroll', hideTip, true);
    return () => {
      clearInterval(gone);
      removeEventListener('keydown', onKey, true);
      removeEventListener('scroll', hideTip, true);
    };
  }, [shown]);

  if (shown === null) return null;
  return (
    <div
      ref={box}
      id={id}
      role="tooltip"
      onPointerEnter={holdTip}
      onPointerLeave={leaveTip}
      className="pointer-events-auto fixed top-0 left-0 z-50 w-max max-w-72 animate-appear rounded-md bg-ink px-2.5 py-1.5 text-sm text-on-ink"
    >
      {shown.text}
    </div>
  );
}

/** At the side asked for, or at the opposite one where it has no room; never over the edge of the window. */
function place(box: HTMLElement, anchor: DOMRect, side: Side): void {
  const { width, height } = box.getBoundingClientRect();
  const vertical = side === 'top' || side === 'bottom';
  const [size, low, high, end] = vertical
    ? [height, anchor.top, anchor.bottom, innerHeight]
    : [width, anchor.left, anchor.right, innerWidth];
  const before = low - size - GAP;
  const after = high + GAP;
  const wantsBefore = side === 'top' || side === 'left';
  const along = wantsBefore ? before >= MARGIN : after + size > end - MARGIN;
  const main = along ? before : after;
  const [middle, breadth, room] = vertical
    ? [anchor.left + anchor.width / 2, width, innerWidth]
    : [anchor.top + anchor.height / 2, height, innerHeight];
  const cross = Math.max(MARGIN, Math.min(middle - breadth / 2, room - breadth - MARGIN));
  box.style.left = `${vertical ? cross : main}px`;
  box.style.top = `${vertical ? main : cross}px`;
}
