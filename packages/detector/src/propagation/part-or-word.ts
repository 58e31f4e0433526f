/** Whether a word that is part of a name is that name where it stands, or the word, the town, the thing. */

import { ORDINARY, OTHER_WORD, PARTICLE, PLACE, TITLE, asFirst, asSurname } from '../names/lists.ts';
import { isCapitals, isLowerCase, isThing, wordAt } from '../names/runs.ts';
import type { Words } from '../names/runs.ts';
import { CAPITALISED } from '../text/tokens.ts';
import type { SpokenTo } from './called-short.ts';
import type { Part } from './name-parts.ts';

/** Towns so often written about that the word alone is the town, whoever bears it; small ones share their names with families. */
const CITIES: ReadonlySet<string> = new Set(
  `brasilia recife fortaleza natal salvador manaus belem goiania curitiba florianopolis vitoria maceio aracaju teresina
  cuiaba palmas campinas santos guarulhos osasco sorocaba niteroi londrina joinville blumenau uberlandia uberaba contagem
  betim brasil bahia parana pernambuco ceara maranhao amazonas alagoas sergipe paraiba goias tocantins rondonia roraima
  acre amapa para piaui`.split(/\s+/),
);

/** A part that also occurs in lower case, or that is a word of the language and no name to speak of, is refused. */
export function dropOrdinary(
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

/** Whether the part is somebody in this place. */
export function isNameAt(words: Words, index: number, { form }: Part, isSpokenTo: SpokenTo): boolean {
  const { document, tokens, known } = words;
  if ((known[index]! & PLACE) !== 0 && followsPlaceWord(words, index)) return false;
  if (form === 'word') return isCapitalByChoice(words, index) || saysOrDoes(words, index);
  if (form === 'initials')
    return (
      isCapitals(words, index) &&
      (known[index]! & (ORDINARY | PARTICLE)) === 0 &&
      // "exhibit BB1", "EC$ 25.00"
      !/[\d$]/.test(document.text.charAt(tokens.end[index]!))
    );
  if (form === 'given-initials') return isCapitals(words, index);
  return form !== 'short' || isUnknownCapital(words, index) || isSpokenTo(words, index);
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
