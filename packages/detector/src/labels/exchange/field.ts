import type { Category } from '../../categories.ts';
import { because, type Found } from '../../found.ts';

/** Over what other rules make of its parts: the form says what it is. */
const OVER_PARTS = 93;
/** What parts the components of a value, and what stands around it. */
const AROUND = /^[\s^"]+|[\s^"]+$/g;

/** What a form of exchange says to be somebody's, without the marks around it; none where nothing is written. */
export function ofField(category: Category, start: number, value: string, detail: string): Found[] {
  const written = value.replaceAll(AROUND, '');
  if (written === '') return [];
  const from = start + value.indexOf(written);
  return [
    {
      start: from,
      end: from + written.length,
      category,
      detector: 'label',
      confidence: 0.93,
      reason: because('label', detail),
      proposal: 'remove',
      priority: OVER_PARTS,
    },
  ];
}
