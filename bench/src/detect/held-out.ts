/** Findings of documents that nothing was learnt from, each with whether it is right. */

import {
  detect,
  loadNameModel,
  type DetectOptions,
  type Finding,
} from '../../../packages/detector/src/index.ts';
import { modelsFor } from '../evaluation/models.ts';
import { readSet } from '../evaluation/sets.ts';
import { plainTextOf } from '../../../packages/detector/annotated/plain.ts';
import { rolesOf } from '../evaluation/roles.ts';
import { lenerDev } from './sets.ts';

export interface Judged {
  readonly finding: Finding;
  readonly right: boolean;
}

/** What occurs again in a document is right or wrong again: it counts once. */
function once(judged: readonly Judged[]): Judged[] {
  const seen = new Set<string>();
  return judged.filter(({ finding: { detector, reason, text } }) => {
    const key = `${detector} ${reason.code} ${text.toLowerCase()}`;
    return !seen.has(key) && seen.add(key);
  });
}

/**
 * The development half of the evaluation set, the parts of the written documents that are not learnt from, and what is
 * taken for a person in LeNER-Br dev. Company rules and sensitive sentences are left out: they are not guesses.
 * @param crossed where the second looks are that have not seen the documents
 */
export function heldOut(data: string, crossed: string, options: DetectOptions): Judged[] {
  const found: Judged[] = [];
  const sets = (['dev', 'held-out', 'ordinary'] as const).flatMap((set) => {
    const modelOf = modelsFor(set, crossed);
    return readSet(set).map((document) => ({ document, model: modelOf(document) }));
  });
  for (const { document, model } of sets) {
    const judged: Judged[] = [];
    const asked = { ...options, model, policy: POLICY };
    const { text, starts } = plainTextOf(document);
    const roles = rolesOf(document);
    for (const finding of detect([{ text }], asked)) {
      if (finding.category === 'sensitive') continue;
      const [{ start }] = finding.spans;
      const end = finding.spans.at(-1)!.end;
      const covered = document.tokens
        .filter(({ index, text: token }) => starts[index]! < end && starts[index]! + token.length > start)
        .map(({ index }) => roles[index]!);
      if (covered.every((role) => role === 'either')) continue;
      judged.push({ finding, right: covered.some((role) => role === 'must' || role === 'policy') });
    }
    found.push(...once(judged));
  }
  const asked = { ...options, model: loadNameModel(), policy: POLICY };
  for (const { text, must } of lenerDev(data)) {
    const judged: Judged[] = [];
    for (const finding of detect([{ text }], asked)) {
      if (finding.category !== 'person') continue;
      const [{ start, end }] = finding.spans;
      judged.push({ finding, right: must.some((one) => one.start < end && one.end > start) });
    }
    found.push(...once(judged));
  }
  return found;
}

const POLICY = { companies: true, 'public-authorities': true, 'case-numbers': true } as const;
