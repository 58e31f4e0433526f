/** Company rules: what is always removed, never removed, and the company's own patterns (decisions.md "Rules"). */

import type { rules as wire } from '@mavendoc/contract';
import { checkPattern } from '@mavendoc/detector';
import type { Rules } from '@mavendoc/detector';
import type { Tx } from '../platform/database/database.ts';
import { AppError } from '../platform/errors.ts';
import * as regexes from './regex-store.ts';
import * as terms from './term-store.ts';

export { csvStream } from './csv.ts';

export const MOST_REGEXES = 500;
export const MOST_TERMS = 50_000;

/** All that a document of the company is looked through with; tenant role. */
export async function rulesOf(tx: Tx): Promise<Rules> {
  const [patterns, always, never] = [
    await regexes.allRegexes(tx),
    await terms.termsOf(tx, 'B'),
    await terms.termsOf(tx, 'W'),
  ];
  return {
    alwaysRemove: always.map(({ label }) => label),
    neverRemove: never.map(({ label }) => label),
    patterns: patterns
      .filter(({ status }) => status === 'A')
      .map(({ id, label, regex }) => ({ id, label, pattern: regex })),
  };
}

/** @throws patternRefused with the reason of the engine */
export function acceptPattern(pattern: string): void {
  const checked = checkPattern(pattern);
  if (!checked.ok) throw new AppError('patternRefused', { detail: checked.reason });
}

export async function createRegex(
  tx: Tx,
  empresaId: string,
  fields: Omit<wire.RegexRule, 'id'>,
): Promise<wire.RegexRule> {
  acceptPattern(fields.regex);
  if ((await regexes.allRegexes(tx)).length >= MOST_REGEXES) throw tooMany(MOST_REGEXES);
  return await regexes.insertRegex(tx, empresaId, fields);
}

export async function updateRegex(tx: Tx, rule: wire.RegexRule): Promise<wire.RegexRule> {
  acceptPattern(rule.regex);
  if (!(await regexes.changeRegex(tx, rule))) throw new AppError('notFound');
  return rule;
}

export async function createTerm(
  tx: Tx,
  empresaId: string,
  { label, category }: Omit<wire.ListItem, 'id'>,
): Promise<wire.ListItem> {
  if ((await terms.countTerms(tx, category)) >= MOST_TERMS) throw tooMany(MOST_TERMS);
  const [id] = await terms.insertTerms(tx, empresaId, category, [label]);
  if (id === undefined) throw new AppError('termTaken');
  return { id, label, category };
}

export async function updateTerm(tx: Tx, item: wire.ListItem): Promise<wire.ListItem> {
  const outcome = await terms.changeTerm(tx, item);
  if (outcome === 'missing') throw new AppError('notFound');
  if (outcome === 'taken') throw new AppError('termTaken');
  return item;
}

export const tooMany = (most: number): AppError => new AppError('tooManyRules', { detail: String(most) });
