/** Page images that tests draw themselves: lines of text set in a PDF and painted with PDFium. */

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BlendMode, degrees, PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import { init } from '@embedpdf/pdfium';
import type { PageImage } from '../types.ts';

export interface Drawing {
  /** Clockwise degrees, any. */
  readonly turned?: number;
  readonly stamp?: string;
  readonly dpi?: number;
}

const WIDTH = 595;
const HEIGHT = 842;

/** An A4 page with the given lines in Helvetica 12, 1 inch from the edges. */
export async function drawText(lines: readonly string[], drawing: Drawing = {}): Promise<PageImage> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage([WIDTH, HEIGHT]);
  lines.forEach((line, i) => {
    const [x, y] = turnedAround(72, HEIGHT - 90 - i * 22, drawing.turned ?? 0);
    page.drawText(line, { x, y, size: 12, font, rotate: degrees(-(drawing.turned ?? 0)) });
  });
  if (drawing.stamp) {
    page.drawText(drawing.stamp, {
      x: 80,
      y: HEIGHT - 130,
      size: 40,
      font,
      color: rgb(0.85, 0.1, 0.1),
      blendMode: BlendMode.Multiply,
    });
  }
  return paint(await document.save(), drawing.dpi ?? 200);
}

function turnedAround(x: number, y: number, clockwise: number): [number, number] {
  const angle = (-clockwise * Math.PI) / 180;
  const dx = x - WIDTH / 2;
  const dy = y - HEIGHT / 2;
  // A quarter turn would push the lines off a page that is narrower than high.
  const scale = clockwise % 180 === 90 ? 0.7 : 1;
  return [
    WIDTH / 2 + scale * (dx * Math.cos(angle) - dy * Math.sin(angle)),
    HEIGHT / 2 + scale * (dx * Math.sin(angle) + dy * Math.cos(angle)),
  ];
}

async function paint(bytes: Uint8Array, dpi: number): Promise<PageImage> {
  const wasm = createRequire(import.meta.url).resolve('@embedpdf/pdfium/pdfium.wasm');
  const pdfium = await init({ wasmBinary: Uint8Array.from(await readFile(wasm)).buffer });
  pdfium.PDFiumExt_Init();
  const heap = () => pdfium.pdfium.HEAPU8;
  const file = pdfium.pdfium.wasmExports.malloc(bytes.length);
  heap().set(bytes, file);
  const document = pdfium.FPDF_LoadMemDocument(file, bytes.length, '');
  const page = pdfium.FPDF_LoadPage(document, 0);
  const width = Math.round((WIDTH * dpi) / 72);
  const height = Math.round((HEIGHT * dpi) / 72);
  const bitmap = pdfium.FPDFBitmap_Create(width, height, 0);
  pdfium.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, 0xffffffff);
  // FPDF_REVERSE_BYTE_ORDER: red first.
  pdfium.FPDF_RenderPageBitmap(bitmap, page, 0, 0, width, height, 0, 0x10);
  const at = pdfium.FPDFBitmap_GetBuffer(bitmap);
  return { width, height, dpi, pixels: heap().slice(at, at + width * height * 4) };
}

/** Light that falls off to the right and the bottom, on yellowed paper. */
export function unevenLight(image: PageImage): PageImage {
  const pixels = Uint8Array.from(image.pixels);
  for (let y = 0, p = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++, p += 4) {
      const light = 1 - 0.45 * (x / image.width) - 0.3 * (y / image.height);
      pixels[p] = pixels[p]! * light;
      pixels[p + 1] = pixels[p + 1]! * light * 0.97;
      pixels[p + 2] = pixels[p + 2]! * light * 0.85;
    }
  }
  return { ...image, pixels };
}

/** Black and white specks, the same ones each time. */
export function faxNoise(image: PageImage, share: number): PageImage {
  const pixels = Uint8Array.from(image.pixels);
  let seed = 12345;
  for (let p = 0; p < pixels.length; p += 4) {
    seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
    if (seed / 2 ** 32 < share) pixels.fill((seed >> 8) & 1 ? 255 : 0, p, p + 3);
  }
  return { ...image, pixels };
}

/** Puts a grey picture on the page with its top left corner at the given pixel. */
export function withPicture(
  image: PageImage,
  picture: { readonly width: number; readonly height: number; readonly data: ArrayLike<number> },
  left: number,
  top: number,
): PageImage {
  const pixels = Uint8Array.from(image.pixels);
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const p = ((top + y) * image.width + left + x) * 4;
      pixels.fill(picture.data[y * picture.width + x]!, p, p + 3);
    }
  }
  return { ...image, pixels };
}
