import type { Barcode, Word } from '@mavendoc/ocr';
import type { Box, PageContent } from '@mavendoc/pdf';
import { boxAt, coveredBy } from './boxes.ts';

/** Text of a page with a box a UTF-16 unit, from the file and from pixels together. */
export interface PageText {
  readonly text: string;
  readonly boxes: Float32Array;
  /** True where some of it is the file's own. */
  readonly own: boolean;
  /** Runs that were read from pixels. */
  readonly read: readonly { readonly start: number; readonly end: number }[];
  /** Where codes stand in the text: one run each, its text what the code says. */
  readonly codes: readonly { readonly start: number; readonly end: number; readonly code: Barcode }[];
}

/** Stands for a code that could not be read, so that it has a place in the text all the same. */
const UNREAD_CODE = '▦';

/**
 * The file's own text, then what was read from pixels and is not there already, line by line, then what codes say.
 * @param trusted the file's own text, left out where it can't be trusted
 * @param words in page space, in reading order
 */
export function mergePageText(
  trusted: Pick<PageContent, 'text' | 'boxes'> | undefined,
  words: readonly Word[],
  codes: readonly Barcode[],
): PageText {
  const builder = new TextBuilder();
  const grid = trusted ? characterGrid(trusted) : undefined;
  if (trusted) builder.append(trusted.text, trusted.boxes);
  const read = builder.lines(grid ? words.filter((word) => !grid.holds(word)) : words);
  const told = codes.map((code) => {
    builder.lineBreak();
    const start = builder.length;
    builder.spread(code.text || UNREAD_CODE, code);
    return { start, end: builder.length, code };
  });
  return { ...builder.done(), own: (trusted?.text ?? '').trim() !== '', read, codes: told };
}

class TextBuilder {
  #text = '';
  readonly #parts: Float32Array[] = [];

  get length(): number {
    return this.#text.length;
  }

  append(text: string, boxes: Float32Array): void {
    this.#text += text;
    this.#parts.push(boxes.subarray(0, text.length * 4));
  }

  /** Every character takes an equal part of the width: the reader of pixels knows only words. */
  across(text: string, box: Box): void {
    const boxes = new Float32Array(text.length * 4);
    const step = (box.right - box.left) / text.length;
    for (let i = 0; i < text.length; i++) {
      boxes.set([box.left + i * step, box.top, box.left + (i + 1) * step, box.bottom], i * 4);
    }
    this.append(text, boxes);
  }

  /** Every character has the whole box. */
  spread(text: string, box: Box): void {
    const boxes = new Float32Array(text.length * 4);
    for (let i = 0; i < text.length; i++) boxes.set([box.left, box.top, box.right, box.bottom], i * 4);
    this.append(text, boxes);
  }

  made(text: string): void {
    const last = this.#parts.at(-1);
    const end = last && last.length >= 4 ? last.subarray(-4) : new Float32Array(4);
    this.append(text, Float32Array.of(end[2]!, end[1]!, end[2]!, end[3]!));
  }

  lineBreak(): void {
    if (this.#text !== '' && !this.#text.endsWith('\n')) this.made('\n');
  }

  lines(words: readonly Word[]): { start: number; end: number }[] {
    const runs: { start: number; end: number }[] = [];
    let line: number | undefined;
    let start = this.length;
    for (const word of words) {
      if (word.line === line) this.made(' ');
      else {
        if (line !== undefined) runs.push({ start, end: this.length });
        this.lineBreak();
        start = this.length;
        line = word.line;
      }
      this.across(word.text, word);
    }
    if (line !== undefined) runs.push({ start, end: this.length });
    return runs;
  }

  done(): { text: string; boxes: Float32Array } {
    const boxes = new Float32Array(this.#text.length * 4);
    let at = 0;
    for (const part of this.#parts) {
      boxes.set(part, at);
      at += part.length;
    }
    return { text: this.#text, boxes };
  }
}

/** Side of the cells characters are sorted into, points. */
const CELL = 24;

/** Tells whether a word read from pixels stands in the file's own text already. */
function characterGrid({ text, boxes }: Pick<PageContent, 'text' | 'boxes'>) {
  const cells = new Map<string, Box[]>();
  for (let i = 0; i < text.length; i++) {
    const { left, top, right, bottom } = boxAt(boxes, i);
    if (right <= left || bottom <= top || right - left > 1000 || bottom - top > 1000) continue;
    const box = { left, top, right, bottom };
    for (const key of cellsOf(box)) {
      const cell = cells.get(key);
      if (cell) cell.push(box);
      else cells.set(key, [box]);
    }
  }
  return {
    holds: (word: Box): boolean => {
      const near = new Set(cellsOf(word).flatMap((key) => cells.get(key) ?? []));
      let share = 0;
      for (const character of near) share += coveredBy(word, character);
      return share > 0.4;
    },
  };
}

function cellsOf(box: Box): string[] {
  const found: string[] = [];
  for (let x = Math.floor(box.left / CELL); x <= Math.floor(box.right / CELL); x++) {
    for (let y = Math.floor(box.top / CELL); y <= Math.floor(box.bottom / CELL); y++) {
      found.push(`${x} ${y}`);
    }
  }
  return found;
}
