/** What the reader of page images is given and what it answers. */

/** Pixels from left to right, top to bottom, four bytes each (R, G, B, A), A ignored. */
export interface PageImage {
  readonly width: number;
  readonly height: number;
  /** Dots per inch the page was drawn at. 200 is enough: 300 gains nothing and costs half as much again. */
  readonly dpi: number;
  readonly pixels: Uint8Array;
}

/** Pixels of the image as it was given, origin at the top left. */
export interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Word extends PixelBox {
  readonly text: string;
  /** 0 to 100. Under 80 about one word in thirteen is wrong: flagged, never dropped. */
  readonly confidence: number;
  /** Number of the text line within the page, from 0; words are in reading order. */
  readonly line: number;
  readonly block: number;
}

export interface Barcode extends PixelBox {
  readonly format: string;
  /** Empty where a code was seen and could not be read. */
  readonly text: string;
}

export interface Reading {
  readonly words: readonly Word[];
  readonly barcodes: readonly Barcode[];
  /** Ink that is no word and no barcode: drawings, handwriting, photographs, text that could not be read. */
  readonly unread: readonly PixelBox[];
  /** Clockwise turn in degrees that makes the text upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Program and version that read it, for the certificate. */
  readonly engine: string;
}

export interface OcrEngine {
  /** Reads one page. Calls run side by side up to the engine's width. @throws when aborted or when the engine is closed. */
  read(image: PageImage, signal?: AbortSignal): Promise<Reading>;
  close(): Promise<void>;
}
