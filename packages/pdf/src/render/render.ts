import type { OpenDocument } from '../engine/document.ts';
import { FormFields } from './form-fields.ts';
import { PdfRefused, type Bitmap, type RenderOptions, type TwoColours } from '../types.ts';

/** `FPDFBitmap_BGRx`, `FPDFBitmap_BGRA` (fpdfview.h). */
const OPAQUE = 3;
const WITH_ALPHA = 4;
const BYTES = 4;
const WHITE = 0xffffffff;
const FLAGS_ANNOTATIONS_RGB_ORDER = 0x01 | 0x10;
const FLAG_NO_SMOOTH_TEXT = 0x1000;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Sheet {
  readonly width: number;
  readonly height: number;
  /** An FPDF_BITMAP, opaque: on others PDFium blends what groups hold with nothing, and loses it. */
  readonly page: number;
  /**
   * An FPDF_BITMAP of the same memory with alpha; 0 where the document has no form. On opaque ones PDFium smooths the
   * text of fields in colours, and all other text in grey.
   */
  readonly fields: number;
  /** Room for a bit of each pixel. */
  readonly bits: number;
}

const bitWords = (width: number, height: number): number => Math.ceil((width * height) / 32);

/** Draws the pages of one document. Pages of one size are drawn onto one sheet of memory. */
export class Renderer {
  readonly hasForm: boolean;
  readonly #document: OpenDocument;
  readonly #fields: FormFields;
  #sheet: Sheet | undefined;

  constructor(document: OpenDocument) {
    this.#document = document;
    this.#fields = new FormFields(document);
    this.hasForm = this.#fields.any;
  }

  /**
   * A page as a reader shows it: crop box, rotation, annotations and fields.
   * @param page an FPDF_PAGE
   * @param size in points, after rotation
   * @throws PdfRefused `too-complex`
   */
  draw(
    page: number,
    size: Size,
    dpi: number,
    { hardText = false, lent = false }: RenderOptions = {},
  ): Bitmap {
    const { pdfium, limits } = this.#document;
    const { call } = pdfium;
    const scale = Math.min(dpi / 72, Math.sqrt(limits.pixels / Math.max(1, size.width * size.height)));
    const width = Math.max(1, Math.floor(size.width * scale + 1e-6));
    const height = Math.max(1, Math.floor(size.height * scale + 1e-6));
    if (width * height > limits.pixels) throw new PdfRefused('too-complex');
    const sheet = this.#sheetOf(width, height);
    const start = call.FPDFBitmap_GetBuffer(sheet.page);
    // Twice as fast as PDFium does it.
    pdfium.words.fill(WHITE, start >> 2, (start >> 2) + width * height);
    const flags = FLAGS_ANNOTATIONS_RGB_ORDER | (hardText ? FLAG_NO_SMOOTH_TEXT : 0);
    call.FPDF_RenderPageBitmap(sheet.page, page, 0, 0, width, height, 0, flags);
    if (sheet.fields !== 0) this.#fields.draw(sheet.fields, page, width, height, flags);
    const drawn = pdfium.bytes.subarray(start, start + width * height * BYTES);
    const pixels = lent ? drawn : drawn.slice();
    if (!lent) this.#dropSheet();
    return { width, height, dpi: scale * 72, pixels };
  }

  /** With hard text, in as little room as it takes. */
  drawToKeep(page: number, size: Size, dpi: number): Bitmap | TwoColours {
    const drawn = this.draw(page, size, dpi, { hardText: true, lent: true });
    return this.#packed(drawn) ?? { ...drawn, pixels: drawn.pixels.slice() };
  }

  #packed({ width, height, dpi, pixels }: Bitmap): TwoColours | undefined {
    const { pdfium } = this.#document;
    const out = this.#sheet!.bits;
    const ink = pdfium.kernel.pack(pixels.byteOffset, width * height, out);
    if (ink < 0) return undefined;
    const ground = pdfium.words[pixels.byteOffset >> 2]!;
    const bits = pdfium.words.slice(out >> 2, (out >> 2) + bitWords(width, height));
    return { width, height, dpi, ground, ink, bits };
  }

  #sheetOf(width: number, height: number): Sheet {
    if (this.#sheet?.width === width && this.#sheet.height === height) return this.#sheet;
    this.#dropSheet();
    const { call } = this.#document.pdfium;
    const page = call.FPDFBitmap_CreateEx(width, height, OPAQUE, 0, 0);
    if (page === 0) throw new PdfRefused('too-complex');
    const start = call.FPDFBitmap_GetBuffer(page);
    const fields = this.hasForm
      ? call.FPDFBitmap_CreateEx(width, height, WITH_ALPHA, start, width * BYTES)
      : 0;
    const bits = this.#document.pdfium.allocate(4 * bitWords(width, height));
    this.#sheet = { width, height, page, fields, bits };
    return this.#sheet;
  }

  /** Before the document is closed. */
  close(): void {
    this.#dropSheet();
    this.#fields.close();
  }

  #dropSheet(): void {
    const { pdfium } = this.#document;
    const { call } = pdfium;
    if (this.#sheet !== undefined) {
      pdfium.free(this.#sheet.bits);
      if (this.#sheet.fields !== 0) call.FPDFBitmap_Destroy(this.#sheet.fields);
      call.FPDFBitmap_Destroy(this.#sheet.page);
    }
    this.#sheet = undefined;
  }
}
