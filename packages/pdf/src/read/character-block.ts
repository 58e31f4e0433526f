import type { Pdfium } from '../engine/pdfium.ts';

/** `FPDF_TEXTRENDERMODE_INVISIBLE`. */
const INVISIBLE = 3;

/** Characters that are asked for at a time: the memory that PDFium answers into is looked up once for all of them. */
export const BLOCK = 64;
/** Bytes of an answer: four floats of the cell, four doubles of the ink. */
const ANSWER = 64;
const CELL = 16;

export const GENERATED = 1;
export const HIDDEN = 2;
export const HYPHENATED = 4;
export const UNMAPPED = 8;

/** What PDFium says of some characters that follow each other; their boxes are in its scratch memory. */
export class CharacterBlock {
  readonly codes = new Uint32Array(BLOCK);
  readonly kinds = new Uint8Array(BLOCK);
  readonly #pdfium: Pdfium;
  readonly #textPage: number;
  #object = 0;
  #hidden = false;

  constructor(pdfium: Pdfium, textPage: number) {
    this.#pdfium = pdfium;
    this.#textPage = textPage;
  }

  /** Where the four floats of a character's cell are: left, top, right, bottom. */
  cellAt(at: number): number {
    return this.#pdfium.scratch + at * ANSWER;
  }

  /** Where the four doubles of its ink are: left, right, bottom, top. */
  inkAt(at: number): number {
    return this.cellAt(at) + CELL;
  }

  /** @param wantsFacts whether to ask who is hidden and who has no map to Unicode, a third of all questions */
  read(first: number, length: number, wantsFacts: boolean): void {
    const { call } = this.#pdfium;
    const textPage = this.#textPage;
    for (let at = 0; at < length; at += 1) {
      const index = first + at;
      this.codes[at] = call.FPDFText_GetUnicode(textPage, index);
      if (call.FPDFText_IsGenerated(textPage, index) !== 0) {
        this.kinds[at] = GENERATED;
        continue;
      }
      call.FPDFText_GetLooseCharBox(textPage, index, this.cellAt(at));
      const ink = this.inkAt(at);
      call.FPDFText_GetCharBox(textPage, index, ink, ink + 8, ink + 16, ink + 24);
      this.kinds[at] = call.FPDFText_IsHyphen(textPage, index) === 0 ? 0 : HYPHENATED;
      if (!wantsFacts) continue;
      const object = call.FPDFText_GetTextObject(textPage, index);
      if (object !== this.#object) {
        this.#object = object;
        this.#hidden = call.FPDFTextObj_GetTextRenderMode(object) === INVISIBLE;
      }
      this.kinds[at]! |=
        (this.#hidden ? HIDDEN : 0) |
        (call.FPDFText_HasUnicodeMapError(textPage, index) === 0 ? 0 : UNMAPPED);
    }
  }
}
