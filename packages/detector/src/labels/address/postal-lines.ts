/** The line under an address that is nothing but a town and its postal code, and the country's under it. */

import { isNoWord, isTown, knownOf, PLACE } from '../../names/lists.ts';
import type { Document } from '../../text/document.ts';
import { COUNTRY } from './words.ts';

const UNDER = /,?[ \t]*\n[>| \t]{0,4}/y;
const TOWN_AND_CODE =
  /(\p{Lu}[\p{L}'.-]{2,20}(?: \p{Lu}[\p{L}'.-]{1,20}){0,2})[ ,–-]{1,3}(?:\p{Lu}{2,3},? )?\d{3} ?\d{1,3}(?:-\d{3,4})?(?=[ \t]*(?:\n|$))/uy;
const COUNTRY_ALONE = new RegExp(`${COUNTRY}(?=[ \\t.]*(?:\\n|$))`, 'uy');

/** Where the address that ends at `end` ends with these lines. */
export function endOfPostalLines({ text, folded }: Document, end: number): number {
  const line = after(text, UNDER, end);
  if (line === undefined) return end;
  TOWN_AND_CODE.lastIndex = line;
  const town = TOWN_AND_CODE.exec(text)?.[1];
  if (town === undefined) return end;
  const code = TOWN_AND_CODE.lastIndex;
  const under = after(text, UNDER, code);
  const country = under === undefined ? undefined : after(text, COUNTRY_ALONE, under);
  return country ?? (isTownOrNoWord(folded.slice(line, line + town.length)) ? code : end);
}

/** "Order 2041" and "Total 4500" stand under addresses, too. */
const isTownOrNoWord = (folded: string): boolean =>
  isTown(folded) || (knownOf(folded) & PLACE) !== 0 || isNoWord(folded.split(' ')[0]!);

/** The end of what a pattern finds right there. */
function after(text: string, pattern: RegExp, start: number): number | undefined {
  pattern.lastIndex = start;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
