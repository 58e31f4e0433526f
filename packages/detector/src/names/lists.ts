import { readFileSync } from 'node:fs';
import { holds } from '../lists/dictionary.ts';

/** What is known of a word, packed in one number: see the masks. */
export type Known = number;

const FIRST_SHIFT = 0;
const SURNAME_SHIFT = 4;
/** A word of the language, Portuguese or English. */
export const ORDINARY = 1 << 8;
export const PLACE = 1 << 9;
export const PARTICLE = 1 << 10;
/** Speaks of an organisation, a street, a statute: a run of capitals that holds it is no person. */
export const THING = 1 << 11;
/** Stands before a name: Sr., Dra., filho de, Mr. */
export const TITLE = 1 << 12;
/** Says something else than a name. */
export const OTHER_WORD = ORDINARY | PLACE | THING | TITLE;

/** How common it is as a first name: 0 not at all, else 1 to 9, about the decimal logarithm of its bearers plus one. */
export const asFirst = (known: Known): number => (known >> FIRST_SHIFT) & 15;
/** As common as that as either. */
export const nameRanks = (rank: number): Known => (rank << FIRST_SHIFT) | (rank << SURNAME_SHIFT);
export const asSurname = (known: Known): number => (known >> SURNAME_SHIFT) & 15;

/** A line is a word, or a word, a space and how common it is. */
const lines = (name: string): string[] =>
  readFileSync(new URL(`../lists/${name}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

const placeNames = new Set<string>();
/** Folded names of towns and states of several words ("sao paulo"); filled with `knownWords`. */
export const isPlaceName = (words: string): boolean => placeNames.has(words);

const firstOfPlaceNames = new Set<string>();
/** Whether one of them begins with a word. */
export const beginsPlaceName = (word: string): boolean => firstOfPlaceNames.has(word);

let dictionary: Uint8Array | undefined;
let towns: ReadonlySet<string> | undefined;

/** A word of a far bigger dictionary than those marked `ORDINARY`: many of them are somebody's name as well. */
export function isInDictionary(folded: string): boolean {
  dictionary ??= readFileSync(new URL('../lists/dictionary.bin', import.meta.url));
  return folded.length >= SHORTEST_IN_DICTIONARY && holds(dictionary, folded);
}

/** In no list as something else than a name, and in no dictionary (which knows no words under three letters). */
export const isNoWord = (folded: string): boolean =>
  (knownOf(folded) & OTHER_WORD) === 0 && !isInDictionary(folded);

/** A town elsewhere; many share their names with families. */
export function isTown(folded: string): boolean {
  towns ??= new Set(lines('towns'));
  return towns.has(folded);
}

const SHORTEST_IN_DICTIONARY = 3;

/** What is known of a folded word; 0 where nothing is. */
export const knownOf = (folded: string): Known => knownWords().get(folded) ?? 0;

let table: Map<string, Known> | undefined;

/** Folded word to what is known of it; read once, on first use. */
export function knownWords(): ReadonlyMap<string, Known> {
  if (table !== undefined) return table;
  const words = new Map<string, Known>();
  const mark = (word: string, bits: Known) => words.set(word, (words.get(word) ?? 0) | bits);
  for (const line of lines('first-names')) {
    const [word, rank] = line.split(' ');
    mark(word!, (Number(rank) + 1) << FIRST_SHIFT);
  }
  for (const line of lines('surnames')) {
    const [word, rank] = line.split(' ');
    mark(word!, (Number(rank) + 1) << SURNAME_SHIFT);
  }
  for (const word of lines('ordinary-words')) mark(word, ORDINARY);
  for (const word of lines('more-words')) mark(word, ORDINARY);
  for (const word of lines('places')) {
    const space = word.indexOf(' ');
    if (space >= 0) {
      placeNames.add(word);
      firstOfPlaceNames.add(word.slice(0, space).replaceAll("'", ''));
    } else mark(word, PLACE);
  }
  for (const word of lines('things')) for (const one of word.split(' ')) mark(one, THING);
  for (const word of lines('titles')) for (const one of word.split(' ')) mark(one, TITLE);
  for (const particle of [
    'de',
    'da',
    'do',
    'dos',
    'das',
    'e',
    'del',
    'della',
    'di',
    'von',
    'van',
    'der',
    'den',
    'la',
    'le',
    'y',
    'bin',
    'al',
    'el',
    'ter',
    'du',
    'd',
  ]) {
    words.set(particle, ((words.get(particle) ?? 0) & ~0xff) | PARTICLE);
  }
  table = words;
  return table;
}
