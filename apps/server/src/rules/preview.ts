/** "What would this rule have found": the rule alone, over the newest documents that the company has. */

import type { Inspection } from '@mavendoc/anonymizer';
import type { rules as wire } from '@mavendoc/contract';
import { CATEGORIES, detect } from '@mavendoc/detector';
import type { Category, Finding, Rules } from '@mavendoc/detector';
import type { z } from 'zod';
import { newestCompleted, readInspection } from '../drive/service.ts';
import type { CompletedFile, Scope } from '../drive/service.ts';
import type { Platform } from '../platform/platform.ts';
import { acceptPattern } from './service.ts';

const DOCUMENTS = 10;
/** Looked through at most, so that the call stays one that a person waits for. */
const PAGES = 300;
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
  const newest = await platform.db.inTenant(
    scope.empresaId,
    async (tx) => await newestCompleted(tx, scope, DOCUMENTS),
  );
  const files = withinPages(newest);
  const hits: Hit[] = [];
  for (const file of files) {
    const inspection = await readInspection(platform, file);
    const found = findByRule(inspection, rules);
    if (found.length === 0) continue;
    hits.push({
      fileId: file.id,
      nomeOriginal: file.name,
      count: found.length,
      samples: found.slice(0, SAMPLES).map((finding) => sampleOf(inspection, finding)),
    });
  }
  return { documents: files.length, hits };
}

function withinPages(files: readonly CompletedFile[]): readonly CompletedFile[] {
  let pages = 0;
  return files.filter(({ pageCount }) => (pages += pageCount ?? 0) <= PAGES);
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

const findByRule = (inspection: Inspection, rules: Rules): readonly Finding[] =>
  detect(inspection.pages, { rules, without: BUILT_IN }).filter(
    ({ detector }) => detector === 'rule' || detector === 'list',
  );

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
