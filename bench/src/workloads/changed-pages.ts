import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  type Bitmap,
  type Box,
  openPages,
  type PageOutcome,
  type PageReader,
} from '../../../packages/pdf/src/index.ts';
import { sameOutside } from '../../../packages/pdf/src/verify/pixels/outside.ts';
import { pixelsOf } from '../../../packages/pdf/src/verify/pixels/regions.ts';
import { drawnBy, type Renderer } from '../peers/renderers.ts';
import { withEdgesOf } from './grey-edges.ts';
import { eitherReading, undisputed } from './reading-of-other.ts';

const RESOLUTIONS = [100, 200];
/** As many single pixels may differ: antialiasing where a clip was added. */
const FEW = 6;
/** Points around a bar that may change, and the same as part of its height: ink that reaches out of its cell. */
const AROUND = 1.5;
const OVERHANG = 0.3;

export interface Changes {
  /** Renderers and resolutions that show a page changed outside its bars. */
  readonly changed: readonly string[];
  /**
   * Those in which the copy looks as the original in other readers, place by place, with these; or that draw the original
   * itself otherwise each time.
   */
  readonly readOtherwise: readonly string[];
}

/** Readers that are asked when a copy looks changed: what else the original may be read as. */
const WITNESSES: readonly Renderer[] = ['poppler', 'mutool', 'ghostscript'];

/** How the first pages that lost a word look, in two renderers. */
export async function changedPages(
  original: Uint8Array,
  copy: Uint8Array,
  outcomes: readonly PageOutcome[],
  most: number,
): Promise<Changes> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mavendoc-drawn-'));
  const [before = '', after = ''] = [original, copy].map((bytes, index) => {
    const file = path.join(folder, `${index}.pdf`);
    writeFileSync(file, bytes);
    return file;
  });
  const readers = { before: await openPages(original), after: await openPages(copy) };
  const changed = new Set<string>();
  const readOtherwise = new Set<string>();
  try {
    for (const outcome of outcomes.filter(({ way }) => way !== 'kept').slice(0, most)) {
      for (const dpi of RESOLUTIONS) {
        for (const renderer of ['pdfium', 'poppler'] as const) {
          const verdict = compare(renderer, outcome, dpi, { before, after }, readers);
          const label = `${renderer}-${dpi} page ${outcome.page + 1}`;
          if (verdict === 'changed') changed.add(label);
          else if (verdict !== 'same') readOtherwise.add(`${label} (${verdict})`);
        }
      }
    }
  } finally {
    readers.before.close();
    readers.after.close();
    rmSync(folder, { recursive: true });
  }
  return { changed: [...changed], readOtherwise: [...readOtherwise] };
}

type Pair<T> = Readonly<Record<'before' | 'after', T>>;

/**
 * `same`, `changed`, or what shows that the copy is not to blame: it looks as others read the original, or differs only
 * where others read the original otherwise, the renderer does not draw the original like itself, or what differs is how it scales what it draws alike when it draws more finely.
 */
function compare(
  renderer: 'pdfium' | 'poppler',
  outcome: PageOutcome,
  dpi: number,
  files: Pair<string>,
  readers: Pair<PageReader>,
  isFinest = false,
): string {
  const { page, way, bars = [] } = outcome;
  const asPicture = way === 'picture';
  const hasForm = readers.before.hasForm || readers.after.hasForm;
  // Pictures are drawn with grey edges; text of fields has them in the original whatever is asked for.
  const hardText = !asPicture && !hasForm;
  const draw = (by: Renderer | 'pdfium', which: 'before' | 'after'): Bitmap | undefined =>
    by === 'pdfium'
      ? readers[which].render(page, dpi, { hardText })
      : drawnBy(by, files[which], { page, dpi, soft: asPicture });
  const [original, copy] = [draw(renderer, 'before'), draw(renderer, 'after')];
  if (original === undefined || copy === undefined) return 'same';
  const looksLike = (drawn: Bitmap): boolean => isSame(drawn, copyOf(copy), bars, asPicture);
  let likeAny = hardText || asPicture ? original : withEdgesOf(original, copy);
  if (looksLike(likeAny)) return 'same';
  let settled = original;
  const asked: string[] = [];
  for (const by of ['pdfium', ...WITNESSES] as const) {
    if (by === renderer) continue;
    const other = draw(by, 'before');
    if (other === undefined) continue;
    asked.push(by);
    likeAny = eitherReading(likeAny, other, copy, asPicture);
    if (looksLike(likeAny)) return `as ${asked.join(' or ')}`;
    settled = undisputed(original, settled, other, copy);
  }
  if (looksLike(settled)) return `disputed by ${asked.join(', ')}`;
  const again = draw(renderer, 'before');
  if (again !== undefined && !isSame(original, copyOf(again), bars, false))
    return 'drawn otherwise each time';
  if (isFinest) return 'changed';
  const finer = compare(renderer, outcome, 2 * dpi, files, readers, true);
  return finer === 'same' ? `the same at ${2 * dpi}` : 'changed';
}

/** Comparing paints over what is under the bars. */
const copyOf = (bitmap: Bitmap): Bitmap => ({ ...bitmap, pixels: bitmap.pixels.slice() });

function isSame(before: Bitmap, after: Bitmap, bars: readonly Box[], asPicture: boolean): boolean {
  const hidden = bars.map((bar) => {
    const margin = AROUND + OVERHANG * (bar.bottom - bar.top);
    return pixelsOf(bar, after, { x: margin, y: margin });
  });
  return sameOutside(before, after, hidden, asPicture ? 'in-blocks' : FEW);
}
