/** Which tooltip is shown: one at most, soon after the pointer rests on something, at once while one was just shown. */

export type Side = 'top' | 'bottom' | 'left' | 'right';

interface Shown {
  readonly text: string;
  readonly side: Side;
  readonly anchor: HTMLElement;
}

/** Milliseconds that the pointer rests before anything shows, and that it may take from the element to its tooltip. */
const REST_MS = 350;
const LEAVE_MS = 120;
/** Who goes along a row of buttons waits for the first tooltip only. */
const NEXT_MS = 300;

let shown: Shown | null = null;
let hiddenAt = Number.NEGATIVE_INFINITY;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: Shown | null): void {
  clearTimeout(timer);
  if (next === shown) return;
  if (next === null) hiddenAt = performance.now();
  shown = next;
  for (const listener of listeners) listener();
}

export function offerTip(next: Shown, when: 'now' | 'soon'): void {
  clearTimeout(timer);
  const wait = when === 'now' || shown !== null || performance.now() - hiddenAt < NEXT_MS ? 0 : REST_MS;
  if (wait === 0) show(next);
  else timer = setTimeout(() => show(next), wait);
}

export const hideTip = (): void => show(null);

export function leaveTip(): void {
  clearTimeout(timer);
  timer = setTimeout(hideTip, LEAVE_MS);
}

/** The pointer has reached the tooltip itself. */
export const holdTip = (): void => clearTimeout(timer);

export const readTip = (): Shown | null => shown;

export function subscribeToTip(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
