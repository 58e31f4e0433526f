import type { Found } from './found.ts';
import { findFreeForms } from './identifiers/free-form.ts';
import { findIdentifiers } from './identifiers/find.ts';
import { findNames } from './names/find.ts';
import { lookUp } from './names/runs.ts';
import { resolveOverlaps } from './overlaps.ts';
import { applyPolicy } from './policy/policy.ts';
import { propagate } from './propagation/propagate.ts';
import { findByRules } from './rules/apply.ts';
import { compileRules } from './rules/compile.ts';
import { locate } from './text/document.ts';
import { normalise } from './text/normalise.ts';
import { tokenise } from './text/tokens.ts';
import type { DetectOptions, Finding, TextPage } from './types.ts';

/** Under this a finding is proposed for review. */
const THRESHOLD = 0.5;

/** Personal data in the pages, in reading order, not overlapping. Pure; never throws, on any string; linear. */
export function detect(pages: readonly TextPage[], options: DetectOptions = {}): Finding[] {
  const document = normalise(pages);
  const tokens = tokenise(document);
  const words = lookUp(document, tokens);
  const direct: Found[] = [
    ...findIdentifiers(document, () => ''),
    ...findFreeForms(document),
    ...findNames(words),
  ];
  const all = [
    ...direct,
    ...propagate(words, resolveOverlaps(direct, document)),
    ...(options.rules === undefined ? [] : findByRules(compileRules(options.rules), document, tokens)),
  ];
  const without = new Set(options.without);
  const proposed = applyPolicy(
    all.filter((one) => one.detector === 'list' || !without.has(one.category)),
    options.policy ?? {},
    options.threshold ?? THRESHOLD,
  );
  return resolveOverlaps(proposed, document).map(
    ({ start, end, category, detector, confidence, reason, proposal }) => ({
      ...locate(document, { start, end }),
      category,
      detector,
      confidence: Math.round(confidence * 100) / 100,
      reason,
      proposal,
    }),
  );
}
