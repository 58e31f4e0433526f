import { isInDictionary, knownOf } from '../names/lists.ts';
import { FOLDED, isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const SPACE = 0x20;
const TAB = 0x09;
const BAR = 0x7c;
/** Printed between the boxes of a number or an e-mail address: strokes, stops, hyphens, brackets. */
const MARKS: ReadonlySet<number> = new Set(Array.from('/.-()@_', (mark) => mark.charCodeAt(0)));
/** Fewer letters in a row are grades, marks, answers of a test. */
const FEWEST_LETTERS = 4;
/** A day with its month and year, its strokes printed between the boxes or not. */
const DATE = /^(?:0[1-9]|[12]\d|3[01])(\/?)(?:0[1-9]|1[0-2])\1(?:19|20)\d{2}$/;
/** Single figures in the cells of a table are as many, and columns are counted; what asks for one stands before. */
const NUMBER = /^(?!0?12345(?:6(?:7(?:89?)?)?)?$)\(?\d(?:[./()-]?\d){4,19}$/;
const CODE = /^(?=.{0,9}\d)(?=.{0,9}[a-z])[a-z\d]{7,17}$/;
const EMAIL = /^[\w.-]{2,}@[a-z\d.-]{1,40}\.[a-z]{2,4}$/;
const ASKS_NUMBER =
  /(?<![a-z])(?:cpf|cnpj|rg|identidade|cep|tel[a-z]*|fone|cel|celular|pis|nis|nit|cns|cnh|ctps|titulo|prontuario|registro|matricula|passaporte|passport|ssn|zip|phone|mobile|conta|account|cartao|card|placa|plate|chassi|vin|n\.?i\.?|insurance|nasc[a-z]*|birth|dob)(?![a-z])(?:[^\d]{0,32}|[^a-z]{0,16})$/;
const ASKS_NAME =
  /(?<![a-z])(?:(?:sobre|cog|pre)?nome|(?:sur|fore|last |first )?name|mae|pai|conjuge|mother|father|assinatura|titular|rua|logradouro|endereco|bairro|cidade|street|address|town|city)(?![a-z])[^\d]{0,32}$/;
const LOOK_BACK = 48;
const LETTERS = /^[a-z]+$/;
/** The columns of a table, the months of a year, the answers of a test. */
const COLUMNS = /^(?:abcd|jfmam)/;
const ANSWERS = /^[a-e]+$/;
const VOWEL = /[aeiouy]/g;
/** One letter in so many is a vowel, even in "Schwartz". */
const LEAST_SHARE = 8;
/** Of a word that is unknown and not asked for; marks and grades in a row are less like one. */
const SHARE_OF_UNKNOWN = 4;
const SHORTEST_UNKNOWN = 7;
/** Longer runs are no name; they are left as they are. */
const MOST_BOXES = 80;
/** More boxes left empty are the end of what was written. */
const MOST_EMPTY = 1;

/** "|M|A|R|I|A| |L|I|M|A|" is "|MARIA LIMA|": what was written letter by letter into the boxes of a form. */
export function closeBoxes(units: Units): void {
  const keep = new Uint8Array(units.length).fill(1);
  let changed = false;
  for (let index = 1; index < units.length;) {
    const run = isBorder(units.unit[index]!) ? boxesBefore(units, index) : undefined;
    if (run === undefined) {
      index++;
      continue;
    }
    if (run.isWritten) {
      changed = true;
      for (let at = run.start; at < run.end; at++) if (!run.held.has(at)) keep[at] = 0;
      // A bar beside a figure is read as one more.
      for (const at of [run.start - 1, run.end]) if (units.unit[at] === BAR) units.unit[at] = SPACE;
      for (const at of run.empty) {
        units.unit[at] = SPACE;
        keep[at] = 1;
      }
    }
    index = Math.max(index + 1, run.end);
  }
  if (changed) units.compact(keep);
}

interface Boxes {
  readonly start: number;
  readonly end: number;
  readonly isWritten: boolean;
  /** Where their characters stand. */
  readonly held: ReadonlySet<number>;
  /** Where a word ends in a box left empty. */
  readonly empty: readonly number[];
}

/** The boxes from the one before a border on, all parted by the same. */
function boxesBefore(units: Units, border: number): Boxes | undefined {
  const { unit, length } = units;
  const sign = unit[border]!;
  const start = unit[border - 1] === SPACE ? border - 2 : border - 1;
  if (start < 0 || !isHeld(unit[start]!) || (start > 0 && isPart(unit[start - 1]!))) return undefined;
  const held = [start];
  const empty: number[] = [];
  let end = start + 1;
  for (let at = start; held.length < MOST_BOXES;) {
    let gap = afterBorder(units, at + 1, sign);
    if (gap < 0) break;
    let skipped = 0;
    for (let next = afterBorder(units, gap, sign); next >= 0; next = afterBorder(units, gap, sign)) {
      gap = next;
      skipped++;
    }
    if (skipped > MOST_EMPTY || gap >= length || !isHeld(unit[gap]!)) break;
    if (gap + 1 < length && isPart(unit[gap + 1]!)) break;
    if (skipped > 0) empty.push(at + 1);
    at = gap;
    held.push(at);
    end = at + 1;
  }
  return { start, end, held: new Set(held), empty, isWritten: isWritten(units, held, empty) };
}

/** Behind the border that stands here, spaces around it; -1 where none does. */
function afterBorder({ unit, length }: Units, from: number, sign: number): number {
  let at = from;
  while (at < length && at - from < 2 && unit[at] === SPACE) at++;
  if (at >= length || unit[at] !== sign) return -1;
  at++;
  return at < length && unit[at] === SPACE ? at + 1 : at;
}

function isWritten(units: Units, held: readonly number[], empty: readonly number[]): boolean {
  const start = held[0]!;
  const asks = (pattern: RegExp): boolean =>
    pattern.test(units.folded(Math.max(0, start - LOOK_BACK), start));
  const written = String.fromCharCode(...held.map((at) => FOLDED[units.unit[at]!]!));
  if (DATE.test(written) && (written.includes('/') || units.unit[start + 1] === BAR)) return true;
  if (NUMBER.test(written) || CODE.test(written)) return asks(ASKS_NUMBER);
  if (EMAIL.test(written)) return true;
  if (held.length < FEWEST_LETTERS || !isSpoken(written, LEAST_SHARE)) return false;
  return isKnown(wordsOf(written, held, empty)) || asks(ASKS_NAME);
}

/** No marks and grades in a row, no columns from A on. */
function isSpoken(letters: string, share: number): boolean {
  if (!LETTERS.test(letters) || COLUMNS.test(letters)) return false;
  const vowels = letters.length - letters.replaceAll(VOWEL, '').length;
  return vowels * share >= letters.length && new Set(letters).size > 2;
}

/** A word that is known, or long enough to be spoken. */
const isKnown = (words: readonly string[]): boolean =>
  words.some(
    (word) =>
      word.length >= FEWEST_LETTERS &&
      !ANSWERS.test(word) &&
      (knownOf(word) !== 0 ||
        isInDictionary(word) ||
        (word.length >= SHORTEST_UNKNOWN &&
          new Set(word).size * 2 > word.length &&
          isSpoken(word, SHARE_OF_UNKNOWN))),
  );

/** A box left empty parts two. */
function wordsOf(written: string, held: readonly number[], empty: readonly number[]): string[] {
  const cuts = empty.map((at) => held.findIndex((one) => one > at));
  return [...cuts, written.length].map((end, index) => written.slice(cuts[index - 1] ?? 0, end));
}

const isBorder = (unit: number): boolean => unit === BAR || unit === TAB;
const isPart = (unit: number): boolean => isLetter(unit) || isDigit(unit);
const isHeld = (unit: number): boolean => isPart(unit) || MARKS.has(unit);
