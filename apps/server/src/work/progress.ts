/** Least time between two notes of progress, milliseconds: people look every few seconds. */
const PAUSE_MS = 700;

interface State {
  readonly done: number;
  readonly total: number;
}

export interface ProgressWriter {
  note(state: State): void;
  /** Waits for a note that is being written; none is written after it. */
  end(): Promise<void>;
}

/** Writes the newest state now and then; states in between are skipped. A note that fails is only that. */
export function progressWriter(write: (state: State) => Promise<void>): ProgressWriter {
  let last = 0;
  let ended = false;
  let writing: Promise<void> | null = null;
  return {
    note({ done, total }) {
      if (ended || writing !== null || Date.now() - last < PAUSE_MS) return;
      last = Date.now();
      writing = write({ done, total })
        .catch(() => {})
        .finally(() => {
          writing = null;
        });
    },
    async end() {
      ended = true;
      await writing;
    },
  };
}
