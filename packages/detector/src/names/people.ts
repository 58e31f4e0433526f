import type { Found, Likely } from '../found.ts';
import { CAPITALISED, CAPITALS, LOWER, WORD, firstTokenAt } from '../text/tokens.ts';
import { isNeverAName, isOrdinaryWord } from './ordinary-words.ts';
import { withoutDoubted } from './doubted.ts';
import { findCutShort } from './cut-short.ts';
import { extended } from './extend.ts';
import { findByForm } from './forms.ts';
import { findFamilies } from './families.ts';
import { findLoneInitials } from './lone-initials.ts';
import { findAddressed } from './addressed.ts';
import { findNames } from './find.ts';
import { findHeadsOfSentences } from './heads-of-sentences.ts';
import { findInverted } from './inverted.ts';
import { ORDINARY, PLACE, THING, TITLE, asFirst, asSurname, isInDictionary } from './lists.ts';
import type { Tagged } from './model.ts';
import { findPetNames } from './pet-names.ts';
import { findRelatives } from './relatives.ts';
import { findNamesakes } from './namesakes.ts';
import { findInRows } from './row-of-names.ts';
import { isParticle, wordAt } from './runs.ts';
import type { Words } from './runs.ts';
import { SOMEBODY, isCalledAfter, mayBeCalledAfter } from './called-after.ts';
import { findVocatives } from './vocatives.ts';
import { findSaidToBeNames } from './said-to-be-names.ts';
import { findSmallNames } from './small-names.ts';
import { isSpecies } from './species.ts';
import { isVerse } from './verses.ts';
import { findWordNames } from './word-names-told.ts';
import { isNation, isOfCalendar } from './veto.ts';

/** What lists find is believed only where the model does not say no; the surer they are, the less it has to say. */
const NO = 0.01;
const DOUBTFUL = 0.8;
const DOUBTED = 0.05;
/** A particle by itself, "Thanks⏎Del", has to be this likely. */
const LONE_PARTICLE = 0.9;

export interface People {
  readonly found: readonly Found[];
  readonly likely: Likely;
}

/** Names of people by lists and by the model together. Linear. */
export function findPeople(words: Words, tagged: Tagged | undefined): People {
  const addressed = findAddressed(words);
  const listed = [...findNames(words), ...findInverted(words.document)];
  const certain = [
    ...findByForm(words.document),
    ...findFamilies(words.document),
    ...findLoneInitials(words.document),
    ...findPetNames(words.document),
    ...findRelatives(words.document),
    ...findVocatives(words.document),
    ...findHeadsOfSentences(words.document),
    ...findCutShort(words.document),
    ...findSmallNames(words.document),
    ...findWordNames(words.document),
    ...findSaidToBeNames(words.document),
    ...findNamesakes(words.document),
  ];
  if (tagged === undefined) return { found: [...addressed, ...listed, ...certain], likely: () => 1 };
  const found = [
    ...addressed,
    ...listed.filter((one) => tagged.likely(one.start, one.end) > (one.confidence < DOUBTFUL ? DOUBTED : NO)),
    ...tagged.found.flatMap((one) => [...asNames(words, one, tagged)]),
  ].filter(
    ({ start, end }) =>
      !isCalledAfter(words.document, start, end) &&
      (tagged.likely(start, end) >= SOMEBODY || !mayBeCalledAfter(words.document, start, end)) &&
      !isOfCalendar(words.document, start, end) &&
      !isNation(words.document, start, end) &&
      !isVerse(words.document, start, end) &&
      !isSpecies(words.document, start, end) &&
      !isNeverAName(words.document, start, end) &&
      !isOrdinaryWord(words.document, start, end),
  );
  const whole = extended(words, found);
  return {
    found: [...withoutDoubted(words, [...whole, ...findInRows(words, whole)], tagged.likely), ...certain],
    likely: tagged.likely,
  };
}

/** A lone word has to be this likely where lists speak against it, or where it is a short run of capitals. */
const ALONE = 0.15;
/** The same for one whose capital is not due to its place: in the middle of a sentence in small letters. */
const ALONE_BY_CHOICE = 0.08;
const SHORT_CAPITALS = 0.6;
/** The same for one letter. */
const LETTER = 0.5;
/** "M. traz o gelo", "Love you⏎R x": of a letter that goes on with others the tagger has to be sure. */
const SURE_LETTER = 0.6;
/** "S. aureus", "P. Street", "J ocasta" as a scan is misread: the letter is part of what follows. */
const NOT_ALONE = /^\.? ?\p{L}/u;

