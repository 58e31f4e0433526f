/** What is written like the numbers that one office gives to many people. */

import type { Category } from '../categories.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import { isWhole, type SaidValue } from './said-value.ts';

/** Numbers that one office gives to many people, all in one form. */
const NUMBERED: ReadonlySet<Category> = new Set(['registration', 'health-record']);
/** So many values of a form make it that of a list. */
const OF_A_FORM = 2;
const LONGEST = 128;
/** "TG-0061", "D3-018", folded. */
const CODE = /^[a-z]{1,4}\d?[-/.]?\d{3,10}/;
/** "tg-####": letters and marks as they are, figures alike. */
export function formsOf({ folded }: Document, found: readonly Found[]): Map<string, SaidValue> {
  const counts = new Map<string, Set<string>>();
  const forms = new Map<string, SaidValue>();
  for (const { start, end, category } of found) {
    const value = folded.slice(start, end);
    if (!NUMBERED.has(category) || CODE.exec(value)?.[0] !== value) continue;
    const form = formOf(value);
    const met = counts.get(form) ?? new Set();
    counts.set(form, met.add(value));
    if (met.size >= OF_A_FORM) forms.set(form, { category, value });
  }
  return forms;
}

export const formOf = (value: string): string => value.replaceAll(/\d/g, '#');

/** @param forms those of `formsOf` */
export function alike(
  folded: string,
  at: number,
  forms: ReadonlyMap<string, SaidValue>,
): SaidValue | undefined {
  if (forms.size === 0) return undefined;
  const run = CODE.exec(folded.slice(at, at + LONGEST))?.[0];
  if (run === undefined || !isWhole(folded, at, at + run.length)) return undefined;
  const known = forms.get(formOf(run));
  return known === undefined ? undefined : { ...known, value: run };
}
