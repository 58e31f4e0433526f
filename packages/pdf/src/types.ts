/**
 * The shapes that packages/pdf speaks.
 *
 * Page space: points (1/72 inch), origin at the top left of the page as a reader shows it (CropBox, after Rotate),
 * x to the right, y down. What lies off the shown page has coordinates outside [0, width] × [0, height].
 */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a character comes from. Everything but `content` is invisible to somebody and removed or flattened in a copy. */
export type TextOrigin = 'content' | 'annotation' | 'field';

export interface PageText {
  readonly width: number;
  readonly height: number;
  /** Reading order; spaces and line breaks that the reader made up have an empty box (left = right). */
  readonly text: string;
  /** Four numbers (left, top, right, bottom; page space) for each UTF-16 unit of `text`. */
  readonly boxes: Float32Array;
  /** Runs of `text` that do not come from the page's own content stream, in order. */
  readonly foreign: readonly { readonly start: number; readonly end: number; readonly origin: TextOrigin }[];
}

export interface PageContent extends PageText {
  /** From 0. */
  readonly index: number;
  /** Where pictures are painted; a region big enough to hold text is read by OCR. */
  readonly images: readonly Box[];
  /** Part of the shown page that pictures cover, 0 to 1. */
  readonly imageCoverage: number;
  /** True where text is painted invisibly (render mode 3) over pictures: a text layer of unknown origin, never trusted. */
  readonly hiddenTextLayer: boolean;
  /** True where a font has no usable map to Unicode, or text may be drawn as outlines: the page is read as pixels. */
  readonly unreadableText: boolean;
}

/** A place in the file, off the pages, that holds text (metadata, outline, attachment …): none of it reaches a copy. */
export interface HiddenPlace {
  readonly place:
    | 'info'
    | 'xmp'
    | 'outline'
    | 'attachment'
    | 'javascript'
    | 'xfa'
    | 'layer-name'
    | 'old-revision'
    | 'after-end'
    /** Notes beside the page, with the icon that stands for them. */
    | 'note'
    /** Annotations that bring no look and for which none could be made up: readers may show something there. */
    | 'undrawn-annotation';
  readonly count: number;
}

export interface PdfFacts {
  readonly pageCount: number;
  readonly encrypted: boolean;
  readonly signed: boolean;
  readonly repaired: boolean;
  readonly hidden: readonly HiddenPlace[];
}

/** RGBA, left to right, top to bottom. */
export interface Bitmap {
  readonly width: number;
  readonly height: number;
  readonly dpi: number;
  readonly pixels: Uint8Array;
}

/** A drawing of one ink on one ground, as most pages of text are with hard edges: a bit a pixel instead of 32. */
export interface TwoColours extends Omit<Bitmap, 'pixels'> {
  readonly ground: number;
  readonly ink: number;
  /** 32 pixels each, the first of them lowest. */
  readonly bits: Uint32Array;
}

export interface RenderOptions {
  /** Text without grey edges: twice as fast, for comparing. */
  readonly hardText?: boolean;
  /** The pixels are only good until the next call of the reader: nothing is copied. */
  readonly lent?: boolean;
}

/** The pages of a document, for whoever does not need to know all about it. `close` frees the WASM heap. */
export interface PageReader {
  readonly pageCount: number;
  readonly encrypted: boolean;
  /** True where the document has a form. The text of its fields has grey edges whatever is asked of `render`. */
  readonly hasForm: boolean;
  text(index: number): PageText;
  /** @param dpi lowered by itself where the page would have more pixels than the limit allows; see `Bitmap.dpi`. */
  render(index: number, dpi: number, options?: RenderOptions): Bitmap;
  /** With hard text, to be kept: in a bit a pixel where two colours are enough. */
  drawing(index: number, dpi: number): Bitmap | TwoColours;
  /**
   * What is under the bars of a page of a copy, which are the last that it paints: one picture for each.
   * @param captions true where bars may carry text
   * @returns undefined where the page does not end with these bars
   */
  underBars(
    index: number,
    bars: readonly Box[],
    dpi: number,
    captions: boolean,
  ): readonly Bitmap[] | undefined;
  /** What rectangles of a page were painted over; without those that can't be taken off. */
  underRectangles(
    index: number,
    rectangles: readonly Box[],
    dpi: number,
  ): readonly { readonly box: Box; readonly under: Bitmap }[];
  close(): void;
}

/** A document open for inspection. */
export interface PdfReader extends PageReader {
  readonly facts: PdfFacts;
  page(index: number): PageContent;
}

export interface Limits {
  readonly bytes: number;
  readonly pages: number;
  /** Of one drawn page or one decoded image. */
  readonly pixels: number;
  /** Of all streams of a document together, inflated. */
  readonly inflatedBytes: number;
}

export const DEFAULT_LIMITS: Limits = {
  bytes: 200 * 1024 * 1024,
  pages: 2000,
  pixels: 100_000_000,
  inflatedBytes: 2 * 1024 * 1024 * 1024,
};

export type RefusalCode =
  | 'empty'
  | 'not-pdf'
  | 'damaged'
  | 'password-needed'
  | 'password-wrong'
  | 'too-large'
  | 'too-many-pages'
  | 'no-pages'
  | 'too-complex'
  | 'too-slow'
  | 'unsupported';

