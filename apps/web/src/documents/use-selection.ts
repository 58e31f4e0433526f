import { useMemo, useState } from 'react';

export interface Selection {
  readonly ids: ReadonlySet<string>;
  /** The row that the keyboard is on. */
  readonly active: number;
  /** Whether the keyboard was used at all: before that, no row takes the focus. */
  readonly moved: boolean;
  readonly toggle: (id: string) => void;
  readonly only: (id: string) => void;
  /** From where the last single choice was. */
  readonly extendTo: (index: number) => void;
  readonly all: () => void;
  readonly clear: () => void;
  readonly moveTo: (index: number) => void;
}

/** Choosing rows as in a file manager: one, ranges with Shift, single ones with Ctrl. */
export function useSelection(order: readonly string[]): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [active, setActive] = useState(0);
  const [anchor, setAnchor] = useState(0);
  const [moved, setMoved] = useState(false);
  const there = useMemo(() => new Set(order), [order]);
  const ids = useMemo(() => new Set([...chosen].filter((id) => there.has(id))), [chosen, there]);
  const last = Math.max(0, order.length - 1);
  const inRange = (index: number): number => Math.min(Math.max(0, index), last);

  const at = (id: string) => {
    const index = Math.max(0, order.indexOf(id));
    setActive(index);
    setAnchor(index);
  };

  return {
    ids,
    active: Math.min(active, last),
    moved,
    toggle: (id) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setChosen(next);
      at(id);
    },
    only: (id) => {
      setChosen(new Set([id]));
      at(id);
    },
    extendTo: (index) => {
      const to = inRange(index);
      setChosen(new Set(order.slice(Math.min(anchor, to), Math.max(anchor, to) + 1)));
      setActive(to);
      setMoved(true);
    },
    all: () => setChosen(new Set(order)),
    clear: () => setChosen(new Set()),
    moveTo: (index) => {
      setActive(inRange(index));
      setAnchor(inRange(index));
      setMoved(true);
    },
  };
}
