/** "What would this rule have found": the rule alone, over the newest documents that the company has. */

import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Inspection } from '@mavendoc/anonymizer';
import type { rules as wire } from '@mavendoc/contract';
import { CATEGORIES, detect } from '@mavendoc/detector';
import type { Category, Finding, Rules } from '@mavendoc/detector';
import type { z } from 'zod';
import { newestCompleted, readInspection } from '../drive/service.ts';
import type { CompletedFile, Scope } from '../drive/service.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptPattern } from './service.ts';

const DOCUMENTS = 50;

/** Milliseconds that a person waits; what was not looked at by then is told. */
const PATIENCE_MS = 5_000;

/** Pages looked at in one go: between two, other calls of this process get their turn. */
const STEP = 8;

const SAMPLES = 3;
/** Characters shown before and after a match. */
const AROUND = 40;

type Preview = z.output<typeof wire.tryRule.answer>;
type Hit = Preview['hits'][number];

/** The built-in categories stay out: only what the company's own rules find is looked at. */
const BUILT_IN = (Object.keys(CATEGORIES) as Category[]).filter((category) => category !== 'custom');

/** @throws patternRefused */
export async function preview(
  platform: Platform,
  scope: Scope,
  rule: { readonly regex: string } | { readonly term: string },
): Promise<Preview> {
  const rules = alone(rule);
  const files = await platform.db.inTenant(
    scope.empresaId,
    async (tx) => await newestCompleted(tx, scope, DOCUMENTS),
  );
  const until = Date.now() + PATIENCE_MS;
  const hits: Hit[] = [];
  let documents = 0;
  for (const file of files) {
    const inspection = await readInspection(platform, file);
    const { found, complete } = await findByRule(inspection, rules, until);
    if (found.length > 0) hits.push(hitOf(file, inspection, found));
    if (!complete) return { documents, complete, hits };
    documents += 1;
  }
  return { documents, complete: true, hits };
}

function hitOf(file: CompletedFile, inspection: Inspection, found: readonly Finding[]): Hit {
  return {
    fileId: file.id,
    nomeOriginal: file.name,
    count: found.length,
    samples: found.slice(0, SAMPLES).map((finding) => sampleOf(inspection, finding)),
  };
}

function alone(rule: { readonly regex: string } | { readonly term: string }): Rules {
  if ('term' in rule) return { alwaysRemove: [rule.term], neverRemove: [], patterns: [] };
  acceptPattern(rule.regex);
  return {
    alwaysRemove: [],
    neverRemove: [],
    patterns: [{ id: 'preview', label: 'preview', pattern: rule.regex }],
  };
}

/** A few pages at a time, each with the page after it: a term may run over the break. */
async function findByRule(
  { pages }: Inspection,
  rules: Rules,
  until: number,
): Promise<{ readonly found: readonly Finding[]; readonly complete: boolean }> {
  const found: Finding[] = [];
  for (let first = 0; first < pages.length; first += STEP) {
    if (Date.now() > until) return { found, complete: false };
    for (const finding of detect(pages.slice(first, first + STEP + 1), { rules, without: BUILT_IN })) {
      const own = finding.detector === 'rule' || finding.detector === 'list';
      if (own && finding.spans[0].page < STEP) found.push(movedBy(first, finding));
    }
    await nextTurn();
  }
  return { found, complete: true };
}

const movedBy = (pages: number, finding: Finding): Finding => {
  const [first, ...rest] = finding.spans.map((span) => ({ ...span, page: span.page + pages }));
  return first === undefined ? finding : { ...finding, spans: [first, ...rest] };
};

function sampleOf({ pages }: Inspection, { spans, text }: Finding): Hit['samples'][number] {
  const [{ page, start, end }] = spans;
  const whole = pages[page]?.text ?? '';
  return {
    page,
    before: whole.slice(Math.max(0, start - AROUND), start),
    match: text,
    after: whole.slice(end, end + AROUND),
  };
}
