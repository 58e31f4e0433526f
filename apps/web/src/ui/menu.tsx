import {
  cloneElement,
  lazy,
  Suspense,
  useCallback,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
} from 'react';
import { needed } from '../app/parts.ts';
import type { MenuEntry, Opened } from './menu-list.tsx';

const load = () => needed(import('./menu-list.tsx'));
const MenuList = lazy(async () => ({ default: (await load()).MenuList }));

/** What a menu sets on its button. */
interface Opener {
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  'data-state'?: 'open' | 'closed';
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  onKeyDown?: (event: KeyboardEvent<HTMLElement>) => void;
  onPointerOver?: () => void;
}

interface MenuProps {
  /** The button. */
  children: ReactElement<Opener>;
  /** `null` draws a line. */
  entries: readonly (MenuEntry | null)[];
  align?: 'start' | 'end';
}

/** A button with a menu, whose list is loaded when somebody is about to open one. */
export function Menu({ children, entries, align = 'end' }: MenuProps) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const open = opened !== null;
  const close = useCallback(() => setOpened(null), []);
  return (
    <>
      {cloneElement(children, {
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'data-state': open ? 'open' : 'closed',
        // what does not come now is asked for again when the menu opens
        onPointerOver: () => void load().catch(() => undefined),
        onClick: ({ currentTarget, detail }) =>
          setOpened(open ? null : { button: currentTarget, byKeyboard: detail === 0 }),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpened({ button: event.currentTarget, byKeyboard: true });
        },
      })}
      {open && (
        <Suspense>
          <MenuList {...opened} entries={entries} align={align} onClose={close} />
        </Suspense>
      )}
    </>
  );
}
