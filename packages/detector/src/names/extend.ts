import type { Found } from '../found.ts';
import { CAPITALISED, CAPITALS, LOWER, WORD, firstTokenAt } from '../text/tokens.ts';
import { PLACE, THING, TITLE, asFirst, asSurname, isNoWord } from './lists.ts';
import { compoundOf, endOfName, startOfName } from './rest-of-name.ts';
import { isInitial, isParticle, wordAt } from './runs.ts';
import type { Words } from './runs.ts';

/** Longer runs are complete, or are no names. */
const MOST_WORDS = 3;
const SURE = 0.6;
/** How usual a word has to be as a given name to be one before a family name. */
const GIVEN = 2;
/** How usual a word in small letters has to be as a name to be one beside a name. */
const COMMON = 5;
/** Begin family names that are written in two words, besides those of `startOfName`. */
const OPENING: ReadonlySet<string> = new Set(['du', 'le', 'de', 'mac', 'mc', 'ten', 'da', 'di']);
/** Between the given name and the family name. */
const LINK = /^d[aeo]s?$/;
/** A name closes what is said or the sentence goes on in small letters; two characters behind it. */
const NAME_ENDS = /^(?:[,;.)!?"]|\n|$| [a-zà-ÿ(])/u;
/** "DARREN JOHN PIKE - Basis of plea": behind a name no family's stands many other words. */
const DASH = /^ -/;

/** "Juarez do Gás", "Cláudio Gás", "Temperance Lowe": a name with the words at its edges that are only names there. Linear. */
export function extended(words: Words, found: readonly Found[]): Found[] {
  return found.map((one) => {
    if (one.category !== 'person' || one.proposal !== 'remove') return one;
    const { text } = words.document;
    const whole =
      one.confidence < SURE
        ? one
        : withEdges(words, { ...one, ...compoundOf(words.document, one.start, one.end) });
    return { ...whole, start: startOfName(text, whole.start), end: endOfName(text, whole.start, whole.end) };
  });
}

const withEdges = (words: Words, one: Found): Found => ({
  ...one,
  start: frontOf(words, one),
  end: backOf(words, one),
});

/** "zé renato", "wesley moraes": beside a name, small letters that are nothing but a name. */
function isSmallName({ document, tokens, known }: Words, index: number): boolean {
  const bits = known[index]!;
  const word = wordAt(document, tokens, index);
  return (
    tokens.shape[index] === LOWER &&
    isNoWord(word) &&
    (asFirst(bits) >= COMMON || asSurname(bits) >= COMMON || word === 'ze')
  );
}

function frontOf(words: Words, { start }: Found): number {
  const { document, tokens, known } = words;
  const index = firstTokenAt(tokens.start, tokens.count, start) - 1;
  if (index < 0 || tokens.kind[index] !== WORD || document.text.slice(tokens.end[index], start) !== ' ')
    return start;
  const bits = known[index]!;
  if (tokens.shape[index] === LOWER) return isSmallName(words, index) ? tokens.start[index]! : start;
  if (tokens.shape[index] !== CAPITALISED && tokens.shape[index] !== CAPITALS) return start;
  if ((bits & (THING | TITLE)) !== 0) return start;
  const opens = OPENING.has(wordAt(document, tokens, index));
  const given =
    asFirst(bits) >= GIVEN && tokens.end[index]! - tokens.start[index]! > 2 && (bits & PLACE) === 0;
  return opens || given ? tokens.start[index]! : start;
}

function backOf(words: Words, { start, end }: Found): number {
  const { tokens } = words;
  const first = firstTokenAt(tokens.start, tokens.count, start);
  const next = firstTokenAt(tokens.start, tokens.count, end);
  if (next - first > MOST_WORDS) return end;
  const last = wordBehind(words, end, next);
  return last !== undefined && mayEnd(words, first, next, last) ? tokens.end[last]! : end;
}

/** The word `next` behind a name, or the one behind it where it is a link. */
function wordBehind(words: Words, end: number, next: number): number | undefined {
  const { document, tokens, known } = words;
  if (!isOneBlankBehind(words, end, next)) return undefined;
  if (!isParticle(known[next]!)) return next;
  const links =
    LINK.test(wordAt(document, tokens, next)) && isOneBlankBehind(words, tokens.end[next]!, next + 1);
  return links ? next + 1 : undefined;
}

const isOneBlankBehind = ({ document, tokens }: Words, end: number, index: number): boolean =>
  index < tokens.count && document.text.slice(end, tokens.start[index]) === ' ';

/** Whether a name from word `first` to before word `next` may go on to word `last`. */
function mayEnd(words: Words, first: number, next: number, last: number): boolean {
  const { document, tokens, known } = words;
  if (tokens.kind[last] !== WORD || isInitial(words, last)) return false;
  if (tokens.shape[first] === LOWER) return isSmallName(words, last);
  if (tokens.shape[last] !== (tokens.shape[first] === CAPITALS ? CAPITALS : CAPITALISED)) return false;
  // "Ana de Santos" is of the town.
  const isFrom = last > next && wordAt(document, tokens, next) === 'de';
  if ((known[last]! & (isFrom ? THING | TITLE | PLACE : THING | TITLE)) !== 0) return false;
  const end = tokens.end[last]!;
  const behind = document.text.slice(end, end + 2);
  return NAME_ENDS.test(behind) || (DASH.test(behind) && asSurname(known[last]!) >= COMMON - 1);
}
