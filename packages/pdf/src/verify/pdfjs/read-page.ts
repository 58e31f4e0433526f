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

export async function readPlacedText(document: PdfJsDocument, index: number): Promise<PlacedText> {
  const parts: string[] = [];
  const centres: number[] = [];
  const size = await paintPage(document, index, {
    glyph: (text, x, y) => {
      parts.push(text);
      for (let unit = 0; unit < text.length; unit += 1) centres.push(x, y);
    },
  });
  return { ...size, text: parts.join(''), centres: Float32Array.from(centres) };
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
