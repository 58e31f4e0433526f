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

/** Numbers: a full page of text. */
const USUAL = 8192;

function enlarged(numbers: Float32Array<ArrayBuffer>, length: number): Float32Array<ArrayBuffer> {
  const more = new Float32Array(length);
  more.set(numbers);
  return more;
}

export async function readPlacedText(document: PdfJsDocument, index: number): Promise<PlacedText> {
  let text = '';
  let centres = new Float32Array(USUAL);
  const size = await paintPage(document, index, {
    glyph: (shown, x, y) => {
      const from = 2 * text.length;
      text += shown;
      if (2 * text.length > centres.length) centres = enlarged(centres, 4 * text.length);
      for (let at = from; at < 2 * text.length; at += 2) {
        centres[at] = x;
        centres[at + 1] = y;
      }
    },
  });
  return { ...size, text, centres: centres.subarray(0, 2 * text.length) };
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
