/** Findings and decisions together: what is shown, and what a removal takes out. Pure. */

import { createHash } from 'node:crypto';
import type { Inspection, LocatedFinding, Target } from '@mavendoc/anonymizer';
import type { review as wire } from '@mavendoc/contract';
import type { AddedMark, Change, MadeChange } from './changes.ts';

interface Reviewed {
  readonly shown: wire.ReviewFinding;
  readonly target: Target;
}

/** By id, in the order of the document; what people added comes last. */
export type ReviewState = ReadonlyMap<string, Reviewed>;

export function reviewState(findings: Inspection['findings'], changes: readonly MadeChange[]): ReviewState {
  const state = new Map<string, Reviewed>(findings.map((finding) => [finding.id, found(finding)]));
  for (const made of changes) apply(state, made);
  return state;
}

function apply(state: Map<string, Reviewed>, { change, by, at }: MadeChange): void {
  const decided = { decidedBy: by, decidedAt: at.toISOString() };
  if (change.kind === 'add') {
    for (const mark of change.marks) state.set(mark.id, added(mark, decided));
    return;
  }
  for (const id of change.findings) {
    const before = state.get(id);
    if (before === undefined) continue;
    const basis = change.basis === undefined ? before.shown.basis : change.basis;
    const shown = { ...before.shown, ...decided, decision: change.decision, basis };
    const { areas, text, category, detector } = before.target;
    state.set(id, { shown, target: { areas, text, category, detector, ...basisOf(basis) } });
  }
}

const basisOf = (basis: string | null): { readonly basis?: string } => (basis === null ? {} : { basis });

function found(finding: LocatedFinding): Reviewed {
  const { id, text, category, detector, confidence, reason, areas, proposal } = finding;
  return {
    shown: {
      id,
      text,
      category,
      detector,
      confidence,
      reason: { code: reason.code, ...(reason.detail === undefined ? {} : { detail: reason.detail }) },
      areas: areas.map(({ page, boxes }) => ({ page, boxes: [...boxes] })),
      proposal,
      decision: proposal === 'remove' ? 'remove' : 'keep',
      group: groupOf(text),
      added: false,
      basis: null,
      decidedBy: null,
      decidedAt: null,
    },
    target: { areas, text, category, detector },
  };
}

function added(
  mark: AddedMark,
  decided: { readonly decidedBy: string; readonly decidedAt: string },
): Reviewed {
  const { id, text, category, areas, basis, drawn } = mark;
  return {
    shown: {
      id,
      text,
      category,
      detector: 'person',
      confidence: 1,
      reason: { code: 'chosen-by-person' },
      areas: areas.map(({ page, boxes }) => ({ page, boxes: [...boxes] })),
      proposal: 'remove',
      decision: 'remove',
      // every drawn box stands by itself
      group: drawn ? id : groupOf(text),
      added: true,
      basis,
      ...decided,
    },
    target: { areas, text: drawn ? '' : text, category, detector: 'person', ...basisOf(basis) },
  };
}

/** Findings with the same value belong together: spaces, punctuation, case and accents do not count. */
function groupOf(text: string): string {
  const value = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return createHash('sha256').update(value).digest('base64url').slice(0, 12);
}

/** The findings and all others with the same values. */
export function everywhere(state: ReviewState, ids: readonly string[]): readonly string[] {
  const groups = new Set(ids.map((id) => state.get(id)?.shown.group));
  return [...state.values()].filter(({ shown }) => groups.has(shown.group)).map(({ shown }) => shown.id);
}

/** What a change makes different. */
export function difference(
  before: ReviewState,
  after: ReviewState,
): { changed: wire.ReviewFinding[]; removedIds: string[] } {
  const changed = [...after.values()]
    .filter(({ shown }) => JSON.stringify(before.get(shown.id)?.shown) !== JSON.stringify(shown))
    .map(({ shown }) => shown);
  return { changed, removedIds: [...before.keys()].filter((id) => !after.has(id)) };
}

/** Ids that the change names and the document has. */
export const known = (state: ReviewState, change: Extract<Change, { kind: 'decide' }>): readonly string[] =>
  [...new Set(change.findings)].filter((id) => state.has(id));
