import type { Word } from '../types.ts';
import type { Grey } from '../prepare/grey.ts';
import type { QuarterTurn } from '../prepare/turn.ts';

/** One way to run Tesseract. Coordinates are pixels of the image it is given. One call at a time. */
export interface Recogniser {
  /** Program and version, for the certificate. */
  readonly engine: string;
  /** Whole page, Portuguese. */
  page(image: Grey, dpi: number, signal?: AbortSignal): Promise<readonly Word[]>;
  /** A single line, English: its model knows `@`, `#` and `_`, which the Portuguese one lacks. */
  line(image: Grey, dpi: number, signal?: AbortSignal): Promise<readonly Word[]>;
  /** Clockwise turn that makes the text upright; 0 where it can't tell. */
  orientation(image: Grey, dpi: number, signal?: AbortSignal): Promise<QuarterTurn>;
  close(): Promise<void>;
}

/** Portable grey map: what both builds of Tesseract take without a compressor. */
export function encodePgm(image: Grey): Uint8Array {
  const head = new TextEncoder().encode(`P5\n${image.width} ${image.height}\n255\n`);
  const bytes = new Uint8Array(head.length + image.values.length);
  bytes.set(head);
  bytes.set(image.values, head.length);
  return bytes;
}

/** @param rotate clockwise degrees as Tesseract prints them */
export const asQuarterTurn = (rotate: number): QuarterTurn =>
  rotate === 90 || rotate === 180 || rotate === 270 ? rotate : 0;

/**
 * Words (level 5) of Tesseract's table: level, page, block, paragraph, line, word, left, top, width, height,
 * confidence, text, separated by tabs. Lines are numbered through the page.
 */
export function parseTable(table: string): Word[] {
  const words: Word[] = [];
  let line = -1;
  let lastLine = '';
  for (const row of table.split('\n')) {
    const cells = row.split('\t');
    const text = cells[11]?.trim();
    if (cells[0] !== '5' || !text) continue;
    const key = cells.slice(2, 5).join(' ');
    if (key !== lastLine) line++;
    lastLine = key;
    const [left, top, width, height, confidence] = cells.slice(6, 11).map(Number) as [
      number,
      number,
      number,
      number,
      number,
    ];
    words.push({
      text,
      confidence: Math.max(0, confidence),
      line,
      block: Number(cells[2]),
      left,
      top,
      right: left + width,
      bottom: top + height,
    });
  }
  return words;
}
