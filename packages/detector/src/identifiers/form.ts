import type { Category } from '../categories.ts';
import type { Anchored } from '../text/starts.ts';
import type { Reason } from '../types.ts';

/** A value that is told by its form. */
export interface Form extends Anchored {
  readonly category: Category;
  readonly confidence: number;
  readonly priority: number;
  readonly code: Reason['code'];
  /** Whether what it matches is something else. */
  readonly isNone?: (value: string) => boolean;
}

export const form = (
  category: Category,
  pattern: RegExp,
  confidence: number,
  priority: number,
  others: Partial<Pick<Form, 'code' | 'holds' | 'isNone'>> = {},
): Form => ({ category, pattern, confidence, priority, code: 'pattern', ...others });
