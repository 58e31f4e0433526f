import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Bitmap, type Box, openPages, type PageOutcome } from '../../../packages/pdf/src/index.ts';
import { sameOutside } from '../../../packages/pdf/src/verify/pixels/outside.ts';
import { pixelsOf } from '../../../packages/pdf/src/verify/pixels/regions.ts';
import { drawnByPoppler } from '../peers/poppler.ts';
import { withEdgesOf } from './grey-edges.ts';
import { eitherReading } from './reading-of-other.ts';

const RESOLUTIONS = [100, 200];
/** Points around a bar that may change, and the same as part of its height: ink that reaches out of its cell. */
const AROUND = 1.5;
const OVERHANG = 0.3;

export interface Changes {
  /** Renderers and resolutions that show a page changed outside its bars. */
  readonly changed: readonly string[];
  /** Those that read the original otherwise than the other renderer: the copy looks as it does there. */
  readonly readOtherwise: readonly string[];
}

/** How the first pages that lost a word look, in two renderers. */
export async function changedPages(
  original: Uint8Array,
  copy: Uint8Array,
  outcomes: readonly PageOutcome[],
  most: number,
): Promise<Changes> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-drawn-'));
  const files = [original, copy].map((bytes, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, bytes);
    return file;
  });
  const readers = [await openPages(original), await openPages(copy)];
  const changed = new Set<string>();
  const readOtherwise = new Set<string>();
  try {
    for (const { page, way, bars = [] } of outcomes
      .filter((outcome) => outcome.way !== 'kept')
      .slice(0, most)) {
      for (const dpi of RESOLUTIONS) {
        // Text of fields has grey edges in the original whatever is asked for.
        const options = { hardText: !readers.some(({ hasForm }) => hasForm) };
        const byPdfium = readers.map((reader) => reader.render(page, dpi, options));
        const byPoppler = files.map((file) => drawnByPoppler(file, page, dpi));
        const drawn = { pdfium: byPdfium, poppler: byPoppler };
        for (const [renderer, [drawnBefore, after]] of Object.entries(drawn)) {
          if (drawnBefore === undefined || after === undefined) continue;
          const before = options.hardText ? drawnBefore : withEdgesOf(drawnBefore, after);
          const asPicture = way === 'picture';
          if (isSame(before, copyOf(after), bars, asPicture)) continue;
          const [other] = renderer === 'pdfium' ? byPoppler : byPdfium;
          const either = other === undefined ? before : eitherReading(before, other, after, asPicture);
          const list = isSame(either, after, bars, asPicture) ? readOtherwise : changed;
          list.add(`${renderer}-${dpi} page ${page + 1}`);
        }
      }
    }
  } finally {
    for (const reader of readers) reader.close();
    rmSync(folder, { recursive: true });
  }
  return { changed: [...changed], readOtherwise: [...readOtherwise] };
}

/** Comparing paints over what is under the bars. */
const copyOf = (bitmap: Bitmap): Bitmap => ({ ...bitmap, pixels: bitmap.pixels.slice() });

function isSame(before: Bitmap, after: Bitmap, bars: readonly Box[], asPicture: boolean): boolean {
  const hidden = bars.map((bar) => {
    const margin = AROUND + OVERHANG * (bar.bottom - bar.top);
    return pixelsOf(bar, after, { x: margin, y: margin });
  });
  return sameOutside(before, after, hidden, asPicture);
}
