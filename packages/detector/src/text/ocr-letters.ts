import { asFirst, isInDictionary, knownOf, nameRanks } from '../names/lists.ts';
import { isCapital, isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const BAR = 0x7c;
/** What the letters are that an OCR engine reads as a figure or a bar. */
const READ_AS: ReadonlyMap<number, string> = new Map(
  ['0o', '1il', '5s', '8b', '6g', '|li'].map((row) => [row.charCodeAt(0), row.slice(1)] as const),
);
const LONGEST = 20;
const SHORTEST = 4;
/** So many letters to a figure at least: what has fewer is a code. */
const LETTERS_TO_FIGURE = 2.5;
/** As a given name. */
const USUAL = 5;
const RARER = 3;
/** No word of Portuguese ends so. */
const UNFINISHED = /[bcdfgptv]$/;
const ANY_NAME = nameRanks(15);
/** What joins a word to the next in the address of a page or of an e-mail, in a user name or a code. */
const JOINS = /[@_/\\#$%&*+=-]/;
/** What is typed on purpose has figures for letters as well. */
const LEADS_TO_CODE =
  /(?<![a-z])(?:senha|passw|pass|pwd|pin|login|usuario|user|codigo|code|cupom|coupon|token|chave|key|placa|plate|modelo|model|hash|id)[^\n]{0,24}$/;
const LOOK_BACK = 36;

/** Figures in a word become its letters again where that makes a word or name that is known: "Te1efone", "O1iveira". Linear. */
export function readLetters(units: Units): void {
  const { unit, length } = units;
  for (let index = 0; index < length; index++) {
    if (!isRead(unit[index]!) || !isInWord(units, index)) continue;
    const start = edgeOf(units, index, -1);
    const end = edgeOf(units, index, 1) + 1;
    const word = end - start > LONGEST ? undefined : wordAt(units, start, end);
    if (word !== undefined) restore(units, start, word);
    index = end;
  }
}

const isRead = (unit: number): boolean => (isDigit(unit) || unit === BAR) && READ_AS.has(unit);

/** A letter beside it; a bar has a small one on both sides, since cells of tables are parted by bars. */
function isInWord({ unit, length }: Units, index: number): boolean {
  const before = index > 0 ? unit[index - 1]! : 0;
  const after = index + 1 < length ? unit[index + 1]! : 0;
  return unit[index] === BAR ? isSmall(before) && isSmall(after) : isLetter(before) || isLetter(after);
}

/** The last unit of the word in that direction; not further than a word may reach. */
function edgeOf(units: Units, from: number, step: 1 | -1): number {
  const { unit, length } = units;
  let at = from;
  for (let next = from + step; next >= 0 && next < length && Math.abs(next - from) <= LONGEST; next += step) {
    const isPart =
      isLetter(unit[next]!) || isDigit(unit[next]!) || (unit[next] === BAR && isInWord(units, next));
    if (!isPart) break;
    at = next;
  }
  return at;
}

/** The word that is meant, folded. */
function wordAt(units: Units, start: number, end: number): string | undefined {
  const read = units.folded(start, end);
  const figures = read.replaceAll(/[^\d|]/g, '').length;
  if (read.length < SHORTEST || (read.length - figures) / figures < LETTERS_TO_FIGURE) return undefined;
  const around = String.fromCharCode(
    units.unit[start - 1] ?? 0x20,
    end < units.length ? units.unit[end]! : 0x20,
  );
  if (JOINS.test(around)) return undefined;
  const meant = readings(read).find((one) => isMeant(read, one));
  if (meant === undefined) return undefined;
  const before = units.folded(Math.max(0, start - LOOK_BACK), start);
  return LEADS_TO_CODE.test(before) ? undefined : meant;
}

function readings(read: string): string[] {
  let all = [''];
  for (const character of read) {
    const letters = READ_AS.get(character.charCodeAt(0)) ?? character;
    all = all.flatMap((one) => Array.from(letters, (letter) => one + letter));
  }
  return all;
}

/** A name that begins with a figure, "civi1" whose rest is no word, "Ricard0", or any word with figures inside. */
function isMeant(read: string, meant: string): boolean {
  if (/^\d/.test(read)) return (knownOf(meant) & ANY_NAME) !== 0 && isHead(meant, read.slice(1));
  const rest = read.replace(/\d+$/, '');
  if (read.length - rest.length > 1 || !isKnown(meant)) return false;
  if (rest === read || !isKnown(rest) || isFarMoreUsual(meant, rest)) return true;
  return asFirst(knownOf(meant)) >= USUAL && UNFINISHED.test(rest);
}
/** "0liveira", "1rene": what stands behind the figure is nothing by itself, or rather not meant; "1ago" is a day. */
function isHead(meant: string, behind: string): boolean {
  if (!isKnown(behind)) return true;
  const rank = asFirst(knownOf(meant));
  const isRarer = rank >= USUAL && asFirst(knownOf(behind)) <= rank;
  return isRarer && (behind.length >= SHORTEST || !isInDictionary(behind));
}
/** "Robert0" and "Danie1": few are called by what is left. */
function isFarMoreUsual(meant: string, rest: string): boolean {
  const rank = asFirst(knownOf(meant));
  return rank >= USUAL && asFirst(knownOf(rest)) <= rank - RARER;
}
const isKnown = (word: string): boolean => knownOf(word) !== 0 || isInDictionary(word);

function restore({ unit }: Units, start: number, word: string): void {
  const next = unit[start + 1]!;
  const areCapitals = !isSmall(
    isLetter(unit[start]!) && isLetter(next) ? next : unit[start + word.length - 1]!,
  );
  for (let at = 0; at < word.length; at++) {
    if (isLetter(unit[start + at]!)) continue;
    const letter = word[at]!;
    unit[start + at] = (areCapitals || at === 0 ? letter.toUpperCase() : letter).charCodeAt(0);
  }
}

const isSmall = (unit: number): boolean => isLetter(unit) && !isCapital(unit);
