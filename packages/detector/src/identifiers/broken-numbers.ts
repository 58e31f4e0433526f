import type { Found } from '../found.ts';
import { isDigit } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { contextAt } from './context.ts';
import type { Context } from './context.ts';
import { judge } from './judge.ts';
import { byLead } from './kinds.ts';

/** How far a number goes on over line ends, in characters. */
const BROKEN = 90;
const BREAK = /(?<=\d[.-]?)\n {0,3}(?=[.-]?\d)/g;

/** "529.98⏎2.247-25": a line end inside a group. Only check digits, with a word or the marks of the form, join the two. */
export function evaluateBroken(
  { text, folded }: Document,
  start: number,
  headerAt: (start: number) => string,
): Found | undefined {
  // Looked for in what is near only: a line of millions of figures has none, and each figure would look for it.
  const feed = start + text.slice(start, start + BROKEN / 2 + 1).indexOf('\n');
  if (feed < start || !/^\n {0,3}[.-]?\d/.test(text.slice(feed, feed + 6))) return undefined;
  const window = text.slice(start, start + BROKEN);
  const joined = window.replaceAll(BREAK, '');
  if (
    joined.length === window.length ||
    /\D\n|^\n/.test(window.slice(0, feed - start + 1).replace(/[.-]\n/, ''))
  )
    return undefined;
  let lead = 1;
  while (isDigit(joined.charCodeAt(lead))) lead++;
  let context: Context | undefined;
  for (const one of byLead(lead)) {
    if (one.check === undefined || one.someIssuers === true) continue;
    one.pattern.lastIndex = 0;
    const match = one.pattern.exec(joined);
    const end = match === null ? 0 : widened(window, match[0].length);
    if (match === null || end <= feed - start || !one.check(match[0].replaceAll(/[^0-9A-Za-z+]/g, '')))
      continue;
    context ??= contextAt({ folded }, start, start + end, headerAt(start));
    const judged = judge(one, match[0], context);
    if (judged === undefined || judged.found.confidence < 0.97) continue;
    return { ...judged.found, start, end: start + end };
  }
  return undefined;
}

/** The length in the text as it stands of so many characters of the joined one. */
function widened(window: string, length: number): number {
  let left = length;
  let at = 0;
  for (const match of window.matchAll(BREAK)) {
    if (match.index - at >= left) break;
    left -= match.index - at;
    at = match.index + match[0].length;
  }
  return at + left;
}
