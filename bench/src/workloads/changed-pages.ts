import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type Bitmap, type Box, openPages, type PageOutcome } from '../../../packages/pdf/src/index.ts';
import { sameOutside } from '../../../packages/pdf/src/verify/pixels/outside.ts';
import { pixelsOf } from '../../../packages/pdf/src/verify/pixels/regions.ts';
import { drawnByPoppler } from '../peers/poppler.ts';

const RESOLUTIONS = [100, 200];
/** Points around a bar that may change, and the same as part of its height: ink that reaches out of its cell. */
const AROUND = 1.5;
const OVERHANG = 0.3;

/** The renderers and resolutions that show a page changed outside its bars, for the first pages that lost a word. */
export async function changedPages(
  original: Uint8Array,
  copy: Uint8Array,
  outcomes: readonly PageOutcome[],
  most: number,
): Promise<string[]> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-drawn-'));
  const files = [original, copy].map((bytes, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, bytes);
    return file;
  });
  const readers = [await openPages(original), await openPages(copy)];
  const changed = new Set<string>();
  try {
    for (const { page, way, bars = [] } of outcomes
      .filter((outcome) => outcome.way !== 'kept')
      .slice(0, most)) {
      for (const dpi of RESOLUTIONS) {
        // Text of fields has grey edges in the original whatever is asked for.
        const options = { hardText: !readers.some(({ hasForm }) => hasForm) };
        const byPdfium = readers.map((reader) => reader.render(page, dpi, options));
        const byPoppler = files.map((file) => drawnByPoppler(file, page, dpi));
        for (const [renderer, [before, after]] of Object.entries({ pdfium: byPdfium, poppler: byPoppler })) {
          if (before === undefined || after === undefined) continue;
          if (!isSame(before, after, bars, way === 'picture'))
            changed.add(`${renderer}-${dpi} page ${page + 1}`);
        }
      }
    }
  } finally {
    for (const reader of readers) reader.close();
    rmSync(folder, { recursive: true });
  }
  return [...changed];
}

function isSame(before: Bitmap, after: Bitmap, bars: readonly Box[], asPicture: boolean): boolean {
  const hidden = bars.map((bar) => {
    const margin = AROUND + OVERHANG * (bar.bottom - bar.top);
    return pixelsOf(bar, after, { x: margin, y: margin });
  });
  return sameOutside(before, after, hidden, asPicture);
}
