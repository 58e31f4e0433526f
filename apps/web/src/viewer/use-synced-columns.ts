import { useCallback, useRef, type RefObject } from 'react';
import type { ColumnHandle } from './page-column.tsx';

interface SyncedColumns {
  readonly original: RefObject<ColumnHandle | null>;
  readonly copy: RefObject<ColumnHandle | null>;
  /** To be called with the desk of whichever was scrolled. */
  readonly onScroll: (desk: HTMLElement) => void;
}

/** Original and copy have the same pages: what one shows, the other shows too. */
export function useSyncedColumns(): SyncedColumns {
  const original = useRef<ColumnHandle>(null);
  const copy = useRef<ColumnHandle>(null);
  const onScroll = useCallback((desk: HTMLElement) => {
    const [one, other] = [original.current?.desk, copy.current?.desk];
    const twin = desk === one ? other : one;
    if (twin === null || twin === undefined) return;
    // A place that is there already moves nothing, and so ends the echo.
    if (Math.abs(twin.scrollTop - desk.scrollTop) > 1) twin.scrollTop = desk.scrollTop;
    if (Math.abs(twin.scrollLeft - desk.scrollLeft) > 1) twin.scrollLeft = desk.scrollLeft;
  }, []);
  return { original, copy, onScroll };
}
