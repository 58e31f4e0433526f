/** Particulars of people by the tagger: where no rule knows the form, what stands around tells. */

import { because, type Found } from '../found.ts';
import { DETAILS, type Detail } from '../model/details.ts';
import { isDigit, isLetter } from '../text/characters.ts';
import { ENGLISH_PARTS } from '../labels/address/abroad.ts';
import { PARTS } from '../labels/address/brazil.ts';
import { followParts } from '../labels/address/chain.ts';
import { restOfSegment } from '../labels/address/segments.ts';
import { frontOf } from '../labels/address/fronts.ts';
import type { Document } from '../text/document.ts';
import { categoryOf } from './category.ts';
import { isNobodys } from './nobodys.ts';
import type { Details } from './probabilities.ts';

/** A unit this likely belongs to a particular; the likeliest of a run has to be surer. */
const INSIDE = 0.2;
const SURE = 0.3;
/** What is as often nobody's, or what the rules know by its form anyhow, has to be surer still. */
const SURER: Partial<Record<Detail, number>> = {
  address: 0.5,
  registration: 0.45,
  age: 0.35,
  profession: 0.5,
  'birth-date': 0.45,
  'personal-date': 0.5,
  secret: 0.5,
  document: 0.6,
  account: 0.6,
  thing: 0.6,
  contact: 0.65,
};

export function findDetails(document: Document, { kind, likely }: Details): Found[] {
  const found: Found[] = [];
  const { length } = document.text;
  for (let at = 0; at < length; at++) {
    const label = kind[at]!;
    if (label === 0 || likely[at]! < INSIDE) continue;
    const start = at;
    let end = at;
    let most = 0;
    for (; at < length && at - end <= gapOf(DETAILS[label]!); at++) {
      if (kind[at] !== label || likely[at]! < INSIDE) continue;
      most = Math.max(most, likely[at]!);
      end = at + 1;
    }
    at = end - 1;
    if (most < (SURER[DETAILS[label]!] ?? SURE)) continue;
    const one = asFound(document, start, end, DETAILS[label]!, most);
    if (one !== undefined) found.push(one);
  }
  return found;
}

/** What the tagger is this sure of is somebody's, whatever it looks like. */
const NEEDS_NO_FORM = 0.9;
/** "SF 1", "PT-NXL", "B-12", "***-29": of plates, books of registers, what a mask has left. */
const SHORT = /^(?=.*(?:\d|\p{Lu}{3}))[\p{Lu}\d*?•·. /-]{2,12}$/u;

const gapOf = (detail: Detail): number => (detail === 'address' ? 6 : 2);

function asFound(
  document: Document,
  from: number,
  to: number,
  detail: Detail,
  likely: number,
): Found | undefined {
  const { text } = document;
  let [start, end] = [from, to];
  const says = (at: number): boolean => isDigit(text.charCodeAt(at)) || isLetter(text.charCodeAt(at));
  if (NUMBERS.has(detail)) {
    while (start > 0 && from - start < LONGEST && !/[\s(:;,"]/.test(text[start - 1]!)) start--;
    while (end < text.length && end - to < LONGEST && !/[\s);,"]/.test(text[end]!)) end++;
  }
  while (start < end && !says(start)) start++;
  while (end > start && !says(end - 1)) end--;
  if (detail === 'address' && start < end) [start, end] = wholeAddress(document, start, end);
  if (start === end) return undefined;
  const isSure = likely >= NEEDS_NO_FORM;
  if (isNobodys(document, detail, { start, end }, isSure)) return undefined;
  if (NUMBERS.has(detail) && !isNumber(text.slice(start, end), detail, isSure)) return undefined;
  return {
    start,
    end,
    category: categoryOf(document, detail, start, end),
    detector: 'label',
    confidence: Math.min(0.99, likely),
    reason: because('name-model'),
    proposal: 'remove',
    priority: 20,
  };
}

/** From the beginning of its first word and what stands before a street to the last part that follows. */
function wholeAddress({ text, folded }: Document, from: number, to: number): [number, number] {
  let [start, end] = [from, to];
  while (start > 0 && from - start < LONGEST && /[\p{L}\d'-]/u.test(text[start - 1]!)) start--;
  while (end < text.length && end - to < LONGEST && /[\p{L}\d'-]/u.test(text[end]!)) end++;
  const parts = followParts(text, followParts(text, end, PARTS).at, ENGLISH_PARTS).at;
  const followed = restOfSegment(text, folded, parts);
  return [frontOf(text, start), text.slice(end, followed).includes('\n') ? end : followed];
}

/** Not the body that issued it, no placeholder; a secret may be a word. */
function isNumber(value: string, detail: Detail, isSure: boolean): boolean {
  if (detail === 'secret') return value.length > 2;
  if (isSure && SHORT.test(value)) return true;
  const figures = value.replaceAll(/\D/g, '');
  return figures.length >= (detail === 'registration' ? 2 : 3) && !/^0+$/.test(figures);
}

/** So far a number is followed to where no space stands, in units. */
const LONGEST = 32;

const NUMBERS: ReadonlySet<Detail> = new Set(['registration', 'document', 'account', 'thing', 'secret']);
