import { because, isSurePerson, type Found } from '../found.ts';
import {
  ORDINARY,
  PARTICLE,
  PLACE,
  OTHER_WORD,
  TITLE,
  asFirst,
  asSurname,
  isInDictionary,
} from '../names/lists.ts';
import { isCapitals, isLowerCase, isParticle, isThing, wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import { CAPITALISED, WORD, firstTokenAt } from '../text/tokens.ts';
import { isCalledShort, isSpeaker } from './called-short.ts';
import type { SpokenTo } from './called-short.ts';
import { ABBREVIATIONS, areInitialsOf } from './given-initials.ts';
import { mayBeSomebodyAgain, type Likely } from './somebody-again.ts';
import { nicknamesOf, petFormsOf, shortFormsOf } from './nicknames.ts';

/** A name must be this sure to be looked for elsewhere. */
const SURE = 0.6;
const SHORTEST_PART = 4;

/** Towns so often written about that the word alone is the town, whoever bears it; small ones share their names with families. */
const CITIES: ReadonlySet<string> = new Set(
  `brasilia recife fortaleza natal salvador manaus belem goiania curitiba florianopolis vitoria maceio aracaju teresina
  cuiaba palmas campinas santos guarulhos osasco sorocaba niteroi londrina joinville blumenau uberlandia uberaba contagem
  betim brasil bahia parana pernambuco ceara maranhao amazonas alagoas sergipe paraiba goias tocantins rondonia roraima
  acre amapa para piaui`.split(/\s+/),
);

interface Part {
  readonly confidence: number;
  readonly name: string;
  /**
   * `word`: also a word of the language, so it is the name only where a capital is not due to the place; `short`: the
   * beginning of a given name, in a capitalised word that no list knows; `pet`: made by rule, in any case; `initials`: two or three capitals by
   * themselves; `given-initials`: those that the document gives itself, "Ann Poe (AP)".
   */
  readonly form?: 'word' | 'short' | 'pet' | 'initials' | 'given-initials';
}

/** Names found once, found everywhere: each part of them, wherever it stands, whatever its case. Linear. */
export function propagate(words: Words, found: readonly Found[], likely: Likely = () => 1): Found[] {
  const parts = collectParts(words, found);
  if (parts.size === 0) return [];
  addAddressParts(words, found, parts);
  const places = placesOf(words, parts);
  const isSpokenTo = found.some(isSpeaker) ? isCalledShort : () => false;
  dropOrdinary(words, parts, places, isSpokenTo);
  return matches(words, parts, places, isSpokenTo).filter((one) =>
    mayBeSomebodyAgain(words.document, one, likely),
  );
}

function collectParts(words: Words, found: readonly Found[]): Map<string, Part> {
  const { document, tokens } = words;
  const parts = new Map<string, Part>();
  for (const one of found) {
    if (!isSurePerson(one, SURE)) continue;
    const name = document.text.slice(one.start, one.end).replaceAll(/\s+/g, ' ');
    const first = firstTokenAt(tokens.start, tokens.count, one.start);
    // "VANTERPOOL, Desmond": the given name stands behind.
    const comma = document.text.slice(one.start, one.end).indexOf(',');
    let givenAt = -1;
    let initials = '';
    for (let index = first; index < tokens.count && tokens.start[index]! < one.end; index++) {
      if (tokens.kind[index] !== WORD || isParticle(words.known[index]!)) continue;
      const word = wordAt(document, tokens, index);
      const known = words.known[index]!;
      const add = (text: string, confidence: number, form?: Part['form']) => {
        if ((parts.get(text)?.confidence ?? 0) < confidence)
          parts.set(text, { confidence, name, ...(form && { form }) });
      };
      if (
        word.length >= SHORTEST_PART ||
        (word.length === 3 && (asFirst(known) >= ((known & ORDINARY) === 0 ? 3 : 5) || asSurname(known) >= 6))
      ) {
        add(word, Math.min(0.93, one.confidence - 0.02));
      }
      if (givenAt < 0 && tokens.start[index]! > one.start + comma) givenAt = index;
      if (givenAt === index) {
        for (const short of shortFormsOf(word)) add(short, 0.6, 'short');
        for (const nickname of nicknamesOf(word)) add(nickname, 0.7);
        if (isOwned(word, known)) add(`${word}s`, 0.72, 'pet');
      } else if (word.length >= SHORTEST_PART) add(`${word}s`, 0.66, 'short');
      if (givenAt === index || asFirst(known) >= 5)
        for (const form of petFormsOf(word)) add(form, 0.72, 'pet');
      initials += document.text.charAt(tokens.start[index]!);
    }
    const given = /^ ?\((\p{Lu}{2,3})\)/u.exec(document.text.slice(one.end, one.end + 6))?.[1];
    if (given !== undefined && areInitialsOf(document.folded.slice(one.start, one.end), given))
      parts.set(given.toLowerCase(), { confidence: 0.85, name, form: 'given-initials' });
    else if (/^\p{Lu}{2,3}$/u.test(initials) && !ABBREVIATIONS.has(initials))
      parts.set(initials.toLowerCase(), { confidence: 0.62, name, form: 'initials' });
  }
  return parts;
}

/** "ethels flat", as chats write what is hers; no other word. */
const isOwned = (word: string, known: number): boolean =>
  asFirst(known) >= 4 && word.length >= SHORTEST_PART && !isInDictionary(`${word}s`);

/** jocasta.vilhena@…: beside a part that is known as a name stand the others of the same person. */
function addAddressParts({ document }: Words, found: readonly Found[], parts: Map<string, Part>): void {
  for (const one of found) {
    if (one.category !== 'email') continue;
    const address = document.folded.slice(one.start, one.end);
    const local = address.slice(0, address.indexOf('@')).split(/[^a-z]+/);
    const known = local.map((part) => parts.get(part)).find((part) => part !== undefined);
    if (known === undefined) continue;
    for (const part of local) {
      if (part.length >= SHORTEST_PART && !parts.has(part)) parts.set(part, { ...known, confidence: 0.75 });
    }
  }
}

/** Indices of the words that are a part of a name. */
function placesOf(words: Words, parts: ReadonlyMap<string, Part>): readonly number[] {
  const { document, tokens } = words;
  const places: number[] = [];
  for (let index = 0; index < tokens.count; index++)
    if (tokens.kind[index] === WORD && parts.has(wordAt(document, tokens, index))) places.push(index);
  return places;
}

/** A part that also occurs in lower case, or that is a word of the language and no name to speak of, is refused. */
function dropOrdinary(
  words: Words,
  parts: Map<string, Part>,
  places: readonly number[],
  isSpokenTo: SpokenTo,
): void {
  const { document, tokens, known } = words;
  for (const index of places) {
    const word = wordAt(document, tokens, index);
    if (!parts.has(word) || parts.get(word)!.form?.endsWith('initials') === true) continue;
    if (parts.get(word)!.form === 'short' && isSpokenTo(words, index)) continue;
    const bits = known[index]!;
    const speaks = asFirst(bits) >= 6 || asSurname(bits) >= 6;
    if ((bits & ORDINARY) !== 0 && !speaks && !isThing(bits) && (bits & (TITLE | PLACE)) === 0) {
      if (isLowerCase(words, index)) parts.delete(word);
      else parts.set(word, { ...parts.get(word)!, form: 'word' });
      continue;
    }
    const refused =
      isThing(bits) ||
      ((bits & PLACE) !== 0 && !speaks && CITIES.has(word)) ||
      ((bits & TITLE) !== 0 && !speaks) ||
      ((bits & ORDINARY) !== 0 && (!speaks || isLowerCase(words, index))) ||
      (isLowerCase(words, index) &&
        parts.get(word)!.form !== 'pet' &&
        asFirst(bits) < 2 &&
        asSurname(bits) < 2);
    if (refused) parts.delete(word);
  }
}

function matches(
  words: Words,
  parts: ReadonlyMap<string, Part>,
  places: readonly number[],
  isSpokenTo: SpokenTo,
): Found[] {
  const { document, tokens, known } = words;
  const found: Found[] = [];
  for (const index of places) {
    const part = parts.get(wordAt(document, tokens, index));
    if (part === undefined || ((known[index]! & PLACE) !== 0 && followsPlaceWord(words, index))) continue;
    if (part.form === 'word' && !isCapitalByChoice(words, index) && !saysOrDoes(words, index)) continue;
    if (
      part.form === 'initials' &&
      (!isCapitals(words, index) ||
        (known[index]! & (ORDINARY | PARTICLE)) !== 0 ||
        // "exhibit BB1", "EC$ 25.00"
        /[\d$]/.test(document.text.charAt(tokens.end[index]!)))
    )
      continue;
    if (part.form === 'given-initials' && !isCapitals(words, index)) continue;
    if (part.form === 'short' && !isUnknownCapital(words, index) && !isSpokenTo(words, index)) continue;
    found.push({
      start: tokens.start[index]!,
      end: tokens.end[index]!,
      category: 'person',
      detector: 'propagation',
      confidence: part.confidence,
      reason: because('found-elsewhere', part.name),
      proposal: 'remove',
      priority: 30,
    });
  }
  return found;
}

/** Capitalised in the middle of a sentence in small letters, or after a form of address. */
const isCapitalByChoice = (words: Words, index: number): boolean =>
  words.tokens.shape[index] === CAPITALISED &&
  /(?:[a-z],?|[^a-z](?:Mr|Mrs|Ms|Sr|Sra|Dr|Dra)\.?) $/.test(
    words.document.text.slice(Math.max(0, words.tokens.start[index]! - 7), words.tokens.start[index]),
  );

/** Begin sentences more often than they are anybody. */
const AUXILIARIES: ReadonlySet<string> = new Set([
  'will',
  'may',
  'hope',
  'mark',
  'grant',
  'art',
  'rich',
  'fe',
  'paz',
]);

/** "Ted says", "Precious hurt her ankle": a given name at the head of a sentence that goes on in small letters. */
const saysOrDoes = (words: Words, index: number): boolean =>
  words.tokens.shape[index] === CAPITALISED &&
  asFirst(words.known[index]!) >= 3 &&
  !AUXILIARIES.has(wordAt(words.document, words.tokens, index)) &&
  /^ [a-z]{2}/.test(words.document.text.slice(words.tokens.end[index], words.tokens.end[index]! + 3));

/** "Zeph" of Zephaniah: nothing else that a list knows. */
const isUnknownCapital = ({ tokens, known }: Words, index: number): boolean =>
  tokens.shape[index] === CAPITALISED && (known[index]! & OTHER_WORD) === 0;

/** "cidade de Santos", "Santos/SP", "Santos - SP" speak of the town. */
function followsPlaceWord({ document, tokens }: Words, index: number): boolean {
  const after = document.text.slice(tokens.end[index], tokens.end[index]! + 6);
  if (/^ ?[-/,(] ?[A-Z]{2}(?![A-Za-z])/.test(after)) return true;
  return /(?:cidade|municipio|comarca|prefeitura|estado|porto|regiao) (?:de |da |do |dos )?$/.test(
    document.folded.slice(Math.max(0, tokens.start[index]! - 24), tokens.start[index]),
  );
}
