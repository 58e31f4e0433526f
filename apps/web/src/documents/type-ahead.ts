/** Typing the beginning of a name goes to it, as in every file manager. */

/** Milliseconds after which a letter begins a new name. */
const PAUSE_MS = 800;

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export function typeAhead(now: () => number = () => performance.now()) {
  let typed = '';
  let last = -PAUSE_MS;
  return {
    /** Index of the next item whose name begins with what was typed; null: none, or no letter. */
    find(key: string, items: readonly { readonly name: string }[], from: number): number | null {
      if (!/^[\p{L}\p{N}]$/u.test(key)) return null;
      const pausing = now() - last > PAUSE_MS;
      last = now();
      const letter = plain(key);
      // The same letter again goes on to the next name that begins with it.
      const again = !pausing && typed === letter;
      typed = pausing || again ? letter : typed + letter;
      const start = typed.length === 1 ? from + 1 : from;
      for (let step = 0; step < items.length; step++) {
        const index = (start + step) % items.length;
        if (plain(items[index]?.name ?? '').startsWith(typed)) return index;
      }
      return null;
    },
  };
}
