import { phraseKinds } from '../labels/known-places.ts';
import { PHRASES } from '../model/types.ts';
import type { Document, Range } from '../text/document.ts';
import {
  ORDINARY,
  PLACE,
  THING,
  TITLE,
  asFirst,
  asSurname,
  isInDictionary,
  isNoWord,
  isPlaceName,
  knownOf,
} from './lists.ts';

/** "Souza" of "MariaSouza", "RG" and "Tadeu" of "RGTadeu". */
const PIECE = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu;
const PARTICLE = /^(?:d[aeo]s?|e|van|von|der?|del|la)$/;
/** "Mariada" of "MariadaCosta". */
const WITH_PARTICLE = /^([a-z]{3,})(?:d[aeo]s?|e)$/;
/** What is called after somebody stands behind its kind: "Hurricane_Katrina", "HospitalSaoLucas". */
const KIND =
  /^(?:hurricane|cyclone|storm|furacao|ciclone|s(?:an|ao|anta|anto|aint|t)|vila|ruas?|avenida|av|jardim|jd|parque|pq|porto|praca|hospital|escola|colegio|edificio|residencial|condominio|bairro|clinica|instituto|igreja|paroquia|street|road|school|park)$/;
/** Programs that are called after somebody. */
const PROGRAM = /^(?:db|lang|script|gems?|sdk|api|bot|app)$/;
const SHORTEST = 3;
/** Shorter words that nobody knows are cut short: "Ana_Docs", "Ana_Rel". */
const SHORTEST_UNKNOWN = 5;
const USUAL = 4;
const VERY_USUAL = 6;

interface Piece extends Range {
  readonly word: string;
}

/** The names in a run of letters, figures, underscores and hyphens: "MariaSouza2024", "PRADO_Helena", "treino-joana". */
export function namesInCompound({ text, folded }: Document, start: number, end: number): Range[] {
  const pieces = Array.from(text.slice(start, end).matchAll(PIECE), ({ index, 0: piece }) => ({
    start: start + index,
    end: start + index + piece.length,
    word: folded.slice(start + index, start + index + piece.length),
  }));
  const found: Range[] = [];
  for (let at = 0; at < pieces.length; at++) {
    if (!isGivenName(pieces, at)) continue;
    const first = at > 0 && isFamilyName(pieces[at - 1]!) ? at - 1 : at;
    let last = at;
    for (let next = at + 1; next < pieces.length; next++)
      if (isFamilyName(pieces[next]!) || isGivenName(pieces, next) || isUnknownBehind(pieces, next, last))
        last = next;
      else if (!PARTICLE.test(pieces[next]!.word)) break;
    const whole = pieces.slice(first, last + 1);
    if (!isPlaceName(whole.map(({ word }) => word).join(' ')))
      found.push({ start: whole[0]!.start, end: whole.at(-1)!.end });
    at = last;
  }
  return found;
}

/** A given name that is nothing else, or beside that of a family: "GraceOkoro", "SmithJohn". */
function isGivenName(pieces: readonly Piece[], at: number): boolean {
  const { word } = pieces[at]!;
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  if (KIND.test(word) || (before && KIND.test(before.word)) || (behind && isThing(word, behind)))
    return false;
  return (
    isUsual(word) ||
    isUsual(WITH_PARTICLE.exec(word)?.[1] ?? '') ||
    (asFirst(knownOf(word)) >= USUAL &&
      (knownOf(word) & (THING | TITLE)) === 0 &&
      [before, behind].some((near) => near !== undefined && isFamilyOnly(near)))
  );
}

/** "MariaDB", "Gordon_Setter", "AliceBlue"; "Jack_Russell" may be somebody. */
const isThing = (given: string, behind: Piece): boolean =>
  PROGRAM.test(behind.word) ||
  (!isFamilyName(behind) && (phraseKinds(`${given} ${behind.word}`) & PHRASES.nobody) !== 0);

/** "Haverford" of "Gordon_Haverford_CV": right behind a given name a word that is nothing else, unless a brand. */
function isUnknownBehind(pieces: readonly Piece[], at: number, last: number): boolean {
  const { word } = pieces[at]!;
  return (
    at === last + 1 &&
    asFirst(knownOf(pieces[last]!.word)) > 0 &&
    word.length >= SHORTEST_UNKNOWN &&
    isNoWord(word) &&
    !isBrand(word)
  );
}

/** Families are called like towns. */
const isBrand = (word: string): boolean =>
  (phraseKinds(word) & (PHRASES.nobody | PHRASES.place)) === PHRASES.nobody;

function isFamilyOnly(piece: Piece): boolean {
  const known = knownOf(piece.word);
  return (
    isFamilyName(piece) &&
    ((known & ORDINARY) === 0 || asSurname(known) > VERY_USUAL) &&
    !KIND.test(piece.word)
  );
}

function isUsual(word: string): boolean {
  if (word.length < SHORTEST) return false;
  const known = knownOf(word);
  if ((known & (ORDINARY | PLACE | THING | TITLE)) !== 0) return asFirst(known) >= VERY_USUAL + 1;
  return asFirst(known) >= (isInDictionary(word) ? VERY_USUAL : USUAL);
}

function isFamilyName({ word }: Piece): boolean {
  const known = knownOf(word);
  if (word.length < SHORTEST || (known & (THING | TITLE)) !== 0) return false;
  return asSurname(known) >= ((known & (ORDINARY | PLACE)) === 0 ? USUAL : VERY_USUAL);
}
