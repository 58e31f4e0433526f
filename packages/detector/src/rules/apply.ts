import { because } from '../found.ts';
import type { Found } from '../found.ts';
import type { Document } from '../text/document.ts';
import type { Tokens } from '../text/tokens.ts';
import type { CompiledRules } from './compile.ts';
import { matchTerms } from './terms.ts';

/** Above every built-in priority, in the order of precedence: list B, list W, patterns. */
const ALWAYS = 1002;
const NEVER = 1001;
const PATTERN = 1000;

export function findByRules(rules: CompiledRules, document: Document, tokens: Tokens): Found[] {
  const found: Found[] = [];
  for (const { start, end, term } of matchTerms(rules.alwaysRemove, document, tokens)) {
    found.push({
      start,
      end,
      category: 'custom',
      detector: 'list',
      confidence: 1,
      reason: because('always-remove-list', term),
      proposal: 'remove',
      priority: ALWAYS,
    });
  }
  for (const { start, end, term } of matchTerms(rules.neverRemove, document, tokens)) {
    found.push({
      start,
      end,
      category: 'custom',
      detector: 'list',
      confidence: 1,
      reason: because('never-remove-list', term),
      proposal: 'keep',
      priority: NEVER,
    });
  }
  for (const { rule, matches } of rules.patterns) {
    for (const { start, end } of matches(document.text)) {
      found.push({
        start,
        end,
        category: 'custom',
        detector: 'rule',
        confidence: 1,
        reason: because('company-rule', rule.label),
        proposal: 'remove',
        priority: PATTERN,
      });
    }
  }
  return found;
}
