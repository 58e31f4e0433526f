import { setImmediate } from 'node:timers/promises';
import type { Assistant, CheckedPages, PageOutcome, Verification } from '../types.ts';
import { CheckList } from './check-list.ts';
import type { OriginalPages } from './original-pages.ts';
import { neededGone, PageChecks, type Removal } from './page-checks.ts';
import { reportStructure } from './structure/report.ts';

export interface CopyToVerify extends Removal {
  readonly original: OriginalPages;
  readonly copy: { readonly bytes: Uint8Array; readonly outcomes: readonly PageOutcome[] };
  readonly assistant?: Assistant;
}

/** Pages that are taken at a time here; by the assistant, at most, as many; and how many times so many wait for it. */
const OWN = 2;
const ASSISTANTS = 8;
const WAITING = 2;
/** A small part of the pages, so that few are left to one process when the other has nothing more to do. */
const PART = 16;

/**
 * Reads a copy with readers that did not write it and says what they find. Never throws on a bad copy: what can't be
 * read fails its check.
 */
export async function verifyCopy(job: CopyToVerify): Promise<Verification> {
  const checks = new CheckList();
  const needles = neededGone(job);
  job.assistant?.begin(job.copy.bytes, job.copy.outcomes);
  const pages = await PageChecks.open(job, needles, job.original, job.copy, checks);
  if (pages === undefined) return checks.verification();
  const staying = new Map<number, number>();
  const add = (found: CheckedPages): void => {
    checks.add(found.checks);
    for (const [value, count] of found.staying) staying.set(value, (staying.get(value) ?? 0) + count);
  };
  try {
    await checkAll(pages, job.assistant, add);
    reportStructure(job.copy.bytes, needles, staying, checks);
  } finally {
    await pages.close();
  }
  return checks.verification();
}

/** We take pages from the front, the assistant from the back, until they meet. */
async function checkAll(
  pages: PageChecks,
  assistant: Assistant | undefined,
  add: (found: CheckedPages) => void,
): Promise<void> {
  let front = 0;
  let back = pages.pageCount;
  const atATime = Math.min(ASSISTANTS, Math.ceil(back / PART));
  const given: [number, number][] = [];
  const lane = async (by: Assistant): Promise<void> => {
    while (back > front) {
      const from = Math.max(front, back - atATime);
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
  const lanes = assistant === undefined ? [] : Array.from({ length: WAITING }, () => lane(assistant));
  while (front < back) {
    const from = front;
    front = Math.min(back, from + Math.min(OWN, atATime));
    add(await pages.check(from, front));
    // Answers of the assistant come through the event loop.
    await setImmediate();
  }
  await Promise.all(lanes);
  for (const [from, to] of given) add(await pages.check(from, to));
}
