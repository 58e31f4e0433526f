import type { Pdfium } from '../engine/pdfium.ts';
import { boundsOf, eachObject, PATH } from './page-objects.ts';
import type { Matrix } from './page-space.ts';

/** Points: lower is dust and rules, higher is drawing. */
const LETTER = { least: 4, most: 60 };
const FEWEST_SEGMENTS = 6;
/** A letter's outline has about this many. */
const SEGMENTS_A_LETTER = 12;
const ENOUGH_LETTERS = 100;

/**
 * Whether the page may show text as outlines, which no reader of characters sees: many paths of the height of letters.
 * Charts and maps may be taken for it; they are then read as pixels, which does no harm.
 */
export function showsOutlinedText(pdfium: Pdfium, page: number, space: Matrix): boolean {
  let letters = 0;
  eachObject(pdfium, page, space, (object, type, surroundings) => {
    if (type !== PATH || letters >= ENOUGH_LETTERS) return;
    const segments = pdfium.call.FPDFPath_CountSegments(object);
    if (segments < FEWEST_SEGMENTS) return;
    const { top, bottom } = boundsOf(pdfium, object, surroundings);
    if (bottom - top < LETTER.least || bottom - top > LETTER.most) return;
    letters += Math.max(1, segments / SEGMENTS_A_LETTER);
  });
  return letters >= ENOUGH_LETTERS;
}
