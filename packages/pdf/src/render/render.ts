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
}

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
    const { pdfium } = this.#document;
    const { pixels, ...drawn } = this.draw(page, size, dpi, { hardText: true, lent: true });
    // The view is gone when memory grows; what it shows stays where it was.
    const { byteOffset: start, length } = pixels;
    return this.#packed(drawn, start) ?? { ...drawn, pixels: pdfium.bytes.slice(start, start + length) };
  }

  /** @param start where the pixels are */
  #packed(drawn: Omit<Bitmap, 'pixels'>, start: number): TwoColours | undefined {
    const { pdfium } = this.#document;
    const count = drawn.width * drawn.height;
    const words = Math.ceil(count / 32);
    const out = pdfium.allocate(4 * words);
    try {
      const ink = pdfium.kernel.pack(start, count, out);
      if (ink < 0) return undefined;
      const bits = pdfium.words.slice(out >> 2, (out >> 2) + words);
      return { ...drawn, ground: pdfium.words[start >> 2]!, ink, bits };
    } finally {
      pdfium.free(out);
    }
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
    this.#sheet = { width, height, page, fields };
    return this.#sheet;
  }

  /** Before the document is closed. */
  close(): void {
    this.#dropSheet();
    this.#fields.close();
  }

  #dropSheet(): void {
    const { call } = this.#document.pdfium;
    if (this.#sheet !== undefined) {
      if (this.#sheet.fields !== 0) call.FPDFBitmap_Destroy(this.#sheet.fields);
      call.FPDFBitmap_Destroy(this.#sheet.page);
    }
    this.#sheet = undefined;
  }
}
