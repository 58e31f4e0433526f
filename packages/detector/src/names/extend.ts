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
  const { document, tokens, known } = words;
  const first = firstTokenAt(tokens.start, tokens.count, start);
  let index = firstTokenAt(tokens.start, tokens.count, end);
  if (index - first > MOST_WORDS || document.text[end] !== ' ') return end;
  const particle = index < tokens.count && isParticle(known[index]!) && tokens.start[index] === end + 1;
  const link = particle ? wordAt(document, tokens, index) : '';
  if (particle && !/^d[aeo]s?$/.test(link)) return end;
  if (particle) index++;
  if (index >= tokens.count || tokens.kind[index] !== WORD || isInitial(words, index)) return end;
  const gap = particle ? tokens.end[index - 1]! : end;
  if (document.text.slice(gap, tokens.start[index]) !== ' ') return end;
  if (tokens.shape[first] === LOWER) return isSmallName(words, index) ? tokens.end[index]! : end;
  const capitals = tokens.shape[first] === CAPITALS;
  if (tokens.shape[index] !== (capitals ? CAPITALS : CAPITALISED)) return end;
  const bits = known[index]!;
  if ((bits & (THING | TITLE)) !== 0 || (link === 'de' && (bits & PLACE) !== 0)) return end;
  const last = tokens.end[index]!;
  return /^(?:[,;.)!?"]|\n|$| [a-zà-ÿ(])/u.test(document.text.slice(last, last + 2)) ? last : end;
}
