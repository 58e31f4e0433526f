import type { PDFDict, PDFRawStream } from '@cantoo/pdf-lib';
import type { Matrix } from '../content/matrix.ts';

/** One code of a string: how many bytes it took and what the font says of it. */
export interface Code {
  readonly code: number;
  readonly length: number;
}

/** Horizontal: `w` in thousandths of text space. Vertical writing: displacement `wy` and the origin's offset (9.7.4.3). */
export interface Advance {
  readonly w: number;
  readonly wy: number;
  readonly vx: number;
  readonly vy: number;
}

export interface Type3 {
  readonly matrix: Matrix;
  readonly procedures: ReadonlyMap<number, PDFRawStream>;
  /** Codes that no `Differences` name: some readers know them by the base encoding all the same, others show nothing. */
  readonly base: { readonly encoding: string; readonly names: ReadonlyMap<number, string> } | undefined;
  readonly resources: PDFDict | undefined;
}

/** A font as the interpreter needs it. `decode` and `advance` throw `PictureNeeded` where they can't be sure. */
export interface Font {
  readonly vertical: boolean;
  /** In ems above and below the baseline; what a line of this font covers. */
  readonly ascent: number;
  readonly descent: number;
  readonly type3: Type3 | undefined;
  decode(bytes: Uint8Array): readonly Code[];
  advance(code: number): Advance;
  /** Whether a code shows a space between words. */
  isSpace(code: Code): boolean;
  /** Whether a code shows what lines are filled up with: dots, dashes, underscores. */
  isLeader(code: Code): boolean;
}
