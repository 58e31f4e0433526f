import type { OpenDocument } from '../engine/document.ts';
import { PdfRefused, type Bitmap } from '../types.ts';

const FORMAT_BGRX = 3;
const WHITE = 0xffffffff;
const FLAGS_ANNOTATIONS_RGB_ORDER = 0x01 | 0x10;

/**
 * Draws a page as a reader shows it: crop box, rotation, annotations and fields.
 * @param page an FPDF_PAGE
 * @param size in points, after rotation
 */
export function renderPage(
  { pdfium, limits }: OpenDocument,
  page: number,
  size: { readonly width: number; readonly height: number },
  dpi: number,
): Bitmap {
  const { call } = pdfium;
  const scale = Math.min(dpi / 72, Math.sqrt(limits.pixels / Math.max(1, size.width * size.height)));
  const width = Math.max(1, Math.floor(size.width * scale + 1e-6));
  const height = Math.max(1, Math.floor(size.height * scale + 1e-6));
  if (width * height > limits.pixels) throw new PdfRefused('too-complex');
  const bitmap = call.FPDFBitmap_CreateEx(width, height, FORMAT_BGRX, 0, 0);
  if (bitmap === 0) throw new PdfRefused('too-complex');
  try {
    call.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    call.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, FLAGS_ANNOTATIONS_RGB_ORDER);
    const buffer = call.FPDFBitmap_GetBuffer(bitmap);
    return {
      width,
      height,
      dpi: scale * 72,
      pixels: pdfium.bytes.slice(buffer, buffer + width * height * 4),
    };
  } finally {
    call.FPDFBitmap_Destroy(bitmap);
  }
}
