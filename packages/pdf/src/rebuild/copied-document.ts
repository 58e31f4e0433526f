import {
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFStreamWriter,
  type PDFContext,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { dictOf, entry, stringBytes } from '../content/objects.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { InflateBudget } from '../content/streams.ts';
import type { Usage } from '../rewrite/font-use.ts';
import { readLayers } from '../rewrite/layers.ts';
import { Material } from '../rewrite/material.ts';
import { pagesOf } from '../rewrite/page-tree.ts';
import { pageBox, pageView, userRect, type PageView } from '../rewrite/page-view.ts';
import { rewriteContent } from '../rewrite/rewrite-content.ts';
import type { Box, Mark, PageOutcome, PdfReader, RemovalOptions } from '../types.ts';
import { barFont, barRect } from './bars.ts';
import { Copier } from './copier.ts';
import { copyPage } from './copied-page.ts';
import { deflated } from './deflate.ts';
import { burn, pictureContent, type PictureContent } from './picture-page.ts';
import { remainingWords } from './remaining-words.ts';
import { keepReachable } from './renumber.ts';
import { usesAny, writeFonts } from './written-fonts.ts';

const DPI = 200;

export interface CopyJob {
  /** The normalised source. */
  readonly source: PDFContext;
  readonly reader: PdfReader;
  readonly marks: ReadonlyMap<number, readonly Mark[]>;
  readonly options: RemovalOptions;
  /** Pages that must become pictures, and why. */
  readonly pictures: ReadonlyMap<number, string>;
  readonly budget: InflateBudget;
  readonly onPage: (done: number) => void;
}

interface FinishedPage {
  readonly outcome: PageOutcome;
  readonly view: PageView;
  readonly turned: boolean;
  readonly usage: Usage | undefined;
  readonly content: PictureContent;
}

/** A new file that holds what the pages paint and nothing else. */
export async function copyDocument(job: CopyJob): Promise<{ bytes: Uint8Array; pages: PageOutcome[] }> {
  const target = (await PDFDocument.create({ updateMetadata: false })).context;
  for (const [ref] of target.enumerateIndirectObjects()) target.delete(ref);
  const copier = new Copier(job.source, target, job.budget);
  const material = new Material(copier, readLayers(job.source), rewriteContent);
  const font = barFont(target);
  const pages = pagesOf(job.source).map((page, index) => {
    const finished = finishPage(job, material, page, index, font);
    job.onPage(index + 1);
    return finished;
  });
  const refused = writeFonts(material, usagesOf(pages));
  if (refused.size > 0) {
    const pictures = new Map(job.pictures);
    pages.forEach(({ usage }, index) => {
      if (usage !== undefined && usesAny(usage, refused)) pictures.set(index, 'font-not-prunable');
    });
    return copyDocument({ ...job, pictures });
  }
  const root = keepReachable(target, writeTree(job.source, target, pages));
  target.trailerInfo = { Root: root };
  const bytes = await PDFStreamWriter.forContext(target, Number.POSITIVE_INFINITY).serializeToBuffer();
  return { bytes, pages: pages.map(({ outcome }) => outcome) };
}

const usagesOf = (pages: readonly FinishedPage[]): Usage[] =>
  pages.flatMap(({ usage }) => (usage === undefined ? [] : [usage]));

function finishPage(
  job: CopyJob,
  material: Material,
  page: ReturnType<typeof pagesOf>[number],
  index: number,
  font: PDFRef,
): FinishedPage {
  const view = pageView(page);
  const marks = job.marks.get(index) ?? [];
  const asked = job.options.level === 'raster';
  const why = job.pictures.get(index);
  if (!asked && why === undefined) {
    try {
      const { style, level, layers } = job.options;
      const layer = layers?.get(index);
      const copied = copyPage(material, { page, view, marks, style, level, layer, barFont: font });
      const way = marks.length > 0 ? 'rewritten' : 'kept';
      const outcome = { page: index, way, bars: copied.bars } as const;
      return { outcome, view, turned: false, usage: copied.usage, content: copied };
    } catch (error) {
      // Whatever goes wrong with one page, the picture of it is safe.
      const reason = error instanceof PictureNeeded ? error.reason : 'malformed';
      return drawnPage(job, material, view, index, font, reason);
    }
  }
  return drawnPage(job, material, view, index, font, asked ? undefined : why);
}

function drawnPage(
  job: CopyJob,
  material: Material,
  view: PageView,
  index: number,
  font: PDFRef,
  why: string | undefined,
): FinishedPage {
  const bitmap = job.reader.render(index, DPI);
  const bars: Box[] = (job.marks.get(index) ?? [])
    .flatMap((mark) => mark.boxes)
    .map((box) =>
      pageBox(
        view,
        barRect(userRect(view, job.options.level === 'strict' ? wholeLine(view, box) : box), undefined),
      ),
    );
  burn(bitmap, bars);
  const words = job.options.layers?.get(index)?.filter((word) => !bars.some((bar) => meet(bar, word)));
  const content = pictureContent(
    material.copier.target,
    bitmap,
    words ?? remainingWords(job.reader.page(index), bars),
    view,
    font,
  );
  const outcome = { page: index, way: 'picture', bars, ...(why === undefined ? {} : { why }) } as const;
  return { outcome, view, turned: true, usage: undefined, content };
}

/** The width of what went tells itself by where the line goes on: at level strict the picture of the line goes too. */
const wholeLine = (view: PageView, box: Box): Box =>
  box.right - box.left >= box.bottom - box.top
    ? { ...box, left: 0, right: view.width }
    : { left: 0, top: 0, right: view.width, bottom: view.height };

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

function writeTree(source: PDFContext, target: PDFContext, pages: readonly FinishedPage[]): PDFRef {
  const tree = target.nextRef();
  const kids = pages.map(({ view, turned, content }) => {
    const dict = target.obj({ Type: 'Page', Parent: tree });
    const { x0, y0, x1, y1 } = view.cropBox;
    const box = turned ? [0, 0, view.width, view.height] : [x0, y0, x1, y1];
    dict.set(PDFName.of('MediaBox'), target.obj(box));
    if (!turned && view.rotate !== 0) dict.set(PDFName.of('Rotate'), target.obj(view.rotate));
    dict.set(PDFName.of('Resources'), content.resources);
    dict.set(PDFName.of('Contents'), target.register(deflated(target.obj({}), content.content)));
    return target.register(dict);
  });
  target.assign(tree, target.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const catalog = target.obj({ Type: 'Catalog', Pages: tree });
  const language = languageOf(source);
  if (language !== undefined) catalog.set(PDFName.of('Lang'), language);
  return target.register(catalog);
}

/** A language tag and nothing else (RFC 5646, the short forms). */
function languageOf(source: PDFContext) {
  const bytes = stringBytes(entry(dictOf(source.lookup(source.trailerInfo.Root)), 'Lang'));
  const text = Buffer.from(bytes ?? []).toString('latin1');
  return /^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/.test(text)
    ? PDFHexString.of(Buffer.from(text).toString('hex'))
    : undefined;
}
