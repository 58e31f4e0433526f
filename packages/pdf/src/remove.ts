import { PDFDocument } from '@cantoo/pdf-lib';
import { normalise } from './engine/normalise.ts';
import { pdfaClaim } from './pdfa/claim.ts';
import { openPages } from './read/page-reader.ts';
import { copyDocument, type CopyJob } from './rebuild/copied-document.ts';
import { pagesOf } from './rewrite/page-tree.ts';
import {
  DEFAULT_LIMITS,
  NotProvablyClean,
  PdfRefused,
  type Check,
  type Mark,
  type RemovalOptions,
  type RemovedCopy,
  type Verification,
} from './types.ts';
import { lazily } from './lazily.ts';
import { OriginalPages } from './verify/original-pages.ts';
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
  const limits = options.limits ?? DEFAULT_LIMITS;
  const { password, level, style, values, assistant } = options;
  const plain = await normalise(bytes, { limits, ...(password !== undefined && { password }) });
  const { context: source } = await PDFDocument.load(plain, {
    updateMetadata: false,
    ignoreEncryption: true,
  });
  const claim = pdfaClaim(source);
  const original = await OriginalPages.open(bytes, password);
  const { pageCount } = original.reader;
  const reader = lazily(() => openPages(plain, { limits }));
  const clean = lazily(() => cleanCopy(job));
  const job = {
    source,
    reader,
    marks: Map.groupBy(marks, (mark) => mark.page),
    options,
    archival: claim !== undefined,
    onPage: options.onPage ?? (() => undefined),
  };
  try {
    if (pagesOf(source).length !== pageCount) throw new PdfRefused('damaged', 'page tree');
    const pictures = new Map<number, string>();
    let outline = true;
    let profile = claim !== undefined;
    for (let round = 0; ;) {
      const copy = await copyDocument({
        ...job,
        pictures,
        outline,
        profile,
        budget: { left: limits.inflatedBytes },
        ...(level === 'raster' && { clean: await clean() }),
      });
      const verification = await verifyCopy({
        original,
        copy: { bytes: copy.bytes, outcomes: copy.pages },
        marks,
        level,
        style,
        ...(values !== undefined && { values }),
        ...(options.layers !== undefined && { layers: options.layers }),
        ...(assistant !== undefined && { assistant }),
      });
      if (verification.passed) {
        const { bytes, pages, problems } = copy;
        return {
          bytes,
          pages,
          verification,
          ...(claim !== undefined && { archival: { claimed: claim, problems } }),
        };
      }
      if (outline && failsAsAWhole(verification)) {
        outline = false;
        continue;
      }
      if (profile && failsAsAWhole(verification)) {
        profile = false;
        continue;
      }
      const failed = failedPages(verification, pageCount, pictures);
      if (round >= ROUNDS || failed.size === 0) throw new NotProvablyClean(verification);
      for (const [page, why] of failed) pictures.set(page, why);
      round += 1;
    }
  } finally {
    if (clean.made) (await clean()).reader.close();
    if (reader.made) (await reader()).close();
    await original.close();
  }
}

/** What no page is to blame for may stand in the outline or the profile for output: the copy is tried without them. */
const failsAsAWhole = ({ checks }: Verification): boolean =>
  checks.some(({ passed, pages }) => !passed && pages.length === 0);

/** The document rewritten, for drawing: ink of what went reaches a little out of its mark, and is not in this copy. */
async function cleanCopy(job: Omit<CopyJob, 'pictures' | 'budget' | 'outline' | 'profile'>) {
  const budget = { left: (job.options.limits ?? DEFAULT_LIMITS).inflatedBytes };
  const options = { ...job.options, level: 'standard' } as const;
  const copy = await copyDocument({
    ...job,
    options,
    pictures: new Map(),
    budget,
    outline: false,
    profile: false,
    archival: false,
    onPage: () => undefined,
  });
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
