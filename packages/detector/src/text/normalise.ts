/** Pages of text, as they stand, to one normalised text with the way back. */

import type { TextPage } from '../types.ts';
import { closeBoxes } from './boxes.ts';
import { cellBreaks } from './cells.ts';
import {
  DROPPED,
  EXPANDED,
  FOLDED,
  PLAIN,
  expansion,
  isCombining,
  isGreekOrCyrillic,
  isLetter,
  isSoftHyphen,
  looksLike,
} from './characters.ts';
import type { Document } from './document.ts';
import { writtenIn } from './encodings.ts';
import { gapsOfStreets } from './glued-streets.ts';
import { joinLines } from './joining.ts';
import { placesIn } from './places.ts';
import { closeWords } from './broken-words.ts';
import { readDigits } from './ocr-digits.ts';
import { readLetters } from './ocr-letters.ts';
import { readStrokes } from './ocr-strokes.ts';
import { closeSpacedCapitals } from './spaced-capitals.ts';
import { Units } from './units.ts';

const LINE_FEED = 0x0a;
const TAB = 0x09;
const HYPHEN = 0x2d;

/** Never throws, on any string; linear. */
export function normalise(pages: readonly TextPage[]): Document {
  const pageStarts: number[] = [0];
  for (const page of pages) pageStarts.push(pageStarts.at(-1)! + page.text.length);
  const units = new Units(pageStarts.at(-1)! + pages.length);
  for (const [index, page] of pages.entries()) addPage(units, page, pageStarts[index]!);
  joinLines(units);
  closeBoxes(units);
  closeSpacedCapitals(units);
  closeWords(units);
  readDigits(units);
  readLetters(units);
  readStrokes(units);
  const text = units.toString();
  const folded = units.toString(FOLDED);
  return {
    pages,
    text,
    folded,
    places: { text: placesIn(text, folded), folded: placesIn(folded) },
    from: units.from.subarray(0, units.length),
    to: units.to.subarray(0, units.length),
    pageStarts,
  };
}

function addPage(units: Units, page: TextPage, offset: number): void {
  const { text } = page;
  const breaks = page.boxes === undefined ? undefined : cellBreaks(text, page.boxes);
  if (units.length > 0 && units.last() !== LINE_FEED) units.add(LINE_FEED, offset, offset);
  const written = [...writtenIn(text), ...gapsOfStreets(text)].sort((one, other) => one.start - other.start);
  let next = 0;
  let nextStart = written[0]?.start;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    const at = offset + index;
    if (breaks !== undefined && breaks[index] === 1) addGap(units, at);
    if (index === nextStart) {
      const { plain, end } = written[next]!;
      do nextStart = written[++next]?.start;
      while (nextStart !== undefined && nextStart < end);
      units.add(PLAIN[plain.charCodeAt(0)]!, at, offset + end);
      index = end - 1;
      continue;
    }
    const plain = PLAIN[unit]!;
    if (isSoftHyphen(unit)) {
      // At a line end it is a hyphen that was printed; elsewhere it was never seen.
      if (endsLine(text, index + 1)) units.add(HYPHEN, at, at + 1);
    } else if (plain === DROPPED) continue;
    else if (plain === EXPANDED) {
      for (const part of expansion(unit)) units.add(part.charCodeAt(0), at, at + 1);
    } else if (isCombining(unit)) compose(units, unit, at);
    else if (isGreekOrCyrillic(unit)) units.add(latinIfAlike(text, index) ?? unit, at, at + 1);
    else if (unit >= 0xd800 && unit < 0xdc00 && index + 1 < text.length) {
      index += addPair(units, text.slice(index, index + 2), at);
    } else if (plain === LINE_FEED) addLineFeed(units, at);
    else units.add(plain, at, at + 1);
  }
}

/** A gap as wide as a column is a cell border, whether the reader put a space there or nothing. */
function addGap(units: Units, at: number): void {
  if (units.last() === 0x20) units.replaceLast(TAB);
  else if (units.length > 0 && units.last() !== TAB && units.last() !== LINE_FEED) units.add(TAB, at, at);
}

function addLineFeed(units: Units, at: number): void {
  while (units.last() === 0x20 || units.last() === TAB) units.drop();
  units.add(LINE_FEED, at, at + 1);
}

const endsLine = (text: string, index: number): boolean =>
  index >= text.length || /^[ \t\r]*[\n\u2028\f\v]/.test(text.slice(index, index + 4));

/** An accent drawn after its letter: the two become the one letter that a keyboard would have given. */
function compose(units: Units, mark: number, at: number): void {
  const base = units.last();
  if (base === undefined) return;
  const composed = String.fromCharCode(base, mark).normalize('NFC');
  units.replaceLast(composed.charCodeAt(0), at + 1);
}

/** Mathematical letters and the like fold to one Latin unit; anything else stays a pair. */
function addPair(units: Units, pair: string, at: number): number {
  const low = pair.charCodeAt(1);
  if (low < 0xdc00 || low > 0xdfff) {
    units.add(pair.charCodeAt(0), at, at + 1);
    return 0;
  }
  const plain = pair.normalize('NFKC');
  if (plain.length === 1) units.add(PLAIN[plain.charCodeAt(0)]!, at, at + 2);
  else {
    units.add(pair.charCodeAt(0), at, at + 1);
    units.add(low, at + 1, at + 2);
  }
  return 1;
}

/** A Cyrillic or Greek letter beside a Latin one is a disguise; in a word of its own script it is not. */
function latinIfAlike(text: string, index: number): number | undefined {
  const latin = looksLike(text.charCodeAt(index));
  if (latin === undefined) return undefined;
  let besideLatin = false;
  for (const step of [-1, 1]) {
    for (let near = index + step, seen = 0; seen < 12; near += step, seen++) {
      const unit = text.charCodeAt(near);
      if (Number.isNaN(unit) || !isLetter(unit)) break;
      if (isGreekOrCyrillic(unit)) {
        if (looksLike(unit) === undefined) return undefined;
      } else besideLatin = true;
    }
  }
  return besideLatin ? latin : undefined;
}
