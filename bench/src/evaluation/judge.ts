import type { Category } from '../../../packages/detector/src/index.ts';
import { isRight } from './check-digits.ts';
import type { AnnotatedDocument } from '../../../packages/detector/annotated/document.ts';
import type { Mark } from '../../../packages/detector/annotated/marks.ts';
import type { Outcome } from './outcome.ts';
import { rolesOf, type Role } from './roles.ts';
import type { Token } from '../../../packages/detector/annotated/words.ts';

type Wanted = Extract<Mark, { kind: 'remove' | 'policy' }>;

/** A piece of personal data and what became of it. */
export interface MarkVerdict {
  readonly mark: Wanted;
  readonly text: string;
  /** Check digits were recomputed and are right. */
  readonly valid: boolean;
  /** Nothing of it is left. */
  readonly whole: boolean;
  readonly touched: boolean;
  /** No token of four letters or digits is left; where it has none so long, nothing is. */
  readonly unreadable: boolean;
}

interface PersonVerdict {
  /** Every mention has become unreadable. */
  readonly gone: boolean;
  /** The same, had everything proposed for review been accepted. */
  readonly goneAfterReview: boolean;
}

export interface Verdict {
  readonly document: AnnotatedDocument;
  readonly marks: readonly MarkVerdict[];
  readonly people: readonly PersonVerdict[];
  readonly findings: readonly {
    readonly category: Category | undefined;
    readonly right: boolean;
    readonly tokens: readonly number[];
  }[];
  readonly kept: readonly { readonly text: string; readonly violated: boolean }[];
  readonly ordinaryWords: number;
  readonly lostWords: readonly Token[];
}

const LONG = /[\p{L}\p{N}]{4}/u;
const WORD = /\p{L}{2}/u;

export function judge(document: AnnotatedDocument, outcome: Outcome): Verdict {
  const roles = rolesOf(document);
  const ofMark = Map.groupBy(document.tokens, (token) => token.mark);
  const tokensOf = (mark: number, role: Role): readonly Token[] =>
    (ofMark.get(mark) ?? []).filter((token) => roles[token.index] === role);

  const marks: MarkVerdict[] = [];
  const kept: { text: string; violated: boolean }[] = [];
  const people = new Map<number | string, { now: boolean[]; later: boolean[] }>();
  for (const [index, { mark, text }] of document.marks.entries()) {
    if (mark.kind === 'keep')
      kept.push({ text, violated: isTouched(tokensOf(index, 'keep'), outcome.removed) });
    if (mark.kind === 'keep' || mark.kind === 'neutral') continue;
    if (mark.category === 'organisation')
      kept.push({ text, violated: isTouched(tokensOf(index, 'policy'), outcome.removed) });
    const tokens = tokensOf(index, mark.kind === 'remove' ? 'must' : 'policy');
    if (tokens.length === 0) continue;
    const hidden = mark.kind === 'remove' ? outcome.removed : outcome.seen;
    marks.push({
      mark,
      text,
      valid: mark.valid && isRight(mark, text) === true,
      whole: tokens.every((token) => hidden.has(token.index)),
      touched: isTouched(tokens, hidden),
      unreadable: isUnreadable(tokens, hidden),
    });
    if (mark.category === 'person' && mark.kind === 'remove') {
      const person = people.get(mark.entity ?? text) ?? { now: [], later: [] };
      people.set(mark.entity ?? text, person);
      person.now.push(isUnreadable(tokens, outcome.removed));
      person.later.push(isUnreadable(tokens, outcome.proposed));
    }
  }

  const ordinary = document.tokens.filter(
    (token) => roles[token.index] === 'ordinary' && WORD.test(token.text),
  );
  return {
    document,
    marks,
    kept,
    people: [...people.values()].map(({ now, later }) => ({
      gone: now.every(Boolean),
      goneAfterReview: later.every(Boolean),
    })),
    findings: findingsOf(outcome, roles),
    ordinaryWords: ordinary.length,
    lostWords: ordinary.filter((token) => outcome.removed.has(token.index)),
  };
}

const isTouched = (tokens: readonly Token[], hidden: ReadonlySet<number>): boolean =>
  tokens.some((token) => hidden.has(token.index));

function isUnreadable(tokens: readonly Token[], hidden: ReadonlySet<number>): boolean {
  const long = tokens.filter((token) => LONG.test(token.text));
  return (long.length > 0 ? long : tokens).every((token) => hidden.has(token.index));
}

/** A finding is right where it covers anything that may go; one over nothing but titles and dashes isn't counted. */
function findingsOf({ findings }: Outcome, roles: readonly Role[]): Verdict['findings'] {
  return findings.flatMap(({ category, tokens }) => {
    const met = new Set(tokens.map((token) => roles[token]));
    const right = met.has('must') || met.has('policy');
    return right || met.has('ordinary') || met.has('keep') ? [{ category, right, tokens }] : [];
  });
}
