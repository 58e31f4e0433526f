/** Company patterns on an engine with linear time; runs in the server and, for the test tab, in the browser. */

import { RE2JS, RE2JSSyntaxException } from 're2js';
import type { PatternRule } from '../types.ts';

/** More than this makes the automaton itself a cost. */
const LONGEST_PATTERN = 1000;

export interface CompiledPattern {
  readonly rule: PatternRule;
  /** Runs of UTF-16 units, in order, never empty, never overlapping. */
  readonly matches: (text: string) => { start: number; end: number }[];
}

export type PatternCheck = { readonly ok: true } | { readonly ok: false; readonly reason: string };

/** Whether the engine takes a pattern, and if not why: English, meant for the person who typed it. */
export function checkPattern(pattern: string): PatternCheck {
  if (pattern.trim() === '') return { ok: false, reason: 'empty pattern' };
  if (pattern.length > LONGEST_PATTERN)
    return { ok: false, reason: `longer than ${LONGEST_PATTERN} characters` };
  try {
    const compiled = RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE);
    if (compiled.matcher('').matches()) return { ok: false, reason: 'matches the empty text' };
    return { ok: true };
  } catch (error) {
    return { ok: false, reason: reasonOf(error, pattern) };
  }
}

function reasonOf(error: unknown, pattern: string): string {
  if (/\(\?<?[=!]/.test(pattern)) return 'look-around ((?=…), (?!…), (?<=…), (?<!…)) is not supported';
  if (/\\[1-9]/.test(pattern)) return 'back-references (\\1) are not supported';
  if (error instanceof RE2JSSyntaxException) return error.message;
  return error instanceof Error ? error.message : 'not a pattern';
}

/** Where a pattern matches: what the test tab shows. An unusable pattern matches nothing. */
export function testPattern(pattern: string, text: string): { start: number; end: number }[] {
  if (!checkPattern(pattern).ok) return [];
  return compilePattern({ id: '', label: '', pattern }).matches(text);
}

/** The pattern must have passed `checkPattern`. */
export function compilePattern(rule: PatternRule): CompiledPattern {
  const compiled = RE2JS.compile(rule.pattern, RE2JS.CASE_INSENSITIVE | RE2JS.MULTILINE);
  return {
    rule,
    matches: (text) => {
      const found: { start: number; end: number }[] = [];
      const matcher = compiled.matcher(text);
      while (matcher.find()) {
        if (matcher.end() > matcher.start()) found.push({ start: matcher.start(), end: matcher.end() });
      }
      return found;
    },
  };
}
