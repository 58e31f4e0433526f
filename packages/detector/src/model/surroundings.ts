import type { Around } from './around.ts';
import { mix } from './mix.ts';
import { phraseAt } from './phrase-at.ts';
import { surveyed } from './survey.ts';
import { SHAPES, type Word } from './words.ts';

/** Facts of where a token stands. */
export const SURROUNDINGS = 26;

const SURROUND = 300;
const FARTHEST_LABEL = 12;

/**
 * Label before the colon, nearest words, the form of the run without spaces that a token is part of, the whole document.
 * @param first where the facts of the first token go
 * @param step from one token to the next
 */
export function writeSurroundings(
  words: readonly Word[],
  { headings, previous, gaps, survey }: Around,
  into: Uint32Array,
  first: number,
  step: number,
): void {
  let near = 0;
  let nearer = 0;
  let labelFirst = 0;
  let labelLast = 0;
  let sinceColon = -1;
  let lineFirst = 0;
  let form = 0;
  let chunkStart = 0;
  let chunkEnd = 0;
  let phrase = 0;
  let nearPhrase = 0;
  let phraseStart = 0;
  let phraseEnd = 0;
  for (let index = 0; index < words.length; index++) {
    const here = words[index]!;
    if (index >= chunkEnd) {
      chunkStart = index;
      chunkEnd = index + 1;
      while (chunkEnd < words.length && gaps?.[chunkEnd] === GLUED) chunkEnd++;
      form = formOf(words, chunkStart, chunkEnd);
    }
    if (index >= phraseEnd) {
      phraseStart = index;
      [phraseEnd, phrase] = phraseAt(words, index);
    }
    const shape = here.shape;
    const label = sinceColon >= 0 && sinceColon <= FARTHEST_LABEL;
    const last = label ? labelLast : 0;
    const since = label ? Math.min(sinceColon, 5) : 7;
    const seen = survey === undefined ? 255 : surveyed(survey, here);
    let at = first + index * step;
    let fact = SURROUND;
    const add = (one: number, other: number, third = 0): void => {
      into[at++] = mix(fact++, one, other, third);
    };
    add(last, shape);
    add(last, form);
    add(last, label ? labelFirst : 0, since);
    add(since, shape, here.kind);
    add(headings[3], shape);
    add(headings[3], form);
    add(headings[4], shape);
    add(form, Math.min(index - chunkStart, 7));
    add(form, shape);
    add(previous[0], shape, index < 4 ? index : 4);
    add(previous[1], shape, index < 4 ? index : 4);
    add(near, shape);
    add(near, form);
    add(near, nearer, shape);
    add(nearer, shape);
    add(seen, shape);
    add(seen, here.listed);
    add(seen, here.kind, index > 0 ? words[index - 1]!.kind : 0);
    add(lineFirst, shape);
    add(lineFirst, form, last);
    const gap =
      gaps === undefined ? 4 : gaps[index]! * 5 + (index + 1 < words.length ? gaps[index + 1]! : 4) + 5;
    const next = index + 1 < words.length ? words[index + 1]!.shape : 0;
    add(gap, shape, here.kind);
    add(gap, shape, next);
    const place =
      phrase === 0
        ? 0
        : phrase * 8 + Math.min(index - phraseStart, 2) * 2 + (index + 1 === phraseEnd ? 1 : 0);
    add(place, shape, here.kind);
    add(place, last, headings[1]);
    add(place, index > 0 ? words[index - 1]!.whole : 0);
    add(place, nearPhrase, shape);
    if (phrase !== 0 && index + 1 === phraseEnd) nearPhrase = phrase;
    if (sinceColon >= 0) sinceColon++;
    if (here.letters > 2) {
      nearer = near;
      near = here.whole;
      if (lineFirst === 0) lineFirst = here.whole;
    } else if (shape === COLON) {
      labelFirst = nearer;
      labelLast = near;
      sinceColon = 0;
    }
  }
}

const COLON = 16 + 0x3a;

/** Digits and marks of a run without spaces, letters by their case; 0 where there is no digit in it. */
function formOf(words: readonly Word[], from: number, to: number): number {
  let value = 0;
  let digits = false;
  for (let index = from; index < to && index < from + LONGEST_FORM; index++) {
    const { shape, letters } = words[index]!;
    if (shape >= SHAPES.figures && shape < 16) digits = true;
    value = Math.imul(value ^ (shape * 32 + Math.min(letters, 5)), 0x01000193);
  }
  return digits ? value | 1 : 0;
}

const LONGEST_FORM = 12;
/** See `GAPS`. */
const GLUED = 1;
