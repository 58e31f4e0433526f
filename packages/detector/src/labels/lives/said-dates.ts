import { because } from '../../found.ts';
import type { Found } from '../../found.ts';
import type { Places } from '../../text/places.ts';
import { matchesOf } from '../../text/starts.ts';
import type { Anchored, Together } from '../../text/starts.ts';

/** A date that the words around it say what it is of. */
export type SaidDate = Anchored & Pick<Found, 'category' | 'confidence'>;

export function findSaidDates(places: Places, dates: Together<SaidDate>): Found[] {
  const found: Found[] = [];
  matchesOf(places, dates, ({ index, 0: date }, { category, confidence }) => {
    found.push({
      start: index,
      end: index + date.length,
      category,
      detector: 'label',
      confidence,
      reason: because('pattern-with-context'),
      proposal: 'remove',
      priority: 63,
    });
  });
  return found;
}
