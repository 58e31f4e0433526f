import type { Pdfium } from '../engine/pdfium.ts';
import type { Box } from '../types.ts';
import { boundsOf, eachObject, TEXT } from './page-objects.ts';
import type { Matrix } from './page-space.ts';
import type { TextWithBoxes } from './text-with-boxes.ts';

const KEY = 'ActualText';
/** `FPDF_OBJECT_STRING` (fpdfview.h). */
const STRING_VALUE = 3;

interface Replacement {
  readonly text: string;
  box: Box;
}

/**
 * Takes the replacement texts (ISO 32000-1, 14.9.4) off the text of a page. PDFium would give them instead of what is
 * painted, and a glyph that nobody reads would never be found. To be called before the characters are read.
 */
export function takeActualTexts(pdfium: Pdfium, page: number, space: Matrix): Replacement[] {
  const { call } = pdfium;
  const taken: Replacement[] = [];
  pdfium.withText(KEY, (key) => {
    eachObject(pdfium, page, space, (object, type, surroundings) => {
      if (type !== TEXT) return;
      const marks = call.FPDFPageObj_CountMarks(object);
      for (let index = 0; index < marks; index++) {
        const mark = call.FPDFPageObj_GetMark(object, index);
        if (call.FPDFPageObjMark_GetParamValueType(mark, key) !== STRING_VALUE) continue;
        const text = pdfium.utf16((buffer, size) => {
          call.FPDFPageObjMark_GetParamStringValue(mark, key, buffer, size, pdfium.sizeOut);
          return pdfium.words[pdfium.sizeOut >> 2]!;
        });
        call.FPDFPageObjMark_RemoveParam(object, mark, key);
        add(taken, text, boundsOf(pdfium, object, surroundings));
      }
    });
  });
  return taken;
}

/** Appends, a line each, the replacement texts that the painted text does not hold anyway. */
export function addActualTexts(taken: readonly Replacement[], into: TextWithBoxes): void {
  if (taken.length === 0) return;
  const painted = squeeze(into.text());
  for (const { text, box } of taken) {
    if (!/[\p{L}\p{N}]/u.test(text) || painted.includes(squeeze(text))) continue;
    into.breakLine();
    into.addText(text, box.left, box.top, box.right, box.bottom);
  }
}

/** A text over several objects, as PDFium sees them, is one. */
function add(taken: Replacement[], text: string, box: Box): void {
  const last = taken.at(-1);
  if (last?.text !== text) {
    taken.push({ text, box });
    return;
  }
  last.box = {
    left: Math.min(last.box.left, box.left),
    top: Math.min(last.box.top, box.top),
    right: Math.max(last.box.right, box.right),
    bottom: Math.max(last.box.bottom, box.bottom),
  };
}

function squeeze(text: string): string {
  return text.replace(/\s+/g, '');
}
