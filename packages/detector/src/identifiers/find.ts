import type { Found } from '../found.ts';
import { isDigit, isLetter } from '../text/characters.ts';
import type { Document } from '../text/document.ts';
import { beginningAt } from '../text/starts.ts';
import { evaluateBroken } from './broken-numbers.ts';
import { shares } from './beginnings.ts';
import { pairsBefore, contextAt } from './context.ts';
import type { Context } from './context.ts';
import { judge } from './judge.ts';
import { endOfIssuer } from './rg-issuers.ts';
import { byLead, opensWith, startsWithLetter } from './kinds.ts';
import { withSeries } from './series.ts';
import type { Specification } from './specification.ts';

const OPENS = new Set(['(', '+', '-']);

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
        evaluateBroken(document, index, headerAt) ?? evaluate(document, index, byLead(lead), headerAt);
      if (best !== undefined) found.push(best);
      index = Math.max(best?.end ?? 0, index + lead);
    } else if (isLetter(unit)) {
      let end = index + 1;
      while (isLetter(text.charCodeAt(end))) end++;
      const best =
        end - index <= 17 && (!isSmall(unit) || mayBePlate(text, index, end)) && hasDigitSoon(text, index)
          ? evaluate(document, index, beginningAt(text, index, startsWithLetter), headerAt)
          : undefined;
      if (best !== undefined) found.push(best);
      index = best?.end ?? end;
    } else if (OPENS.has(text[index]!) && hasDigitSoon(text, index)) {
      const best = evaluate(document, index, beginningAt(text, index, opensWith), headerAt);
      if (best !== undefined) found.push(best);
      index = best?.end ?? index + 1;
    } else index++;
  }
  // After the choice: the issuer must not make an RG longer than its rivals.
  return found.map((one) =>
    one.category === 'rg' ? { ...one, end: endOfIssuer(document, one.end) } : withSeries(document, one),
  );
}

/** "hbk-4471", "abc1d23", "ab12 cde", "p l k - 4 4 1 2": letters by themselves and figures, as chats write plates. */
const SMALL_PLATE =
  /(?:[a-z]{2,3}\d|[a-z]{3}[ -]\d|[a-z]{2} \d{2} ?[a-z]{3}(?![a-z0-9])|[a-z]\d{1,3} ?[a-z]{3}(?![a-z0-9])|[a-z] [a-z] [a-z] (?:- ?)?\d)/y;

const MOST_LETTERS = 3;

function mayBePlate(text: string, start: number, end: number): boolean {
  if (end - start > MOST_LETTERS) return false;
  SMALL_PLATE.lastIndex = start;
  return SMALL_PLATE.test(text);
}

/** No other kind begins with a small letter but the wallets of "bc1". */
const isSmall = (unit: number): boolean => unit >= 0x61 && unit <= 0x7a && unit !== 0x62;

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
  if (specifications.length === 0) return undefined;
  const { text, folded } = document;
  const header = headerAt(start);
  const pairs = pairsBefore(folded, start, header);
  const glued = continuesNumber(text, start);
  let context: Context | undefined;
  let contextEnd = start;
  let best: Found | undefined;
  let bestScore = 0;
  for (const one of specifications) {
    if (glued && (one.check === undefined || one.category === 'phone') && !isBehindItsLabel(one, text, start))
      continue;
    if (one.needs !== undefined && !shares(one.needs, pairs)) continue;
    one.pattern.lastIndex = start;
    const match = one.pattern.exec(text);
    if (match === null) continue;
    const value = withoutNextLine(one, match[0]);
    const end = start + value.length;
    // What stands behind is asked behind each end: kinds of several lengths begin here.
    if (context === undefined || end !== contextEnd) {
      context = contextAt(document, start, end, header);
      contextEnd = end;
    }
    const judged = judge(one, value, context);
    if (judged === undefined) continue;
    if (glued && one.category !== 'phone' && judged.found.reason.code !== 'checksum-valid') continue;
    const continues = /^[-/.,]\d/.test(text.slice(end, end + 2));
    const score = judged.score - (continues ? 0.15 : 0) + value.length / 2000;
    if (score <= bestScore) continue;
    bestScore = score;
    best = { ...judged.found, start, end };
  }
  return best;
}

/** "Telefone11987654321", "Cel11 98765-4321": a form that lost the space behind its label. */
const isBehindItsLabel = ({ category }: Specification, text: string, start: number): boolean =>
  category === 'phone' &&
  /(?<!\p{L})(?:tel|telefone|fone|cel|celular|whatsapp|contato)$/iu.test(
    text.slice(Math.max(0, start - 10), start),
  );

/** "PL73 … 9538⏎E-mail": over a line end a number goes on only if its check digits say so. */
function withoutNextLine({ check }: Specification, value: string): string {
  const feed = value.lastIndexOf('\n');
  if (check === undefined || feed < 0 || check(value.replaceAll(MARKS, ''))) return value;
  const line = value.slice(0, feed).trimEnd();
  return check(line.replaceAll(MARKS, '')) ? line : value;
}

const MARKS = /[^0-9A-Za-z+]/g;

/** A start inside a longer number ("1.234.567" at 234) or word is one only if its check digits say so; on the line of a form, "____1234", it is whole. */
function continuesNumber(text: string, start: number): boolean {
  const before = text[start - 1];
  if (before === undefined) return false;
  return /[.,/-]/.test(before)
    ? isDigit(text.charCodeAt(start - 2))
    : isLetter(before.charCodeAt(0)) || (before === '_' && text[start - 2] !== '_');
}
