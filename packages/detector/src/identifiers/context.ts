import type { Document } from '../text/document.ts';
import { pairsIn } from './beginnings.ts';

/** How far before a value its name may stand, in characters. */
const BEFORE = 56;
const AFTER = 28;

/** How the words begin that stand before a place and over its column. */
export const pairsBefore = (folded: string, start: number, header: string): readonly number[] =>
  pairsIn(folded.slice(Math.max(0, start - BEFORE), start), header);

/** A word at the head of the column counts as if it stood this near. */
const IN_HEADER = 10;

export interface Context {
  /** Folded text shortly before and after. */
  readonly before: string;
  readonly after: string;
  /** Folded text of the header of its column, '' where there is none. */
  readonly header: string;
}

export const contextAt = (
  document: Pick<Document, 'folded'>,
  start: number,
  end: number,
  header: string,
): Context => ({
  before: document.folded.slice(Math.max(0, start - BEFORE), start),
  after: document.folded.slice(end, end + AFTER),
  header,
});

interface Named {
  readonly distance: number;
  readonly word: string;
  /** Folded text between the word and the value; '' where the word is in the header or after the value. */
  readonly between: string;
}

/** Where the nearest naming word ends, counted back from the value; undefined where none names it. */
export function nearestWord(words: RegExp, context: Context, after: boolean): Named | undefined {
  let found: Named | undefined;
  if (!/[a-z]/.test(context.before) && context.header === '' && !after) return undefined;
  words.lastIndex = 0;
  for (let match = words.exec(context.before); match !== null; match = words.exec(context.before)) {
    const between = context.before.slice(match.index + match[0].length);
    // The end of the row over a cell does not name it; a sentence end, or another value, between word and number parts them.
    if (/\n/.test(between) && (context.header !== '' || between.includes('\t'))) continue;
    if (/(?:[;!?]|[a-z]{4}\.)\s+(?!its? |it's |no |num)[a-z]{3}|\n\s*\n/.test(between)) continue;
    found = { distance: between.length + (/\d{4}/.test(between) ? 40 : 0), word: match[0], between };
  }
  const header = context.header.match(words);
  if (header !== null && (found === undefined || found.distance > IN_HEADER || /[\n\t]/.test(found.between)))
    return { distance: IN_HEADER, word: header[0], between: '' };
  if (found !== undefined) return found;
  if (!after) return undefined;
  const match = context.after.match(words);
  if (match === null) return undefined;
  const distance = context.after.indexOf(match[0]);
  return /[\n.;]/.test(context.after.slice(0, distance))
    ? undefined
    : { distance: distance + 20, word: match[0], between: '' };
}