/** "Chassi", "Lyon", "ORCID": a lone word that lists know as something else, or that looks like an abbreviation. */
function isDoubtfulAlone(words: Words, index: number, likely: number): boolean {
  const { tokens, known } = words;
  const bits = known[index]!;
  if (isLetter(words, index))
    return (
      likely < LETTER ||
      (likely < SURE_LETTER &&
        NOT_ALONE.test(words.document.text.slice(tokens.end[index], tokens.end[index]! + 4)))
    );
  if (asFirst(bits) >= 5 || asSurname(bits) >= 6) return false;
  if ((bits & (PLACE | THING | TITLE)) !== 0) return likely < ALONE;
  if ((bits & ORDINARY) !== 0 || isInDictionary(wordAt(words.document, tokens, index)))
    return likely < (isByChoice(words, index) ? ALONE_BY_CHOICE : ALONE);
  const short = tokens.end[index]! - tokens.start[index]! <= 6 && tokens.shape[index] === CAPITALS;
  return short && asFirst(bits) < 3 && likely < SHORT_CAPITALS;
}

const isLetter = ({ tokens }: Words, index: number): boolean =>
  tokens.start[index]! + 1 === tokens.end[index];

const isByChoice = ({ document, tokens }: Words, index: number): boolean =>
  tokens.shape[index] === CAPITALISED &&
  /[a-zà-ÿ],? $/.test(document.text.slice(Math.max(0, tokens.start[index]! - 3), tokens.start[index]));

/** A word of the language at the edge of a name has to be this likely to stay in it. */
const ORDINARY_IN_NAME = 0.05;
/** One that speaks of a thing, a place or a title, this likely. */
const OTHER_IN_NAME = 0.5;

/** Cut at commas and freed of the words at its ends that hardly anyone bears as a name. */
function* asNames(words: Words, found: Found, tagged: Tagged): Generator<Found> {
  const { document, tokens, known } = words;
  const isName = (index: number) => {
    const bits = known[index]!;
    if (tokens.kind[index] !== WORD) return false;
    const likely = tagged.likely(tokens.start[index]!, tokens.end[index]!);
    if (isLetter(words, index) && tokens.shape[index] !== LOWER && likely > SURE_LETTER) return true;
    if (isParticle(bits)) return likely >= LONE_PARTICLE;
    if (asFirst(bits) >= 5 || (asSurname(bits) >= 6 && (bits & TITLE) === 0)) return true;
    if ((bits & (THING | TITLE | PLACE)) !== 0) return likely > OTHER_IN_NAME;
    if ((bits & ORDINARY) !== 0) return likely > ORDINARY_IN_NAME;
    return tokens.shape[index] !== LOWER || likely > 0.5 || asFirst(bits) + asSurname(bits) >= 3;
  };
  let first = -1;
  let last = -1;
  const isWhole = () =>
    first >= 0 &&
    (first !== last ||
      !isDoubtfulAlone(words, first, tagged.likely(tokens.start[first]!, tokens.end[first]!)));
  const whole = () => ({
    ...found,
    start: tokens.start[first]!,
    end: endOf(document.text, tokens.start[last]!, tokens.end[last]!),
  });
  let index = firstTokenAt(tokens.start, tokens.count, found.start);
  for (; index < tokens.count && tokens.start[index]! < found.end; index++) {
    if (
      last >= 0 &&
      /[;\t]| {3}|,(?! ?[A-Z])/.test(document.text.slice(tokens.end[last], tokens.start[index]))
    ) {
      if (isWhole()) yield whole();
      first = last = -1;
    }
    if (!isName(index)) continue;
    if (first < 0) first = index;
    last = index;
  }
  if (isWhole()) yield whole();
}

/** The point of a closing initial belongs to the name. */
const endOf = (text: string, start: number, end: number): number =>
  text[end] === '.' && end === start + 1 ? end + 1 : end;
