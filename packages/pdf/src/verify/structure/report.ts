import type { CheckList } from '../check-list.ts';
import type { StructureReport } from './check.ts';

/** @param expected how often each value stays in the copy's text, see `TextCheck`. */
export function reportStructure(
  report: StructureReport,
  expected: ReadonlyMap<number, number>,
  checks: CheckList,
): void {
  for (const problem of report.file) checks.document('only-known-objects', 'structure', false, problem);
  checks.document('only-known-objects', 'structure', true, '');
  for (const { where, pages } of report.unknown) fail(checks, 'only-known-objects', pages, where);
  checks.document('no-removed-text', 'structure', true, '');
  for (const { pages } of report.hidden) fail(checks, 'no-removed-text', pages, 'hidden');
  for (const [value, { count, pages }] of report.shown) {
    // Codes of another font that spell a value by chance fail too: nobody can tell them from a value in hiding.
    if (count > (expected.get(value) ?? 0)) fail(checks, 'no-removed-text', pages, 'content string');
  }
}

function fail(
  checks: CheckList,
  name: 'only-known-objects' | 'no-removed-text',
  pages: readonly number[],
  detail: string,
): void {
  if (pages.length === 0) checks.document(name, 'structure', false, detail);
  for (const page of pages) checks.page(name, 'structure', page, false, detail);
}
