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

/** Pages that are taken at a time here. */
const OWN = 2;
/** As many askings of the assistant are on their way at once: it has one waiting while an answer travels. */
const WAITING = 2;
/**
 * The assistant is asked for this part of what is left: much at first, while we read the structure and hear nothing, and
 * page by page at the end, so that neither waits long for the other.
 */
const PART = 8;

/**
 * Reads a copy with readers that did not write it and says what they find. Never throws on a bad copy: what can't be
 * read fails its check.
 */
export async function verifyCopy(job: CopyToVerify): Promise<Verification> {
  const checks = new CheckList();
  const needles = neededGone(job);
  const helping = job.assistant && {
    by: job.assistant,
    begun: job.assistant.begin(job.copy.bytes, job.copy.outcomes),
  };
  const pages = await PageChecks.open(job, needles, job.original, job.copy, checks);
  if (pages === undefined) return checks.verification();
  const staying = new Map<number, number>();
  const add = (found: CheckedPages): void => {
    checks.add(found.checks);
    for (const [value, count] of found.staying) staying.set(value, (staying.get(value) ?? 0) + count);
  };
  try {
    const structure = await checkAll(pages, helping, add, () => checkStructure(job.copy.bytes, needles));
    reportStructure(structure, staying, checks);
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

interface Helping {
  readonly by: Assistant;
  readonly begun: Promise<void>;
}

/** We read the structure and take pages from the front, the assistant from the back, until we meet. */
async function checkAll(
  pages: PageChecks,
  helping: Helping | undefined,
  add: (found: CheckedPages) => void,
  structure: () => StructureReport,
): Promise<StructureReport> {
  let front = 0;
  let back = pages.pageCount;
  const given: [number, number][] = [];
  const lane = async (by: Assistant): Promise<void> => {
    while (back > front) {
      const from = back - Math.ceil((back - front) / PART);
      const to = back;
      back = from;
      try {
        add(await by.check(from, to));
      } catch {
        // It is gone: what it was to check is checked here, and it gets nothing more.
        given.push([from, to]);
        return;
      }
    }
  };
  let lanes: Promise<void>[] = [];
  // Nobody waits for a process that is still starting: what is left by then is shared.
  helping?.begun.then(
    () => (lanes = Array.from({ length: WAITING }, () => lane(helping.by))),
    () => {}, // it is gone
  );
  const report = structure();
  while (front < back) {
    const from = front;
    front = Math.min(back, from + OWN);
    add(await pages.check(from, front));
    // Answers of the assistant come through the event loop.
    await setImmediate();
  }
  await Promise.all(lanes);
  for (const [from, to] of given) add(await pages.check(from, to));
  return report;
}
