/** Wakes a loop up: once for any number of rings, also for those that came before it slept. */

export interface Bell {
  ring(): void;
  /** Until the next ring, at most so long. */
  wait(milliseconds: number): Promise<void>;
}

export function createBell(): Bell {
  let rung = false;
  let wake: (() => void) | null = null;
  return {
    ring() {
      rung = true;
      wake?.();
    },
    async wait(milliseconds) {
      if (!rung) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, milliseconds);
          wake = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
      wake = null;
      rung = false;
    },
  };
}