/** The input can't be worked on; the person who gave it can do something about it. Never holds text of the document. */
export class PdfRefused extends Error {
  readonly code: RefusalCode;
  constructor(code: RefusalCode, detail?: string) {
    super(detail ?? code);
    this.name = 'PdfRefused';
    this.code = code;
  }
}

/** Something to take out: the areas it covers on one page and, where it is text, its characters (for the verifier). */
export interface Mark {
  readonly page: number;
  readonly boxes: readonly [Box, ...Box[]];
  /** The value; empty where only pixels go (a drawn box over a picture). */
  readonly text: string;
  /** What the bar says: style `label` prints it (`NOME 1`), style `reason` prints it (`LGPD art. 7`), style `mask` prints it in place (`***.456.789-**`). */
  readonly caption?: string;
}

export type BarStyle = 'bar' | 'label' | 'mask' | 'reason';
export type Level = 'standard' | 'strict' | 'raster';

/** A word read from pixels, in page space, for the clean text layer of a scanned page. */
export interface LayerWord extends Box {
  readonly text: string;
}

export interface RemovalOptions {
  readonly level: Level;
  readonly style: BarStyle;
  /** Words read from pixels, by page; they replace whatever hidden layer the page had, without the marked ones. */
  readonly layers?: ReadonlyMap<number, readonly LayerWord[]>;
  /** Values that must be gone too, though no area shows where they are. */
  readonly values?: readonly string[];
  readonly password?: string;
  readonly limits?: Limits;
  /** Called after each page with the number of pages done so far. */
  readonly onPage?: (done: number) => void;
  readonly assistant?: Assistant;
}

export interface PageOutcome {
  readonly page: number;
  /** `kept`: nothing to take out; `rewritten`: content stream and images edited; `picture`: drawn, with a clean text layer. */
  readonly way: 'kept' | 'rewritten' | 'picture';
  /** Why a page that was not asked to became a picture; no text of the document. */
  readonly why?: string;
  /** What was painted over the marks (page space): whole cells of the removed glyphs, so a little more than the marks. */
  readonly bars?: readonly Box[];
  /** Fields and the like that went as a whole, with text that no mark covers (level strict; page space). */
  readonly replaced?: readonly Box[];
}

export interface Check {
  readonly name:
    | 'opens'
    | 'no-removed-text'
    | 'no-character-under-bar'
    | 'only-known-objects'
    | 'pixels-outside-unchanged'
    | 'pixels-under-bar-uniform'
    | 'remaining-text-kept';
  readonly reader: 'pdfium' | 'pdfjs' | 'structure';
  readonly passed: boolean;
  /** Pages that failed, from 0; empty for the document as a whole. */
  readonly pages: readonly number[];
  readonly detail?: string;
}

export interface Verification {
  readonly passed: boolean;
  readonly checks: readonly Check[];
}

/** Why a copy of a PDF/A file is not PDF/A-2b: what of it breaks ISO 19005-2. */
export type PdfaProblem =
  /** The file as such, its metadata or its output intent (6.1, 6.6, 6.2.3). */
  | 'file'
  /** More or longer than a reader must take (6.1.13). */
  | 'limits'
  /** Operators that are not in ISO 32000-1, or resources that are missing (6.2.2). */
  | 'content'
  /** Colours that nothing says the meaning of, or spot colours that contradict each other (6.2.4). */
  | 'colours'
  /** Transfer functions, halftones, blend modes (6.2.5, 6.2.10). */
  | 'graphics-state'
  /** Interpolation, filters, kinds of JPEG 2000 (6.2.8). */
  | 'picture'
  | 'font-not-embedded'
  /** A font whose widths, encoding or glyphs don't fit its program (6.2.11). */
  | 'font-inconsistent';

/** What became of an original's claim to be PDF/A. */
export interface Archival {
  /** What the original says of itself: `PDF/A-1b`. */
  readonly claimed: string;
  /** Why the copy says nothing of the kind; none where it is PDF/A-2b. */
  readonly problems: readonly PdfaProblem[];
}

export interface RemovedCopy {
  readonly bytes: Uint8Array;
  readonly pages: readonly PageOutcome[];
  /** Where the original claims to be PDF/A. */
  readonly archival?: Archival;
  readonly verification: Verification;
}

/** What was found on some pages of a copy. */
export interface CheckedPages {
  readonly checks: readonly Check[];
}

/** Another process that has the same original and marks, and checks a part of each copy. */
export interface Assistant {
  /** The copy that the next pages to check are of. Resolves when it is open there: never, when the other process is gone. */
  begin(copy: Uint8Array, outcomes: readonly PageOutcome[]): Promise<void>;
  /** Checks the pages from `from` up to `to`, once the copy is open there. Rejects when the other process is gone. */
  check(from: number, to: number): Promise<CheckedPages>;
}

/** No clean copy could be proven. Nothing is handed out. */
export class NotProvablyClean extends Error {
  readonly verification: Verification;
  constructor(verification: Verification) {
    super('The copy could not be proven clean');
    this.name = 'NotProvablyClean';
    this.verification = verification;
  }
}
