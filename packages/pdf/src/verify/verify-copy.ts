import { setImmediate } from 'node:timers/promises';
import type { Assistant, CheckedPages, PageOutcome, Verification } from '../types.ts';
import { CheckList } from './check-list.ts';
import type { OriginalPages } from './original-pages.ts';
import { neededGone, PageChecks, type Removal } from './page-checks.ts';
import { checkStructure, type StructureReport } from './structure/check.ts';
import { reportStructure } from './structure/report.ts';

export interface CopyToVerify extends Removal {
  readonly original: OriginalPages;
  readonly copy: { readonly bytes: Uint8Array; readonly outcomes: readonly PageOutcome[] };
  readonly assistant?: Assistant;
}

/** Pages that are taken at a time here, at most. */
const OWN = 16;
/** As many askings of the assistant are on their way at once: it has one waiting while an answer travels. */
const WAITING = 2;
/** Each takes this part of what is left: much at first, page by page at the end, so that neither waits long for the other. */
const PART = 8;

/**
 * Reads a copy with readers that did not write it and says what they find. Never throws on a bad copy: what can't be
 * read fails its check.
 */
export async function verifyCopy(job: CopyToVerify): Promise<Verification> {
  const checks = new CheckList();
  const needles = neededGone(job);
  const { assistant } = job;
  assistant?.begin(job.copy.bytes, job.copy.outcomes).catch(() => {}); // it is gone, and what it is asked for fails
  const pages = await PageChecks.open(job, needles, job.original, job.copy, checks);
  if (pages === undefined) return checks.verification();
  const add = (found: CheckedPages): void => checks.add(found.checks);
  try {
    const structure = await checkAll(pages, assistant, add, () => checkStructure(job.copy.bytes, needles));
    const shown = new Set([...structure.shown.values()].flatMap((places) => places.pages));
    reportStructure(structure, await pages.staying(shown), checks);
    checkOutline(structure, pages, checks);
  } finally {
    await pages.close();
  }
  return checks.verification();
}

/** An outline tells nothing that the pages it leads to don't tell. */
function checkOutline({ titles }: StructureReport, pages: PageChecks, checks: CheckList): void {
  const says = ({ title, page }: (typeof titles)[number]): boolean =>
    page !== undefined && page < pages.pageCount && pages.says(page, title);
  checks.document('only-known-objects', 'structure', titles.every(says), 'outline');
}

interface Part {
  readonly from: number;
  readonly to: number;
}

/**
 * We read the structure and take pages from the front, the assistant from the back, until we meet. It is asked for its
 * first parts at once: we hear nothing while we read the structure.
 */
async function checkAll(
  pages: PageChecks,
  assistant: Assistant | undefined,
  add: (found: CheckedPages) => void,
  structure: () => StructureReport,
): Promise<StructureReport> {
  let front = 0;
  let back = pages.pageCount;
  /** What the assistant has been asked for and has not answered, in this order. */
  const asked = new Set<Part>();
  const lane = async (by: Assistant): Promise<void> => {
    while (back > front) {
      const part = { from: back - Math.ceil((back - front) / PART), to: back };
      back = part.from;
      asked.add(part);
      try {
        const found = await by.check(part.from, part.to);
        if (asked.delete(part)) add(found);
      } catch {
        // It is gone: what it was to check is checked here, and it gets nothing more.
        return;
      }
    }
  };
  if (assistant !== undefined) for (let waiting = 0; waiting < WAITING; waiting += 1) void lane(assistant);
  const report = structure();
  while (front < back) {
    const from = front;
    front = from + Math.min(OWN, Math.ceil((back - from) / PART));
    add(await pages.check(from, front));
    // Answers of the assistant come through the event loop.
    await setImmediate();
  }
  // Nobody waits for the assistant, which may still be starting: what it has not answered by now is checked here too, and
  // what it was asked for last first, which it has hardly begun.
  for (const part of [...asked].reverse()) {
    await setImmediate();
    if (asked.delete(part)) add(await pages.check(part.from, part.to));
  }
  return report;
}
