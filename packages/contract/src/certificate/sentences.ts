import type { CertificateWords } from './words.ts';

/** What became of an original's claim to be PDF/A, without a full stop; a problem that no words tell stands as its key. */
export function archivalText(
  { claimed, problems }: { readonly claimed: string; readonly problems: readonly string[] },
  words: CertificateWords,
): string {
  if (problems.length === 0) return words.archivalKept.replace('{claimed}', claimed);
  const list = problems.map((problem) => wordFor(problem, words.archivalProblem)).join('; ');
  return words.archivalLost.replace('{claimed}', claimed).replace('{problems}', list);
}

/** A newer certificate may know more kinds than these words do: such a key stands as it is. */
export const wordFor = (key: string, words: Readonly<Record<string, string>>): string =>
  Object.hasOwn(words, key) ? (words[key] ?? key) : key;

/** @param pages from 0, in any order */
export function onPages(pages: readonly number[], words: CertificateWords): string {
  const template = new Set(pages).size === 1 ? words.onPage : words.onPages;
  return template.replace('{list}', pageList(pages));
}

/** Page numbers, from 0, as people count them, runs joined: `1–3, 7`. */
export function pageList(pages: readonly number[]): string {
  const sorted = [...new Set(pages)].sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const page of sorted) {
    const last = runs.at(-1);
    if (last && page === last[1] + 1) last[1] = page;
    else runs.push([page, page]);
  }
  return runs.map(([from, to]) => (from === to ? `${from + 1}` : `${from + 1}–${to + 1}`)).join(', ');
}
