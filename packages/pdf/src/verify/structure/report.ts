import { type RawFile, readRawFile } from '../raw/file.ts';
import { decodeStream } from '../raw/filters.ts';
import { isStream } from '../raw/values.ts';
import type { CheckList } from '../check-list.ts';
import type { Needles } from '../text/needles.ts';
import { checkStructure } from './check.ts';
import { contentText } from './content.ts';

/** @param expected how often each value stays in the copy's text, see `TextCheck`. */
export function reportStructure(
  job: { readonly original: Uint8Array; readonly copy: Uint8Array },
  needles: Needles,
  expected: ReadonlyMap<number, number>,
  checks: CheckList,
): void {
  const report = checkStructure(job.copy, needles);
  for (const problem of report.file) checks.document('only-known-objects', 'structure', false, problem);
  checks.document('only-known-objects', 'structure', true, '');
  for (const { where, pages } of report.unknown) fail(checks, 'only-known-objects', pages, where);
  checks.document('no-removed-text', 'structure', true, '');
  for (const { pages } of report.hidden) fail(checks, 'no-removed-text', pages, 'hidden');
  let before: ReadonlyMap<number, number> | undefined;
  for (const [value, { count, pages }] of report.shown) {
    if (count <= (expected.get(value) ?? 0)) continue;
    // By chance the codes of another font may spell a value: as many times as in the original without what was marked.
    before ??= countContent(job.original, needles);
    const allowed = (before.get(value) ?? 0) - (needles.values[value]?.marks ?? 0);
    if (count > allowed) fail(checks, 'no-removed-text', pages, 'content string');
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

/** In the strings of everything that reads as a content stream; nothing where the original is encrypted. */
function countContent(bytes: Uint8Array, needles: Needles): Map<number, number> {
  const file: RawFile = readRawFile(bytes);
  const counts = new Map<number, number>();
  for (const object of file.objects.values()) {
    if (!isStream(object)) continue;
    const data = decodeStream(object, (ref) => file.objects.get(ref));
    if (data === undefined) continue;
    for (const [value, count] of needles.inBytes(contentText(data).strings)) {
      counts.set(value, (counts.get(value) ?? 0) + count);
    }
  }
  return counts;
}
