import { openPages } from '../read/page-reader.ts';
import type { BarStyle, Check, Level, Mark, PageOutcome, PageReader, Verification } from '../types.ts';
import { CheckList } from './check-list.ts';
import { type MarkedPage, markedPages } from './marked-page.ts';
import { checkPixels } from './pixels/check.ts';
import { openWithPdfJs, type PdfJsDocument } from './pdfjs/open.ts';
import { readPlacedText } from './pdfjs/read-page.ts';
import { reportStructure } from './structure/report.ts';
import { needlesOf } from './text/needles.ts';
import { placedFromBoxes, textOutside } from './text/placed.ts';
import { checkKept, TextCheck } from './text/check.ts';

export interface CopyToVerify {
  readonly original: Uint8Array;
  readonly copy: Uint8Array;
  readonly marks: readonly Mark[];
  readonly outcomes: readonly PageOutcome[];
  readonly level: Level;
  readonly style: BarStyle;
  /** Of the original; a copy has none. */
  readonly password?: string;
}

interface Readers {
  readonly original: PageReader;
  readonly copy: PageReader;
  readonly originalJs: PdfJsDocument | undefined;
  readonly copyJs: PdfJsDocument;
}

/**
 * Reads a copy with readers that did not write it and says what they find. Never throws on a bad copy: what can't be
 * read fails its check.
 */
export async function verifyCopy(job: CopyToVerify): Promise<Verification> {
  const checks = new CheckList();
  const readers = await openAll(job, checks);
  if (readers === undefined) return checks.verification();
  try {
    const pages = markedPages(readers.copy.pageCount, job.marks, job.outcomes);
    await checkPages(job, readers, pages, checks);
  } finally {
    readers.original.close();
    readers.copy.close();
    await readers.copyJs.close();
    await readers.originalJs?.close();
  }
  return checks.verification();
}

async function openAll(job: CopyToVerify, checks: CheckList): Promise<Readers | undefined> {
  const password = job.password === undefined ? {} : { password: job.password };
  const copy = await attempt('pdfium', checks, () => openPages(job.copy));
  const copyJs = await attempt('pdfjs', checks, () => openWithPdfJs(job.copy));
  if (copy === undefined || copyJs === undefined) {
    copy?.close();
    await copyJs?.close();
    return undefined;
  }
  const original = await openPages(job.original, password);
  // A damaged original that only PDFium can repair: then what was kept is compared by PDFium.
  const originalJs = await openWithPdfJs(job.original, job.password).catch(() => undefined);
  const { pageCount } = original;
  checks.document('opens', 'pdfium', copy.pageCount === pageCount, 'page count');
  checks.document('opens', 'pdfjs', copyJs.pageCount === pageCount, 'page count');
  const sameCount = originalJs?.pageCount === pageCount ? originalJs : undefined;
  if (sameCount === undefined) await originalJs?.close();
  return { original, copy, copyJs, originalJs: sameCount };
}

async function attempt<T>(
  reader: Check['reader'],
  checks: CheckList,
  open: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await open();
  } catch {
    checks.document('opens', reader, false, 'does not open');
    return undefined;
  }
}

async function checkPages(
  job: CopyToVerify,
  { original, copy, originalJs, copyJs }: Readers,
  pages: readonly MarkedPage[],
  checks: CheckList,
): Promise<void> {
  const needles = needlesOf(job.marks.map((mark) => mark.text));
  const text = new TextCheck(needles, job.style, checks);
  for (const page of pages) {
    const { index } = page;
    if (index >= original.pageCount || index >= copyJs.pageCount) break;
    await checks.guard(index, ['pdfium', 'pdfjs'], async () => {
      const read = lazily(() => original.text(index));
      const before = lazily(() => placedFromBoxes(read().text, read().boxes));
      const content = copy.text(index);
      text.page('pdfium', page, placedFromBoxes(content.text, content.boxes), before);
      const after = await readPlacedText(copyJs, index);
      const beforeJs = originalJs === undefined ? undefined : await readPlacedText(originalJs, index);
      // What may stay is what was known when marks were made: PDFium's reading. pdf.js sees more, which nobody looked at.
      text.page('pdfjs', page, after, before);
      checkKept(page, beforeJs, after, checks);
      text.expect(textOutside(before(), page.boxes));
      if (page.boxes.length > 0) checkPixels(job, page, read().noteIcons, { original, copy }, checks);
    });
  }
  reportStructure(job, needles, text.expected, checks);
}

function lazily<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
