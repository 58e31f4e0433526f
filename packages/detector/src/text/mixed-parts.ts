import { isDigit } from './characters.ts';
import type { Units } from './units.ts';

/** Parts of a text, a line end between each two. */
export interface Parts {
  readonly text: string;
  /** For each of its units, where it stands. */
  readonly at: readonly number[];
}

const SPACE = 0x20;
const LINE_FEED = 0x0a;
const BAR = 0x7c;
/** One for each unit of some. */
function tableOf(marks: string): Uint8Array {
  const table = new Uint8Array(0x1_0000);
  for (const mark of marks) table[mark.charCodeAt(0)] = 1;
  return table;
}
/** What stands between the groups of a number. */
const MARKS = tableOf('./()+- ');
const MOST_MARKS = 2;
/** Letters that look like a figure; a group of a number may have no other. */
const LIKE_FIGURES = tableOf('OoQDlI|iSsBZz');
const LONGEST_GROUP = 7;
/** So far from there a number, with what names it, begins and ends. */
const MARGIN = 64;

/**
 * Where a letter stands in a number or a group of letters beside one, with all of the number: nothing else can hold a
 * figure that was read for a letter, and most of a text is far from any.
 */
export function mixedParts(units: Units): Parts {
  const { unit, length } = units;
  const at: number[] = [];
  let text = '';
  let end = 0;
  for (let index = 0; index < length; index++) {
    if (!isDigit(unit[index]!) || (!isBesideLetters(units, index, -1) && !isBesideLetters(units, index, 1)))
      continue;
    const start = Math.max(end, edge(units, index, -1));
    if (start > end && text !== '') {
      text += '\n';
      at.push(-1);
    }
    end = Math.max(end, edge(units, index, 1) + 1);
    for (let next = start; next < end; next++) at.push(next);
    text += String.fromCharCode(...unit.subarray(start, end));
  }
  return { text, at };
}

function isBesideLetters({ unit, length }: Units, index: number, step: 1 | -1): boolean {
  let at = index + step;
  if (isDigit(unit[at]!)) return false;
  while (Math.abs(at - index) <= MOST_MARKS && MARKS[unit[at]!] === 1) at += step;
  if (at < 0 || at >= length || !isLetterOrBar(unit[at]!)) return false;
  if (at === index + step) return true;
  let size = 0;
  while (size <= LONGEST_GROUP && LIKE_FIGURES[unit[at]!] === 1) {
    size++;
    at += step;
  }
  return size > 0 && size <= LONGEST_GROUP && (at < 0 || at >= length || !isLetterOrBar(unit[at]!));
}

/** Where words end, or the line. */
function edge({ unit, length }: Units, index: number, step: 1 | -1): number {
  let at = index;
  for (let next = at + step; next >= 0 && next < length; next += step) {
    const far = Math.abs(next - index);
    if (far > 2 * MARGIN || (far > MARGIN && (unit[next] === SPACE || unit[next] === LINE_FEED))) break;
    at = next;
  }
  return at;
}

const isLetterOrBar = (unit: number): boolean =>
  (unit >= 0x61 && unit <= 0x7a) || (unit >= 0x41 && unit <= 0x5a) || unit === BAR;
