import { because } from '../found.ts';
import type { Found } from '../found.ts';
import { isDigit, isLetter } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { ABROAD } from './abroad.ts';
import { BRAZIL_DOCUMENTS } from './brazil-documents.ts';
import { BRAZIL_RECORDS } from './brazil-records.ts';
import { CONTACT } from './contact.ts';
import { contextAt, nearestWord } from './context.ts';
import type { Context } from './context.ts';
import { FINANCE } from './finance.ts';
import { HOLDER_NUMBERS } from './holder-numbers.ts';
import { DEVICES } from './online.ts';
import { acrossBreaks } from './specification.ts';
import type { Specification } from './specification.ts';

const ALL = [
  ...BRAZIL_DOCUMENTS,
  ...BRAZIL_RECORDS,
  ...FINANCE,
  ...CONTACT,
  ...ABROAD,
  ...DEVICES,
  ...HOLDER_NUMBERS,
].map(acrossBreaks);

/** Specifications by the length of the first run of digits; the last entry serves all longer runs. */
const LONGEST_LEAD = 72;
const BY_LEAD: readonly (readonly Specification[])[] = Array.from({ length: LONGEST_LEAD + 1 }, (_, lead) =>
  ALL.filter((one) => one.leads?.includes(lead)),
);
const startsWithLetter = ALL.filter(
  (one) =>
    one.leads === undefined || /^\(?\??:?\[?A-Z|^\[[^\]]*A-Z|^\(\?:\[[A-Z]|^\(\?=/.test(one.pattern.source),
);
const OPENS = new Set(['(', '+', '-']);
const opensWith = ALL.filter(
  (one) =>
    one.leads !== undefined && /^(?:\(\?:)?(?:\\\+|-\?|\(\?:\\\+|.{0,30}\\\()/.test(one.pattern.source),
);

/** What stands in the header of the column over a place; '' where there is no table. */
export type HeaderAt = (start: number) => string;

/** Every structured identifier of the document, in reading order; overlaps are not resolved here. Linear. */
export function findIdentifiers(document: Document, headerAt: HeaderAt): Found[] {
  const { text } = document;
  const found: Found[] = [];
  for (let index = 0; index < text.length;) {
    const unit = text.charCodeAt(index);
    if (isDigit(unit)) {
      let lead = 1;
      while (isDigit(text.charCodeAt(index + lead))) lead++;
      const best =
        evaluateBroken(document, index, headerAt) ??
        evaluate(document, index, BY_LEAD[Math.min(lead, LONGEST_LEAD)]!, headerAt);
      if (best !== undefined) found.push(best);
      index = Math.max(best?.end ?? 0, index + lead);
    } else if (isLetter(unit)) {
      let end = index + 1;
      while (isLetter(text.charCodeAt(end))) end++;
      const best =
        end - index <= 17 && hasDigitSoon(text, index)
          ? evaluate(document, index, startsWithLetter, headerAt)
          : undefined;
      if (best !== undefined) found.push(best);
      index = best?.end ?? end;
    } else if (OPENS.has(text[index]!) && hasDigitSoon(text, index)) {
      const best = evaluate(document, index, opensWith, headerAt);
      if (best !== undefined) found.push(best);
      index = best?.end ?? index + 1;
    } else index++;
  }
  return found;
}

const SOON = 24;
function hasDigitSoon(text: string, start: number): boolean {
  for (let index = start; index < start + SOON; index++) if (isDigit(text.charCodeAt(index))) return true;
  return false;
}

function evaluate(
  document: Document,
  start: number,
  specifications: readonly Specification[],
  headerAt: HeaderAt,
): Found | undefined {
  const { text } = document;
  const glued = continuesNumber(text, start);
  let context: Context | undefined;
  let best: Found | undefined;
  let bestScore = 0;
  for (const one of specifications) {
    if (glued && one.check === undefined) continue;
    one.pattern.lastIndex = start;
    const match = one.pattern.exec(text);
    if (match === null) continue;
    const end = start + match[0].length;
    context ??= contextAt(document, start, end, headerAt(start));
    const judged = judge(one, match[0], context);
    if (judged === undefined || (glued && judged.found.reason.code !== 'checksum-valid')) continue;
    const continues = /^[-/.,]\d/.test(text.slice(end, end + 2));
    const score = judged.score - (continues ? 0.15 : 0) + match[0].length / 2000;
    if (score <= bestScore) continue;
    bestScore = score;
    best = { ...judged.found, start, end };
  }
  return best;
}

/** How far a number goes on over line ends, in characters. */
const BROKEN = 90;
const BREAK = /(?<=\d[.-]?)\n {0,3}(?=[.-]?\d)/g;

/** "529.98⏎2.247-25": a line end inside a group. Only check digits, with a word or the marks of the form, join the two. */
function evaluateBroken({ text, folded }: Document, start: number, headerAt: HeaderAt): Found | undefined {
  const feed = text.indexOf('\n', start);
  if (feed < 0 || feed - start > BROKEN / 2 || !/^\n {0,3}[.-]?\d/.test(text.slice(feed, feed + 6)))
    return undefined;
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
  for (const one of BY_LEAD[Math.min(lead, LONGEST_LEAD)]!) {
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

/** A start inside a longer number ("1.234.567" at 234) or word is one only if its check digits say so. */
function continuesNumber(text: string, start: number): boolean {
  const before = text[start - 1];
  if (before === undefined) return false;
  return /[.,/-]/.test(before)
    ? isDigit(text.charCodeAt(start - 2))
    : isLetter(before.charCodeAt(0)) || before === '_';
}

const DATE =
  /^(?:0?[1-9]|[12]\d|3[01])[/.-](?:0?[1-9]|1[0-2])[/.-](?:\d{4}|\d{2})(?!\d)|^(?:0?[1-9]|1[0-2])\/\d{4}$/;
/** Characters between a word and a number of a plain form; another number between counts forty. */
const NEAR = 26;

/** "no.", "(Malta):", "number being" between a word and its code. */
const CONNECTION =
  /^s?\)?(?: \([^)\n]{1,28}\))?[\s.:#=o°(-]{0,4}(?:(?:n[o.]{0,2}|nr\.?|number|num\.?|numero|id|is|as|being|was|e|sob)(?![a-z])[\s.:#o°-]{0,4}){0,2}$/;
const isFar = (one: Specification, { distance, between }: { distance: number; between: string }): boolean =>
  (one.near === true && distance > NEAR) || (one.adjacent === true && !CONNECTION.test(between));

/** Four signs, two of them digits; no year, part of a date, time, range or amount. */
const isCode = (value: string, compact: string): boolean =>
  compact.length >= 4 &&
  /\d.*\d/.test(compact) &&
  !/^(?:19|20)\d{2}$|^\d{1,3}[/:]\d{1,3}(?:\D|$)|^\d{1,3}(?:[.,]\d{1,2})?(?:-\d{1,3})?$|^\d[\d.]*[.,]\d{2}$/.test(
    value,
  );

function judge(
  one: Specification,
  value: string,
  context: Context,
): { found: Found; score: number } | undefined {
  if (one.unless?.test(context.before) === true) return undefined;
  if (one.near === true && DATE.test(value)) return undefined;
  const compact = value.replaceAll(/[^0-9A-Za-z+]/g, '');
  if (one.adjacent === true && !isCode(value, compact)) return undefined;
  const nearest =
    one.words === undefined ? undefined : nearestWord(one.words, context, one.wordsAfter === true);
  const named = nearest !== undefined && isFar(one, nearest) ? undefined : nearest;
  const valid = one.check?.(compact);
  const looks = one.marks?.test(value) === true && one.never?.test(value) !== true;
  const found = (
    confidence: number,
    code: 'checksum-valid' | 'checksum-wrong-beside-label' | 'pattern' | 'pattern-with-context',
  ) => ({
    found: {
      start: 0,
      end: 0,
      category: one.category,
      detector: 'identifier' as const,
      confidence,
      reason: because(code, named?.word),
      proposal: 'remove' as const,
      priority: one.priority,
    },
    score:
      confidence + one.priority / 2000 - (named === undefined ? 0.1 : Math.min(named.distance, 90) / 400),
  });
  if (valid === true && named !== undefined) return found(0.99, 'checksum-valid');
  if (valid === true && looks) return found(Math.max(one.valid, 0.97), 'checksum-valid');
  if (named !== undefined && one.named > 0) {
    return found(
      one.named,
      valid === false && one.someIssuers !== true ? 'checksum-wrong-beside-label' : 'pattern-with-context',
    );
  }
  if (valid === true && one.valid > 0) return found(one.valid, 'checksum-valid');
  return looks && one.look > 0 ? found(one.look, 'pattern') : undefined;
}
