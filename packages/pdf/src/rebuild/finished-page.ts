import type { PDFDict, PDFObject, PDFRef } from '@cantoo/pdf-lib';
import { PictureNeeded } from '../content/picture-needed.ts';
import { burnImage } from '../images/burn-image.ts';
import type { Material } from '../rewrite/material.ts';
import { pageView } from '../rewrite/page-view.ts';
import { TilingAtMark } from '../rewrite/tiling-at-mark.ts';
import { DEFAULT_LIMITS, type Mark, type RemovalOptions } from '../types.ts';
import { copyPage, type CopiedPage, type PageJob } from './copied-page.ts';
import { drawPage } from './drawn-page.ts';
import type { FinishedPage, PageSource } from './page-types.ts';

/** One page, rewritten where that can be done surely, else as a picture. */
export async function finishPage(
  source: PageSource,
  material: Material,
  page: PDFDict,
  index: number,
  barFont: PDFRef,
): Promise<FinishedPage> {
  const { style, level, layers } = source.options;
  const view = pageView(page);
  const marks = (source.marks.get(index) ?? []).flatMap(withArea);
  const picture = (why: string | undefined) => drawPage(source, material, { index, view, marks, why });
  const why = source.pictures.get(index);
  if (level === 'raster' || why !== undefined) return picture(why);
  try {
    const layer = layers?.get(index);
    const watched = source.watched ?? new Map();
    const tilings = new Set<PDFObject>();
    const job = { page, view, marks, style, level, layer, barFont, watched, tilings };
    const copied = await copyWithImages(material, job, source.options);
    const way = marks.length > 0 ? 'rewritten' : 'kept';
    const { bars, replaced } = copied;
    const outcome = { page: index, way, bars, ...(replaced.length > 0 && { replaced }) } as const;
    return { ...copied, outcome, view, upright: false };
  } catch (error) {
    // Whatever goes wrong with one page, the picture of it is safe.
    return picture(error instanceof PictureNeeded ? error.reason : 'malformed');
  }
}

/** What is painted nowhere (a note, the address of a link) has an empty box: it is gone without a bar. */
function withArea(mark: Mark): Mark[] {
  const [first, ...rest] = mark.boxes.filter((box) => box.right > box.left && box.bottom > box.top);
  return first === undefined ? [] : [{ ...mark, boxes: [first, ...rest] }];
}

/** Burning an image takes time; the page is gone through again when its images are ready. */
async function copyWithImages(
  material: Material,
  job: PageJob,
  options: RemovalOptions,
): Promise<CopiedPage> {
  const limits = { budget: material.copier.budget, pixels: (options.limits ?? DEFAULT_LIMITS).pixels };
  for (;;) {
    const wanted = material.images.begin();
    const copied = copiedOrTiling(material, job);
    if (copied instanceof TilingAtMark) {
      job.tilings.add(copied.tiling);
      continue;
    }
    if (wanted.length === 0) return copied;
    for (const { image, key, boxes } of wanted) {
      material.images.burnt(key, await burnImage(image, boxes, limits));
    }
  }
}

function copiedOrTiling(material: Material, job: PageJob): CopiedPage | TilingAtMark {
  try {
    return copyPage(material, job);
  } catch (error) {
    if (error instanceof TilingAtMark) return error;
    throw error;
  }
}
