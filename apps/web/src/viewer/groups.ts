/** Findings as the list shows them: one entry for each value, with all its places. */

import type { Finding } from './use-review.ts';

export interface Group {
  readonly id: string;
  readonly text: string;
  readonly category: string;
  readonly findings: readonly [Finding, ...Finding[]];
  readonly firstPage: number;
}

export type Filter = 'all' | 'remove' | 'keep' | 'review';

export const pageOf = (finding: Finding): number => finding.areas[0]?.page ?? 0;

const topOf = (finding: Finding): number => finding.areas[0]?.boxes[0]?.top ?? 0;
const leftOf = (finding: Finding): number => finding.areas[0]?.boxes[0]?.left ?? 0;

/** As they are read: down the pages, along the lines. */
export const inReadingOrder = (findings: readonly Finding[]): Finding[] =>
  findings.toSorted((a, b) => pageOf(a) - pageOf(b) || topOf(a) - topOf(b) || leftOf(a) - leftOf(b));

const FILTERS: Record<Filter, (finding: Finding) => boolean> = {
  all: () => true,
  remove: ({ decision }) => decision === 'remove',
  keep: ({ decision }) => decision === 'keep',
  review: ({ proposal, decidedBy }) => proposal === 'review' && decidedBy === null,
};

export const countOf = (findings: readonly Finding[], filter: Filter): number =>
  findings.reduce((sum, finding) => sum + (FILTERS[filter](finding) ? 1 : 0), 0);

export function groupsOf(
  findings: readonly Finding[],
  filter: Filter,
  text: string,
  category: string | null = null,
): Group[] {
  const wanted = text.toLocaleLowerCase();
  const chosen = findings.filter(
    (finding) =>
      FILTERS[filter](finding) &&
      (category === null || finding.category === category) &&
      finding.text.toLocaleLowerCase().includes(wanted),
  );
  const groups = Map.groupBy(inReadingOrder(chosen), (finding) => `${finding.category}\n${finding.group}`);
  return [...groups]
    .map(([id, [first, ...rest]]) => {
      const all = [first as Finding, ...rest] as const;
      return { id, text: all[0].text, category: all[0].category, findings: all, firstPage: pageOf(all[0]) };
    })
    .sort((a, b) => a.firstPage - b.firstPage || b.findings.length - a.findings.length);
}

export const countRemoved = (findings: readonly Finding[]): number => countOf(findings, 'remove');

/** Findings by the pages that they have areas on. */
export function byPage(findings: readonly Finding[]): ReadonlyMap<number, readonly Finding[]> {
  const pages = new Map<number, Finding[]>();
  for (const finding of findings) {
    for (const page of new Set(finding.areas.map((area) => area.page))) {
      const there = pages.get(page);
      if (there === undefined) pages.set(page, [finding]);
      else there.push(finding);
    }
  }
  return pages;
}

/** What is left of a text that a person marked as an area has no words. */
export const isArea = ({ text }: Finding): boolean => text.trim() === '';
