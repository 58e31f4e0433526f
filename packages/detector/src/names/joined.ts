import type { Found } from '../found.ts';

/** "SANT'ANNA", "Osei-Tutu": two parts of a name with nothing but a mark between are one. Linear; in reading order. */
export function joined(found: readonly Found[], text: string): Found[] {
  const all: Found[] = [];
  for (const one of found) {
    const last = all.at(-1);
    const isOne =
      last?.category === 'person' &&
      one.category === 'person' &&
      last.proposal === one.proposal &&
      one.start === last.end + 1 &&
      /['’-]/.test(text[last.end]!);
    if (isOne) all[all.length - 1] = { ...last, end: one.end };
    else all.push(one);
  }
  return all;
}
