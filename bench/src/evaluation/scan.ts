import { encode } from 'jpeg-js';
import { PDFDocument } from '@cantoo/pdf-lib';
import { openPdf, type Bitmap, type Box } from '../../../packages/pdf/src/index.ts';
import type { Rendered } from './render.ts';
import { PAGE } from './sheet.ts';

const DPI = 200;
/** Of 0 to 100; office scanners compress about so much. */
const QUALITY = 75;
/** Of 255, either way. */
const NOISE = 14;

/** The document as a scanner gives it: pages as grey, slightly turned, noisy JPEG pictures, and no text at all. */
export async function scan({ bytes, places }: Rendered, seed: number): Promise<Rendered> {
  const reader = await openPdf(bytes);
  const pdf = await PDFDocument.create();
  pdf.setCreationDate(new Date(0));
  pdf.setModificationDate(new Date(0));
  // Up to one degree, to either side; never quite straight.
  const degrees = (0.25 + ((seed * 7) % 76) / 100) * (seed % 2 === 0 ? 1 : -1);
  const angle = (degrees * Math.PI) / 180;
  for (let index = 0; index < reader.facts.pageCount; index += 1) {
    const picture = worn(reader.render(index, DPI), angle, seed + index);
    const image = await pdf.embedJpg(encode({ ...picture, data: picture.pixels }, QUALITY).data);
    pdf
      .addPage([PAGE.width, PAGE.height])
      .drawImage(image, { x: 0, y: 0, width: PAGE.width, height: PAGE.height });
  }
  reader.close();
  return {
    bytes: await pdf.save(),
    places: places.map(({ page, box }) => ({ page, box: turned(box, angle) })),
  };
}

/** Turns by `angle` (radians, clockwise) around the middle and adds the same noise each time. */
function worn({ width, height, pixels }: Bitmap, angle: number, seed: number) {
  const out = new Uint8Array(width * height * 4);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const grey = (x: number, y: number): number =>
    x < 0 || y < 0 || x >= width || y >= height ? 255 : (pixels[(y * width + x) * 4 + 1] ?? 255);
  let state = (seed * 2654435761) >>> 0;
  for (let y = 0, p = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, p += 4) {
      const [dx, dy] = [x - width / 2, y - height / 2];
      const sourceX = dx * cos + dy * sin + width / 2;
      const sourceY = dy * cos - dx * sin + height / 2;
      const [left, top] = [Math.floor(sourceX), Math.floor(sourceY)];
      const [h, v] = [sourceX - left, sourceY - top];
      const value =
        (grey(left, top) * (1 - h) + grey(left + 1, top) * h) * (1 - v) +
        (grey(left, top + 1) * (1 - h) + grey(left + 1, top + 1) * h) * v;
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      const noise = (state / 2 ** 32 - 0.5) * 2 * NOISE;
      // Paper is not quite white, ink not quite black.
      out.fill(Math.max(0, Math.min(255, 18 + value * 0.88 + noise)), p, p + 3);
      out[p + 3] = 255;
    }
  }
  return { width, height, pixels: out };
}

/** The box of the same size around the turned middle. */
function turned({ left, top, right, bottom }: Box, angle: number): Box {
  const dx = (left + right) / 2 - PAGE.width / 2;
  const dy = (top + bottom) / 2 - PAGE.height / 2;
  const x = PAGE.width / 2 + dx * Math.cos(angle) - dy * Math.sin(angle);
  const y = PAGE.height / 2 + dx * Math.sin(angle) + dy * Math.cos(angle);
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}
