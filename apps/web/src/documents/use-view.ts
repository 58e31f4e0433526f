import { useState } from 'react';
import type { View } from './toolbar.tsx';

const VIEW_KEY = 'documents_view';

/** List or grid, as it was left. */
export function useView(): readonly [View, (view: View) => void] {
  const [view, setView] = useState<View>(localStorage.getItem(VIEW_KEY) === 'grid' ? 'grid' : 'list');
  const choose = (next: View) => {
    localStorage.setItem(VIEW_KEY, next);
    setView(next);
  };
  return [view, choose];
}
