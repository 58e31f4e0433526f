import type { Rules } from '../types.ts';
import { checkPattern, compilePattern } from './patterns.ts';
import type { CompiledPattern } from './patterns.ts';
import { compileTerms } from './terms.ts';
import type { Terms } from './terms.ts';

export interface CompiledRules {
  readonly alwaysRemove: Terms;
  readonly neverRemove: Terms;
  readonly patterns: readonly CompiledPattern[];
  /** Rules whose pattern the engine does not take, with the reason: they match nothing. */
  readonly refused: readonly { readonly id: string; readonly reason: string }[];
}

/** Never throws: a pattern that the engine refuses is named in `refused`. */
export function compileRules(rules: Rules): CompiledRules {
  const patterns: CompiledPattern[] = [];
  const refused: { id: string; reason: string }[] = [];
  for (const rule of rules.patterns) {
    const checked = checkPattern(rule.pattern);
    if (checked.ok) patterns.push(compilePattern(rule));
    else refused.push({ id: rule.id, reason: checked.reason });
  }
  return {
    alwaysRemove: compileTerms(rules.alwaysRemove),
    neverRemove: compileTerms(rules.neverRemove),
    patterns,
    refused,
  };
}
