import { PDFDocument } from '@cantoo/pdf-lib';
import { normalise } from './engine/normalise.ts';
import { openPages } from './read/page-reader.ts';
import { copyDocument, type CopyJob } from './rebuild/copied-document.ts';
import { pagesOf } from './rewrite/page-tree.ts';
import {
  DEFAULT_LIMITS,
  NotProvablyClean,
  PdfRefused,
  type Check,
  type Mark,
  type PageReader,
  type RemovalOptions,
  type RemovedCopy,
  type Verification,
} from './types.ts';
import { verifyCopy } from './verify/verify-copy.ts';

/** Rounds of turning pages that don't verify into pictures. */
const ROUNDS = 2;

/**
 * Takes the marks out of a PDF and proves it with readers that did not write the copy.
 * @throws PdfRefused where the input can't be worked on
 * @throws NotProvablyClean where no copy could be proven; nothing is handed out
 */
export async function removeMarks(
  bytes: Uint8Array,
  marks: readonly Mark[],
  options: RemovalOptions,
): Promise<RemovedCopy> {
  const access = {
    ...(options.password === undefined ? {} : { password: options.password }),
    ...(options.limits === undefined ? {} : { limits: options.limits }),
  };
  const plain = await normalise(bytes, access);
  const { context: source } = await PDFDocument.load(plain, {
    updateMetadata: false,
    ignoreEncryption: true,
  });
  const reader = await openPages(plain, { limits: options.limits ?? DEFAULT_LIMITS });
  let cleanReader: PageReader | undefined;
  try {
    if (pagesOf(source).length !== reader.pageCount) throw new PdfRefused('damaged', 'page tree');
    const job = {
      source,
      reader,
      marks: Map.groupBy(marks, (mark) => mark.page),
      options,
      onPage: options.onPage ?? (() => undefined),
    };
    const clean = options.level === 'raster' ? await cleanCopy(job) : undefined;
    cleanReader = clean?.reader;
    const pictures = new Map<number, string>();
    for (let round = 0; ; round += 1) {
      const budget = { left: (options.limits ?? DEFAULT_LIMITS).inflatedBytes };
      const copy = await copyDocument({
        ...job,
        pictures,
        budget,
        ...(clean === undefined ? {} : { clean }),
      });
      const verification = await verifyCopy({
        original: bytes,
        copy: copy.bytes,
        marks,
        outcomes: copy.pages,
        level: options.level,
        style: options.style,
        ...(options.password === undefined ? {} : { password: options.password }),
      });
      if (verification.passed) return { bytes: copy.bytes, pages: copy.pages, verification };
      const failed = failedPages(verification, reader.pageCount, pictures);
      if (round >= ROUNDS || failed.size === 0) throw new NotProvablyClean(verification);
      for (const [page, why] of failed) pictures.set(page, why);
    }
  } finally {
    cleanReader?.close();
    reader.close();
  }
}

/** The document rewritten, for drawing: ink of what went reaches a little out of its mark, and is not in this copy. */
async function cleanCopy(job: Omit<CopyJob, 'pictures' | 'budget'>) {
  const budget = { left: (job.options.limits ?? DEFAULT_LIMITS).inflatedBytes };
  const options = { ...job.options, level: 'standard' } as const;
  const copy = await copyDocument({ ...job, options, pictures: new Map(), budget, onPage: () => undefined });
  const pages = copy.pages.filter(({ way }) => way === 'rewritten').map(({ page }) => page);
  return { reader: await openPages(copy.bytes), pages: new Set(pages) };
}

/** Pages to try again as pictures: those that a check names, or all where it names none. */
function failedPages(
  verification: Verification,
  pageCount: number,
  pictures: ReadonlyMap<number, string>,
): Map<number, string> {
  const failed = new Map<number, string>();
  const blame = (page: number, check: Check) => {
    if (!pictures.has(page)) failed.set(page, `check:${check.name}`);
  };
  for (const check of verification.checks) {
    if (check.passed) continue;
    if (check.pages.length > 0) for (const page of check.pages) blame(page, check);
    else for (let page = 0; page < pageCount; page += 1) blame(page, check);
  }
  return failed;
}
