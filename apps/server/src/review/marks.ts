/** What a person adds, given its place: a drawn box, a run of text, every place where a text stands. */

import { randomUUID } from 'node:crypto';
import { locate } from '@mavendoc/anonymizer';
import type { InspectedPage, Inspection, LocatedFinding } from '@mavendoc/anonymizer';
import type { review as wire } from '@mavendoc/contract';
import { CATEGORIES, detect, isCategory } from '@mavendoc/detector';
import type { Category, Finding } from '@mavendoc/detector';
import type { z } from 'zod';
import type { AddedMark } from './changes.ts';

type Wanted = z.output<NonNullable<typeof wire.addMarks.body>>;

const categoryOf = (name: string): Category => (isCategory(name) ? name : 'custom');

/** Empty: there is nothing there. */
export function marksOf(inspection: Inspection, wanted: Wanted): readonly AddedMark[] {
  const shared = { category: categoryOf(wanted.category), basis: wanted.basis };
  switch (wanted.kind) {
    case 'box': {
      const page = inspection.pages[wanted.page];
      const box = page === undefined ? null : within(wanted.box, page);
      if (page === undefined || box === null) return [];
      const areas = [{ page: wanted.page, boxes: [box] }];
      return [{ ...shared, id: randomUUID(), text: textUnder(box, page), areas, drawn: true }];
    }
    case 'text': {
      const finding = run(inspection, wanted);
      return finding === null ? [] : located(inspection, [finding], shared);
    }
    case 'search':
      return located(inspection, findText(inspection, wanted.text), shared);
  }
}

/** Where a text stands, as the lists of the company are matched: whole words, across lines, without case and accents. */
export function findText(inspection: Inspection, text: string): readonly Finding[] {
  const rules = { alwaysRemove: [text], neverRemove: [], patterns: [] };
  const others = (Object.keys(CATEGORIES) as Category[]).filter((category) => category !== 'custom');
  return detect(inspection.pages, { rules, without: others }).filter(({ detector }) => detector === 'list');
}

export const locateIn = (inspection: Inspection, findings: readonly Finding[]): readonly LocatedFinding[] =>
  locate(findings, inspection.pages);

function located(
  inspection: Inspection,
  findings: readonly Finding[],
  shared: Pick<AddedMark, 'category' | 'basis'>,
): readonly AddedMark[] {
  return locateIn(inspection, findings)
    .filter(({ areas }) => areas.some(({ boxes }) => boxes.length > 0))
    .map(({ text, areas }) => ({ ...shared, id: randomUUID(), text, areas, drawn: false }));
}

function run(
  { pages }: Inspection,
  { page, start, end }: { readonly page: number; readonly start: number; readonly end: number },
): Finding | null {
  const text = pages[page]?.text.slice(start, end) ?? '';
  if (text.trim() === '') return null;
  return {
    spans: [{ page, start, end }],
    text,
    category: 'custom',
    detector: 'person',
    confidence: 1,
    reason: { code: 'chosen-by-person' },
    proposal: 'remove',
  };
}

/** The part of a box that lies on the page; null when none does, or too little to see. */
function within(box: wire.Box, page: InspectedPage): wire.Box | null {
  const cut = {
    left: Math.max(0, Math.min(box.left, box.right)),
    top: Math.max(0, Math.min(box.top, box.bottom)),
    right: Math.min(page.width, Math.max(box.left, box.right)),
    bottom: Math.min(page.height, Math.max(box.top, box.bottom)),
  };
  return cut.right - cut.left < 1 || cut.bottom - cut.top < 1 ? null : cut;
}

/** Characters whose middle lies under the box, as the page reads. */
function textUnder(box: wire.Box, { text, boxes }: InspectedPage): string {
  let under = '';
  for (let at = 0; at < text.length; at++) {
    const [left = 0, top = 0, right = 0, bottom = 0] = boxes.subarray(at * 4, at * 4 + 4);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    if (x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) under += text[at] ?? '';
  }
  return under.replace(/\s+/g, ' ').trim().slice(0, 1000);
}
