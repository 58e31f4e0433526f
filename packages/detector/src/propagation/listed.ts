import type { Category } from '../categories.ts';
import { because, type Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { formOf, isWhole } from './values.ts';

/** Numbers that are given out in one form, so that a list of them is told by its first. */
const LISTED: ReadonlySet<Category> = new Set([
  'registration',
  'health-record',
  'professional-id',
  'work-card',
]);
/** ", ", " and ", " (Claudemir) e ". */
const NEXT =
  /(?: \([^()\n]{2,28}\))?(?:,|;)? ?(?:and |or |e |ou |& )?(?=([a-z]{0,3}[-/.]?\d[\d./-]{1,14}\d)(?![a-z\d]))/y;
const YEAR = /^(?:19|20)\d{2}$/;
const MOST = 50;

/** "Student IDs: 88204, 90418, 77120": those that follow the one that its label tells. Linear in what is found. */
export function findListedValues({ folded }: Document, found: readonly Found[]): Found[] {
  return found.flatMap((one) => {
    if (!LISTED.has(one.category) || one.detector !== 'identifier' || one.proposal !== 'remove') return [];
    const first = folded.slice(one.start, one.end);
    const form = formOf(first);
    const listed: Found[] = [];
    let { end } = one;
    while (listed.length < MOST) {
      NEXT.lastIndex = end;
      const match = NEXT.exec(folded);
      const value = match?.[1];
      if (match === null || value === undefined || match[0].trim() === '') break;
      const start = end + match[0].length;
      end = start + value.length;
      if (formOf(value) !== form || YEAR.test(value) || !isWhole(folded, start, end)) break;
      listed.push({
        ...one,
        start,
        end,
        detector: 'propagation',
        confidence: 0.85,
        reason: because('found-elsewhere', first),
        priority: 28,
      });
    }
    return listed;
  });
}
