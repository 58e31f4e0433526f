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

const FILTERS: Record<Filter, (finding: Finding) => boolean> = {
  all: () => true,
  remove: ({ decision }) => decision === 'remove',
  keep: ({ decision }) => decision === 'keep',
  review: ({ proposal, decidedBy }) => proposal === 'review' && decidedBy === null,
};

export function groupsOf(findings: readonly Finding[], filter: Filter, text: string): Group[] {
  const wanted = text.toLocaleLowerCase();
  const chosen = findings.filter(
    (finding) => FILTERS[filter](finding) && finding.text.toLocaleLowerCase().includes(wanted),
  );
  const groups = Map.groupBy(chosen, ({ group, category }) => `${category}\n${group}`);
  return [...groups]
    .map(([id, [first, ...rest]]) => {
      const all = [first as Finding, ...rest] as const;
      return { id, text: all[0].text, category: all[0].category, findings: all, firstPage: pageOf(all[0]) };
    })
    .sort((a, b) => a.firstPage - b.firstPage || b.findings.length - a.findings.length);
}

export const countRemoved = (findings: readonly Finding[]): number =>
  findings.filter(({ decision }) => decision === 'remove').length;
