import { PDFDocument, PDFHexString, PDFName, type PDFContext, type PDFRef } from '@cantoo/pdf-lib';
import { dictEntry, dictOf, entry, stringBytes } from '../content/objects.ts';
import type { InflateBudget } from '../content/streams.ts';
import { archivalCopy, written } from '../pdfa/archival-copy.ts';
import { outputIntents } from '../pdfa/output-intent.ts';
import { embeddedCaptionFont } from '../pdfa/caption-font.ts';
import type { Usage } from '../rewrite/font-use.ts';
import { readLayers } from '../rewrite/layers.ts';
import { Material } from '../rewrite/material.ts';
import { pagesOf } from '../rewrite/page-tree.ts';
import { rewriteContent } from '../rewrite/rewrite-content.ts';
import type { PageOutcome } from '../types.ts';
import type { PdfaProblem } from '../types.ts';
import { captionCodes, captionFont } from './bars.ts';
import { Copier } from './copier.ts';
import { deflated } from './deflate.ts';
import { finishPage } from './finished-page.ts';
import { copyOutline } from './outline.ts';
import { pageLabels } from './page-labels.ts';
import type { FinishedPage, PageSource } from './page-types.ts';
import { keepReachable } from './renumber.ts';
import { saidByPages } from './said-by-pages.ts';
import { usesAny, writeFonts } from './written-fonts.ts';

export interface CopyJob extends PageSource {
  /** The normalised source. */
  readonly source: PDFContext;
  readonly budget: InflateBudget;
  readonly onPage: (done: number) => void;
  /** Whether to rebuild the outline. */
  readonly outline: boolean;
  /** False where device colours of a PDF/A copy may not mean what the original says, but sRGB. */
  readonly profile?: boolean;
}

export interface CopiedDocument {
  readonly bytes: Uint8Array;
  readonly pages: PageOutcome[];
  /** Why a copy that was to be PDF/A is none. */
  readonly problems: readonly PdfaProblem[];
}

/** A new file that holds what the pages paint and nothing else. */
export async function copyDocument(job: CopyJob): Promise<CopiedDocument> {
  const target = (await PDFDocument.create({ updateMetadata: false })).context;
  for (const [ref] of target.enumerateIndirectObjects()) target.delete(ref);
  const copier = new Copier(job.source, target, job.budget);
  const material = new Material(copier, readLayers(job.source), rewriteContent);
  const font = target.nextRef();
  const pages: FinishedPage[] = [];
  for (const [index, page] of pagesOf(job.source).entries()) {
    pages.push(await finishPage(job, material, page, index, font));
    job.onPage(index + 1);
  }
  // An image that is burnt here may be painted there, clipped: what is burnt must not go along unseen.
  const watched = new Map([...material.images.areas].filter(([image]) => copier.hasCopied(image)));
  if (watched.size > 0 && job.watched === undefined) return copyDocument({ ...job, watched });
  const captions = [...job.marks.values()].flat().flatMap(({ caption = [] }) => caption);
  target.assign(
    font,
    job.archival === true ? embeddedCaptionFont(copier, captionCodes(captions)) : captionFont(target),
  );
  const refused = writeFonts(material, usagesOf(pages), job.archival);
  if (refused.size > 0) {
    const pictures = new Map(job.pictures);
    pages.forEach(({ usage }, index) => {
      if (usage !== undefined && usesAny(usage, refused)) pictures.set(index, 'font-not-prunable');
    });
    return copyDocument({ ...job, pictures });
  }
  const catalog = await writeTree(job, target, pages);
  return { pages: pages.map(({ outcome }) => outcome), ...(await fileOf(job, target, catalog)) };
}

async function fileOf(job: CopyJob, target: PDFContext, catalog: PDFRef) {
  if (job.archival === true)
    return archivalCopy(
      target,
      catalog,
      outputIntents(job.profile === false ? undefined : job.source, target, job.budget),
    );
  target.trailerInfo = { Root: keepReachable(target, catalog) };
  return { bytes: await written(target), problems: [] };
}

const usagesOf = (pages: readonly FinishedPage[]): Usage[] =>
  pages.flatMap(({ usage }) => (usage === undefined ? [] : [usage]));

async function writeTree(job: CopyJob, target: PDFContext, pages: readonly FinishedPage[]): Promise<PDFRef> {
  const { source } = job;
  const tree = target.nextRef();
  const kids = pages.map(({ view, upright, group, content, resources }) => {
    const dict = target.obj({ Type: 'Page', Parent: tree });
    const { x0, y0, x1, y1 } = view.cropBox;
    const box = upright ? [0, 0, view.width, view.height] : [x0, y0, x1, y1];
    dict.set(PDFName.of('MediaBox'), target.obj(box.map(asWritten)));
    if (!upright && view.rotate !== 0) dict.set(PDFName.of('Rotate'), target.obj(view.rotate));
    if (group !== undefined) dict.set(PDFName.of('Group'), group);
    dict.set(PDFName.of('Resources'), resources);
    dict.set(PDFName.of('Contents'), target.register(deflated(target.obj({}), content)));
    return target.register(dict);
  });
  target.assign(tree, target.obj({ Type: 'Pages', Kids: kids, Count: kids.length }));
  const catalog = target.obj({ Type: 'Catalog', Pages: tree });
  const language = languageOf(source);
  if (language !== undefined) catalog.set(PDFName.of('Lang'), language);
  const labels = pageLabels(source, target, pages.length);
  if (labels !== undefined) catalog.set(PDFName.of('PageLabels'), labels);
  const outline = await outlineOf(job, target, pages, kids);
  if (outline !== undefined) catalog.set(PDFName.of('Outlines'), outline);
  return target.register(catalog);
}

async function outlineOf(
  { source, reader, marks, outline, options: { values = [] } }: CopyJob,
  target: PDFContext,
  pages: readonly FinishedPage[],
  copies: readonly PDFRef[],
): Promise<PDFRef | undefined> {
  if (!outline || dictEntry(dictOf(source.lookup(source.trailerInfo.Root)), 'Outlines') === undefined)
    return undefined;
  const outcomes = pages.map(({ outcome }) => outcome);
  const says = saidByPages(await reader(), { marks, values, outcomes });
  return copyOutline({ source, target, pages: pagesOf(source), copies, says });
}

/** The repaired file has numbers to six places with the noise of 32 bits; it would move lines by a part of a pixel. */
const asWritten = (value: number): number => Math.round(value * 10_000) / 10_000;

/** A language tag and nothing else (RFC 5646, the short forms). */
function languageOf(source: PDFContext) {
  const bytes = stringBytes(entry(dictOf(source.lookup(source.trailerInfo.Root)), 'Lang'));
  const text = Buffer.from(bytes ?? []).toString('latin1');
  return /^[A-Za-z]{2,3}(-[A-Za-z]{2,4})?$/.test(text)
    ? PDFHexString.of(Buffer.from(text).toString('hex'))
    : undefined;
}
