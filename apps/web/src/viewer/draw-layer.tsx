import { useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cn } from '../ui/cn.ts';
import { between, byKey, inTheMiddle, isBox } from './drawn-box.ts';
import type { Box, PageSize } from './page-layout.ts';
import { placeOf } from './place.ts';

interface DrawLayerProps {
  page: PageSize;
  /** CSS pixels a point. */
  scale: number;
  onDraw: (page: number, box: Box) => void;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Takes a box from the hand: dragged, or by its two corners one after the other; or from the keyboard: Enter begins, arrows
 * move, Shift with arrows stretches, Enter marks.
 */
export function DrawLayer({ page, scale, onDraw }: DrawLayerProps) {
  const { t } = useTranslation();
  const [box, setBox] = useState<Box | null>(null);
  const [corner, setCorner] = useState<Point | null>(null);
  const pressed = useRef<Point | null>(null);

  const pointOf = (event: PointerEvent<HTMLElement>): Point => {
    const frame = event.currentTarget.getBoundingClientRect();
    return { x: (event.clientX - frame.left) / scale, y: (event.clientY - frame.top) / scale };
  };
  const finish = (drawn: Box) => {
    setBox(null);
    setCorner(null);
    onDraw(page.index, drawn);
  };
  const down = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    pressed.current = pointOf(event);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const from = pressed.current ?? corner;
    if (from !== null) setBox(between(from, pointOf(event), page));
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    const [from, to] = [pressed.current, pointOf(event)];
    pressed.current = null;
    if (from === null) return;
    const dragged = between(from, to, page);
    if (isBox(dragged)) return finish(dragged);
    const spanned = corner === null ? null : between(corner, to, page);
    if (spanned !== null && isBox(spanned)) return finish(spanned);
    setCorner(to);
    setBox(null);
  };
  const key = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      if (box === null) setBox(inTheMiddle(page));
      else finish(box);
      return;
    }
    const next = box === null ? null : byKey(box, event, page);
    if (next === null) return;
    event.preventDefault();
    setBox(next);
  };

  return (
    <div
      role="application"
      aria-label={t('viewer.draw.on', { page: page.index + 1 })}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      onPointerDown={down}
      onPointerMove={move}
      onPointerUp={up}
      onPointerCancel={() => {
        pressed.current = null;
        setBox(null);
      }}
      onKeyDown={key}
      className="absolute inset-0 z-10 cursor-crosshair touch-none outline-offset-[-3px]"
    >
      {corner !== null && box === null && (
        <span
          className="absolute size-2.5 -translate-1/2 rounded-full bg-accent"
          style={{ left: corner.x * scale, top: corner.y * scale }}
        />
      )}
      {box !== null && (
        <span className={cn('absolute border-2 border-accent bg-accent/20')} style={placeOf(box, page)} />
      )}
      <span role="status" className="sr-only">
        {box !== null &&
          t('viewer.draw.place', {
            left: Math.round(box.left),
            top: Math.round(box.top),
            width: Math.round(box.right - box.left),
            height: Math.round(box.bottom - box.top),
          })}
      </span>
    </div>
  );
}
