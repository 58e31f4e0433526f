import { loadPdfJs, type PdfJsDocument } from './open.ts';
import { matrixOf, type Matrix } from './matrix.ts';
import type { FontFacts, OperatorList } from './state.ts';
import type { Painter } from './painter.ts';
import { walkOperators } from './walk.ts';

/** Text as pdf.js reads it, in painting order, without spaces that only the layout makes. */
export interface PlacedText {
  readonly width: number;
  readonly height: number;
  readonly text: string;
  /** Two numbers (x, y; page space) for each UTF-16 unit of `text`: the middle of its glyph, NaN where not known. */
  readonly centres: Float32Array;
}

/** UTF-16 units: a full page of text. */
const USUAL = 4096;

function enlarged<Numbers extends Uint16Array | Float32Array>(numbers: Numbers, more: Numbers): Numbers {
  more.set(numbers);
  return more;
}

export async function readPlacedText(document: PdfJsDocument, index: number): Promise<PlacedText> {
  // To join strings, one for each glyph, makes more to collect than all the rest of reading.
  let units = new Uint16Array(USUAL);
  let centres = new Float32Array(2 * USUAL);
  let length = 0;
  const size = await paintPage(document, index, {
    glyph: (shown, x, y) => {
      if (length + shown.length > units.length) {
        const room = 2 * (length + shown.length);
        units = enlarged(units, new Uint16Array(room));
        centres = enlarged(centres, new Float32Array(2 * room));
      }
      for (let at = 0; at < shown.length; at += 1, length += 1) {
        units[length] = shown.charCodeAt(at);
        centres[2 * length] = x;
        centres[2 * length + 1] = y;
      }
    },
  });
  const text = Buffer.from(units.buffer, 0, 2 * length).toString('utf16le');
  return { ...size, text, centres: centres.subarray(0, 2 * length) };
}

export interface PageSize {
  readonly width: number;
  readonly height: number;
}

export async function paintPage(document: PdfJsDocument, index: number, painter: Painter): Promise<PageSize> {
  const page = await document.page(index);
  const viewport = page.getViewport({ scale: 1 });
  const list = (await page.getOperatorList()) as unknown as OperatorList;
  const fontOf = (name: string): FontFacts | undefined =>
    page.commonObjs.has(name) ? (page.commonObjs.get(name) as FontFacts) : undefined;
  walkOperators(list, matrixOf(viewport.transform) as Matrix, {
    operators: (await loadPdfJs()).OPS,
    fontOf,
    painter,
  });
  page.cleanup();
  return { width: viewport.width, height: viewport.height };
}
