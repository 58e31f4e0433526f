import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { asFound, isWhole } from './said-value.ts';
import { formOf } from './values-of-a-form.ts';

/** Numbers that are given out in one form, so that a list of them is told by its first. */
const LISTED: ReadonlySet<Category> = new Set([
  'registration',
  'health-record',
  'professional-id',
  'work-card',
  'device',
]);
/** ", ", " and ", " (Claudemir) e ". */
const NEXT =
  /(?: \([^()\n]{2,28}\))?[,;]? ?(?:and |or |e |ou |& )?(?=(#?[a-z]{0,3}[-/.]?\d[\da-z./-]{1,14}[\da-z])(?![a-z\d]))/y;
const YEAR = /^(?:19|20)\d{2}$/;
const MOST_LISTED = 50;

/** "Student IDs: 88204, 90418, 77120": those that follow the one that its label tells. Linear in what is found. */
export const findListedValues = ({ folded }: Document, found: readonly Found[]): Found[] =>
  found.filter(isNumbered).flatMap((one) => following(folded, one));

const isNumbered = ({ category, detector, proposal }: Found): boolean =>
  LISTED.has(category) && detector === 'identifier' && proposal === 'remove';

const SIGN_REACH = 120;
/** "Employee #00417 left; #00533 did not": told by the same sign a little later. */
function behindSign(folded: string, category: Category, end: number, first: string): Found[] {
  return Array.from(folded.slice(end, end + SIGN_REACH).matchAll(/(?<=[ ,;(\n]#)\d{3,8}(?![\da-z])/g))
    .filter(({ 0: value }) => value.length === first.length)
    .map(({ 0: value, index }) => asFound({ category, value }, end + index, first));
}

function following(folded: string, { category, start, end }: Found): Found[] {
  const first = folded.slice(start, end);
  const form = formOf(first);
  const listed: Found[] = folded[start - 1] === '#' ? behindSign(folded, category, end, first) : [];
  let at = end;
  while (listed.length < MOST_LISTED) {
    NEXT.lastIndex = at;
    const match = NEXT.exec(folded);
    if (match === null || match[0].trim() === '') break;
    const value = match[1]!;
    const from = at + match[0].length;
    at = from + value.length;
    if (formOf(value) !== form || YEAR.test(value) || !isWhole(folded, from, at)) break;
    listed.push(asFound({ category, value }, from, first));
  }
  return listed;
}
