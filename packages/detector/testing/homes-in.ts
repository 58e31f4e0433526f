import { detect } from '../src/detect.ts';
import type { DetectOptions } from '../src/types.ts';

/** The addresses in a text that are proposed for removal, in order. */
export const homesIn = (text: string, options?: DetectOptions): string[] =>
  detect([{ text }], options).flatMap(({ category, proposal, text: value }) =>
    category === 'address' && proposal === 'remove' ? [value] : [],
  );
