import { detect } from '../src/detect.ts';
import type { DetectOptions } from '../src/types.ts';

/** A text without what is proposed for removal in it. */
export function whatStays(text: string, options?: DetectOptions): string {
  const units = text.split('');
  for (const { spans, proposal } of detect([{ text }], options))
    if (proposal === 'remove') for (const { start, end } of spans) units.fill('', start, end);
  return units.join('');
}
