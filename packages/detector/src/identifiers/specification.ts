import type { Category } from '../categories.ts';
import { beginningsIn } from './beginnings.ts';
import type { Beginnings } from './beginnings.ts';

/** What one kind of identifier looks like and how sure its look alone makes us. */
export interface Specification {
  readonly category: Category;
  /** Sticky, on the normalised text; bounded, so that a try costs the same however long the text is. */
  readonly pattern: RegExp;
  /** Lengths that the first run of digits can have; absent for patterns that start with a letter. */
  readonly leads?: readonly number[];
  /** Given the value without marks, capitals kept. */
  readonly check?: (compact: string) => boolean;
  /** The check holds for some issuers only: failing it says nothing. */
  readonly someIssuers?: boolean;
  /** Words that name it, on the folded text shortly before. Global. */
  readonly words?: RegExp;
  /** The words may also follow ("98765-4321 (celular)"). */
  readonly wordsAfter?: boolean;
  /**
   * Confidence by evidence, 0 where that evidence is not enough: `valid` check digits alone, `look` alone
   * (pattern with its marks), `named` by a word with no check or a failed one. A word raises `valid` to 0.99.
   */
  readonly valid: number;
  readonly look: number;
  readonly named: number;
  /** Between two that fit the same characters the higher wins when the evidence is of one kind. */
  readonly priority: number;
  /** The marks that make the look; a bare run of digits never has it. */
  readonly marks?: RegExp;
  /** So plain a form that its word has to stand close by, with no other number between. */
  readonly near?: boolean;
  /** The word has to stand right before, with nothing but "no.", "is" or a mark between, and the value has to be no amount. */
  readonly adjacent?: boolean;
  /** Values that only look like one, unless a word names them. */
  readonly never?: RegExp;
  /** Values that are something else even beside its word: years, versions, times. */
  readonly not?: RegExp;
  /** The head of a column does not name it: what stands there is as often the number of a thing. */
  readonly besideOnly?: boolean;
  /** Folded text just before that speaks against it. */
  readonly unless?: RegExp;
  /** The same of the text right after. */
  readonly unlessAfter?: RegExp;
  /** Its words before or over the value are all that tells it: where none begins like them, it need not be tried. */
  readonly needs?: Beginnings;
}

export function withNeeds(one: Specification): Specification {
  const { words: named, wordsAfter, valid, marks } = one;
  const onlyNamed = valid === 0 && marks === undefined && wordsAfter !== true && named !== undefined;
  return onlyNamed ? { ...one, needs: beginningsIn(named) } : one;
}

/** Words that name something, as one pattern on folded text; whole words. */
export const words = (source: string): RegExp => new RegExp(`(?<![a-z])(?:${source})(?![a-z])`, 'g');

// Between two groups of one number: its mark, or a space, or a line end, or mark and line end.
export const BETWEEN = '[.\\s]?\\s?';
export const DASH = '\\s?[-/]?\\s?';

export const sticky = (source: string): RegExp => new RegExp(source, 'y');

/**
 * A number with check digits may be broken at a line end or a cell border between its groups: the check says whether
 * what stands on both sides belongs together.
 */
export function acrossBreaks(one: Specification): Specification {
  if (one.check === undefined || one.category === 'phone') return one;
  const source = one.pattern.source
    .replaceAll('[ -]?', '[ -]?\\s?')
    .replaceAll('[ .]?', '[ .]?\\s?')
    .replaceAll('[ .-]?', '[ .-]?\\s?')
    .replaceAll(' ?', '\\s?')
    .replaceAll(/\\\.\??(?!\\s)(?=\\d|\(|\[)/g, (mark) => `${mark}\\s?`);
  return { ...one, pattern: sticky(source) };
}
