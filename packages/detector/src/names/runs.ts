import type { Document } from '../text/document.ts';
import { CAPITALISED, CAPITALS, LOWER, MIXED, NUMBER } from '../text/tokens.ts';
import type { Tokens } from '../text/tokens.ts';
import {
  ORDINARY,
  PARTICLE,
  PLACE,
  THING,
  asFirst,
  asSurname,
  beginsPlaceName,
  isPlaceName,
  knownWords,
  nameRanks,
} from './lists.ts';
import type { Known } from './lists.ts';

/** The words of a document with what is known of each. */
export interface Words {
  readonly document: Document;
  readonly tokens: Tokens;
  readonly known: Uint32Array;
}

export function lookUp(document: Document, tokens: Tokens): Words {
  const table = knownWords();
  const known = new Uint32Array(tokens.count);
  const words = { document, tokens, known };
  const places: number[] = [];
  const borne: number[] = [];
  for (let index = 0; index < tokens.count; index++) {
    const word = wordAt(document, tokens, index);
    known[index] = table.get(word) ?? 0;
    if (!isCapitalised(words, index)) continue;
    if (beginsPlaceName(word)) places.push(index);
    if (BORNE.has(word)) borne.push(index);
  }
  markPlaces(words, places);
  markBorne(words, borne);
  return words;
}

/** Particles that people are also called by: "Mr Das", "Ms Le", "Thanks, Al". */
const BORNE: ReadonlySet<string> = new Set(['al', 'bin', 'das', 'de', 'di', 'du', 'le', 'van']);
/** Borne by as many as a usual name, a word of the language all the same. */
const AS_A_NAME = nameRanks(5) | ORDINARY;

/** Capitalised, and nothing capitalised right behind that they could lead to ("Das Neves", "Al Jazeera"). */
function markBorne(words: Words, borne: readonly number[]): void {
  const { document, tokens, known } = words;
  for (const index of borne) {
    const gap = document.text.slice(tokens.end[index], tokens.start[index + 1]);
    const leads = isCapitalised(words, index + 1) && !isInitial(words, index + 1) && /^[ -]$/.test(gap);
    if (!leads) known[index] = AS_A_NAME;
  }
}

const LONGEST_PLACE = 4;

/** "São Paulo", "Porto Alegre": their words are no names there; "João Pessoa" may be either and stays. */
function markPlaces({ document, tokens, known }: Words, places: readonly number[]): void {
  let after = 0;
  for (const index of places) {
    if (index < after || asFirst(known[index]!) >= 5 || document.text[tokens.end[index]!] !== ' ') continue;
    for (let last = Math.min(index + LONGEST_PLACE, tokens.count) - 1; last > index; last--) {
      if (tokens.end[last]! - tokens.start[index]! > 40) continue;
      if (!isPlaceName(document.folded.slice(tokens.start[index], tokens.end[last]))) continue;
      known.fill(PLACE | ORDINARY, index, last + 1);
      after = last + 1;
      break;
    }
  }
}

/** Folded, apostrophes left out. */
export function wordAt(document: Document, tokens: Tokens, index: number): string {
  const word = document.folded.slice(tokens.start[index], tokens.end[index]);
  return word.includes("'") ? word.replaceAll("'", '') : word;
}

export const isParticle = (known: Known): boolean => (known & PARTICLE) !== 0;
export const isThing = (known: Known): boolean => (known & THING) !== 0;
export const isInitial = ({ tokens }: Words, index: number): boolean =>
  tokens.start[index]! + 1 === tokens.end[index] && tokens.shape[index] === CAPITALISED;

/** Whether word `index` and the next can stand in one name: what is between them. */
export function joins({ document, tokens, known }: Words, index: number): boolean {
  const start = tokens.end[index]!;
  const end = tokens.start[index + 1];
  if (end === undefined || index + 1 >= tokens.count || tokens.kind[index + 1] === NUMBER) return false;
  const gap = document.text.slice(start, Math.min(end, start + 6));
  if (gap === ' ' || gap === '-' || gap === '  ') return true;
  if (/^\n {0,3}$/.test(gap)) return isWrapped(document.text, start) || isFamilyName(known[index + 1]!);
  // "J. R. Silva", "Ma. Silva": a point after something short.
  return (gap === '. ' || gap === '.' || gap === '.\n') && start - tokens.start[index]! <= 1;
}

const isFamilyName = (known: Known): boolean =>
  asSurname(known) >= 6 || (asSurname(known) >= 5 && (known & ORDINARY) === 0);

/** A line shorter than this, in characters, was ended on purpose: what follows is something else. */
const SHORT_LINE = 50;
const isWrapped = (text: string, end: number): boolean =>
  end >= SHORT_LINE && !text.slice(end - SHORT_LINE, end).includes('\n');

export const isCapitalised = ({ tokens }: Words, index: number): boolean =>
  tokens.shape[index] === CAPITALISED || tokens.shape[index] === CAPITALS || tokens.shape[index] === MIXED;
export const isLowerCase = ({ tokens }: Words, index: number): boolean => tokens.shape[index] === LOWER;
export const isCapitals = ({ tokens }: Words, index: number): boolean => tokens.shape[index] === CAPITALS;
