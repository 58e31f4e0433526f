import { type Pdfium, SCRATCH } from '../engine/pdfium.ts';

/** Words of an answer: four floats of the cell, four doubles of the ink, the code, the kind, two free. */
const ANSWER = 16;
const [INK, CODE, KIND] = [4, 12, 13];
/** Characters that are asked for at a time, as many as there is scratch memory for. */
export const BLOCK = SCRATCH / (4 * ANSWER);

export const GENERATED = 1;
export const HIDDEN = 2;
export const HYPHENATED = 4;
export const UNMAPPED = 8;

/** What PDFium says of some characters that follow each other, in its scratch memory: places in its `words` and `doubles`. */
export class CharacterBlock {
  readonly #pdfium: Pdfium;
  readonly #textPage: number;

  constructor(pdfium: Pdfium, textPage: number) {
    this.#pdfium = pdfium;
    this.#textPage = textPage;
  }

  /** Where the four floats of a character's cell are: left, top, right, bottom. */
  cellAt(at: number): number {
    return (this.#pdfium.scratch >> 2) + at * ANSWER;
  }

  /** Where the four doubles of its ink are: left, right, bottom, top. */
  inkAt(at: number): number {
    return (this.cellAt(at) + INK) >> 1;
  }

  codeAt(at: number): number {
    return this.cellAt(at) + CODE;
  }

  kindAt(at: number): number {
    return this.cellAt(at) + KIND;
  }

  /** @param wantsFacts whether to ask who is hidden and who has no map to Unicode, a third of all questions */
  read(first: number, length: number, wantsFacts: boolean): void {
    const { kernel, scratch } = this.#pdfium;
    kernel.characters(this.#textPage, first, length, Number(wantsFacts), scratch);
  }
}
