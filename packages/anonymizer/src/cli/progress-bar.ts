import type { Progress } from '../types.ts';
import type { Language } from './language.ts';
import { texts } from './texts.ts';

/** Part of a file's way at which each stage begins and ends, by what they usually take. */
const SHARE: Readonly<Record<Progress['stage'], readonly [number, number]>> = {
  open: [0, 0.02],
  read: [0.02, 0.45],
  detect: [0.45, 0.5],
  remove: [0.5, 0.9],
  verify: [0.9, 1],
};
const WIDTH = 24;
const CLEAR_LINE = '\r\u001B[2K';

export interface ProgressBar {
  show(file: number, name: string, progress: Progress): void;
  finished(file: number): void;
  /** Takes the bar away, to be called before anything else is written. */
  clear(): void;
}

/** One line for all files together; silent where the output is no terminal. */
export function createProgressBar(
  out: { readonly isTTY?: boolean; write(text: string): unknown },
  files: number,
  language: Language,
): ProgressBar {
  const parts = new Map<number, number>();
  const draw = (line: string) => {
    if (!out.isTTY) return;
    const done = [...parts.values()].reduce((sum, part) => sum + part, 0) / Math.max(1, files);
    const filled = Math.round(done * WIDTH);
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    out.write(`${CLEAR_LINE}${bar} ${String(Math.floor(done * 100)).padStart(3)} %  ${line}`);
  };
  return {
    show: (file, name, { stage, done, total }) => {
      const [from, to] = SHARE[stage];
      parts.set(file, from + (to - from) * (total > 0 ? done / total : 0));
      const pages = total > 1 ? ` ${done}/${total}` : '';
      draw(`${name}: ${texts(language).stage[stage]}${pages}`);
    },
    finished: (file) => {
      parts.set(file, 1);
    },
    clear: () => {
      if (out.isTTY) out.write(CLEAR_LINE);
    },
  };
}
