import { isDigit, isLetter } from './characters.ts';
import type { Units } from './units.ts';

const SPACE = 0x20;
const TAB = 0x09;
const BAR = 0x7c;
/** Printed between the boxes of a number: stroke, stop, hyphen. */
const MARKS: ReadonlySet<number> = new Set([0x2f, 0x2e, 0x2d]);
/** Fewer letters in a row are grades, marks, answers of a test. */
const FEWEST_LETTERS = 4;
/** A day with its month and year, its strokes printed between the boxes or not. */
const DATE = /^(?:0[1-9]|[12]\d|3[01])(\/?)(?:0[1-9]|1[0-2])\1(?:19|20)\d{2}$/;
/** Single figures in the cells of a table are as many; what asks for a number of somebody stands before. */
const NUMBER = /^\d(?:[./-]?\d){6,19}$/;
const ASKED =
  /(?<!\p{L})(?:cpf|rg|cep|tel\p{L}*|fone|cel|celular|pis|nis|nit|cns|cnh|ctps|t[íi]tulo|matr[íi]cula|passaporte|passport|ssn|zip|phone|mobile|conta|account|nasc\p{L}*|birth|dob)\P{L}{0,8}$/iu;
const LOOK_BACK = 24;
const LETTERS = /^\p{L}+$/u;
const VOWEL = /[aeiouyáàâãéêíóôõúü]/g;
/** One letter in so many is a vowel, even in "Schwartz". */
const LEAST_SHARE = 8;
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
  return { start, end, held: new Set(held), empty, isWritten: isWritten(units, held, start) };
}

/** Behind the border that stands here, spaces around it; -1 where none does. */
function afterBorder({ unit, length }: Units, from: number, sign: number): number {
  let at = from;
  while (at < length && at - from < 2 && unit[at] === SPACE) at++;
  if (at >= length || unit[at] !== sign) return -1;
  at++;
  return at < length && unit[at] === SPACE ? at + 1 : at;
}

function isWritten({ unit }: Units, held: readonly number[], start: number): boolean {
  const written = String.fromCharCode(...held.map((at) => unit[at]!));
  if (NUMBER.test(written))
    return ASKED.test(String.fromCharCode(...unit.subarray(Math.max(0, start - LOOK_BACK), start)));
  return DATE.test(written) || (held.length >= FEWEST_LETTERS && isLikeAName(written.toLowerCase()));
}

/** Spoken, and no answers of a test, days of a week or columns from A on. */
function isLikeAName(letters: string): boolean {
  if (!LETTERS.test(letters) || letters.startsWith('abcd')) return false;
  const vowels = letters.length - letters.replaceAll(VOWEL, '').length;
  return vowels * LEAST_SHARE >= letters.length && new Set(letters).size > 2;
}

const isBorder = (unit: number): boolean => unit === BAR || unit === TAB;
const isPart = (unit: number): boolean => isLetter(unit) || isDigit(unit);
const isHeld = (unit: number): boolean => isPart(unit) || MARKS.has(unit);
