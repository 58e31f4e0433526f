import { useEffect, useRef, type RefObject } from 'react';
import { clampZoom } from './zoom.ts';

/** Wheel units for a zoom of e. */
const WHEEL = 320;

/** Ctrl with the wheel, the pinch of a touchpad, and two fingers on glass. */
export function useZoomGestures(
  element: RefObject<HTMLElement | null>,
  zoom: number,
  onZoom: (zoom: number) => void,
): void {
  const now = useRef({ zoom, onZoom });
  useEffect(() => {
    now.current = { zoom, onZoom };
  });
  useEffect(() => {
    const target = element.current;
    if (target === null) return;
    let pinch: { distance: number; zoom: number } | null = null;
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      now.current.onZoom(clampZoom(now.current.zoom * Math.exp(-event.deltaY / WHEEL)));
    };
    const start = ({ touches }: TouchEvent) => {
      pinch = touches.length === 2 ? { distance: distanceOf(touches), zoom: now.current.zoom } : null;
    };
    const move = (event: TouchEvent) => {
      if (pinch === null || event.touches.length !== 2) return;
      event.preventDefault();
      now.current.onZoom(clampZoom((pinch.zoom * distanceOf(event.touches)) / pinch.distance));
    };
    target.addEventListener('wheel', wheel, { passive: false });
    target.addEventListener('touchstart', start, { passive: true });
    target.addEventListener('touchmove', move, { passive: false });
    return () => {
      target.removeEventListener('wheel', wheel);
      target.removeEventListener('touchstart', start);
      target.removeEventListener('touchmove', move);
    };
  }, [element]);
}

function distanceOf(touches: TouchList): number {
  const [a, b] = [touches[0], touches[1]];
  return a === undefined || b === undefined
    ? 1
    : Math.max(1, Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY));
}
