import type { Document } from '../../text/document.ts';
import { NUMBERED, PARTS, SMALL, SMALL_PARTS, SMALL_UNNUMBERED, UNNUMBERED } from './brazil.ts';
import { followParts } from './chain.ts';
import { LIVES } from './country.ts';
import { followWords } from './segments.ts';

/** Folded characters before a place that may say that somebody lives there. */
const BEFORE = 60;
export const livesAt = (folded: string, at: number): boolean =>
  LIVES.test(folded.slice(Math.max(0, at - BEFORE), at));

/**
 * Where a street of Brazil or Portugal ends with all that follows it.
 * @param sure its kind of way is no other word
 */
export function wayEnd(
  { text, folded }: Document,
  start: number,
  sure: boolean,
): { at: number; confidence: number } | undefined {
  const lives = livesAt(folded, start);
  NUMBERED.lastIndex = start;
  SMALL.lastIndex = start;
  const numbered = NUMBERED.exec(text);
  if (numbered !== null && isNamed(numbered[0], sure || lives)) {
    return { at: followParts(text, start + numbered[0].length, PARTS).at, confidence: 0.95 };
  }
  const small = text[start] === folded[start] ? SMALL.exec(text) : null;
  if (small !== null)
    return { at: followParts(text, start + small[0].length, SMALL_PARTS).at, confidence: 0.9 };
  const unnumbered = sure && text[start] === folded[start] ? smallEnd(text, folded, start, lives) : undefined;
  if (unnumbered !== undefined) return { at: unnumbered, confidence: 0.82 };
  if (!sure && !lives) return undefined;
  UNNUMBERED.lastIndex = start;
  const named = UNNUMBERED.exec(text);
  if (named === null || !/\s.*[A-ZÀ-Ý\d]/su.test(named[0])) return undefined;
  const { at, parts } = followParts(text, start + named[0].length, PARTS);
  if (/^r\./i.test(named[0]) && !lives) return undefined;
  if (parts > 0) return { at, confidence: 0.85 };
  return { at, confidence: lives ? 0.8 : 0.45 };
}

function smallEnd(text: string, folded: string, start: number, lives: boolean): number | undefined {
  SMALL_UNNUMBERED.lastIndex = start;
  const small = SMALL_UNNUMBERED.exec(text);
  if (small === null) return undefined;
  const street = start + small[0].length;
  const at = followWords(text, folded, followParts(text, street, SMALL_PARTS).at);
  return lives ||
    /\d|(?<![a-z])(?:bairro|casa|apto?|fundos|quadra|lote)(?![a-z])/.test(folded.slice(street, at))
    ? at
    : undefined;
}

/** "Rua 15, 230", "Vila Nova, 12"; but not "Conjunto de 12" or "Parque 4". */
const isNamed = (value: string, sure: boolean): boolean =>
  sure
    ? /[\s.].*[A-ZÀ-Ý\d]/su.test(value)
    : /^[\p{L}.]+\s(?:d[aeo]s?\s)?(?:[A-ZÀ-Ý][\p{L}.'-]{1,24}|[A-Z][\s,]|\d{1,4}[,\s]+(?:[A-Z]|n))/u.test(
        value,
      );
