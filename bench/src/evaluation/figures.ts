import type { Category } from '../../../packages/detector/src/index.ts';
import type { Language } from '../../../packages/detector/annotated/document.ts';
import type { MarkVerdict, Verdict } from './judge.ts';

export interface Share {
  readonly part: number;
  readonly of: number;
}

interface CategoryFigures {
  readonly category: Category;
  readonly whole: Share;
  readonly touched: Share;
  readonly precision: Share;
}

interface PeopleFigures {
  readonly language: Language;
  /** People of whom no token of four letters is left in the document. */
  readonly gone: Share;
  readonly goneAfterReview: Share;
  /** Mentions. */
  readonly whole: Share;
  readonly touched: Share;
}

export interface Figures {
  readonly documents: number;
  readonly categories: readonly CategoryFigures[];
  /** Found where a policy asks for them, whatever is done with them without it. */
  readonly policy: readonly { readonly category: Category; readonly found: Share }[];
  readonly people: readonly PeopleFigures[];
  /** Numbers whose check digits are right and well-formed e-mail addresses. */
  readonly validIdentifiers: {
    readonly recall: Share;
    /** Without those that go only under a policy, which other tools can't know of. */
    readonly recallWithoutPolicy: Share;
    readonly precision: Share;
  };
  readonly addresses: Share;
  readonly precision: Share;
  readonly zeroMisses: Share;
  /** Without what identifies nobody by itself: age, marital status, nationality, birthplace, profession. */
  readonly zeroDirectMisses: Share;
  readonly ordinaryLost: Share;
  readonly keepViolated: Share;
}

const INDIRECT: ReadonlySet<Category> = new Set([
  'age',
  'marital-status',
  'nationality',
  'birthplace',
  'profession',
]);

export function figuresOf(verdicts: readonly Verdict[]): Figures {
  const marks = verdicts.flatMap((verdict) => verdict.marks);
  const must = marks.filter(({ mark }) => mark.kind === 'remove');
  const valid = marks.filter((one) => one.valid);
  const checked = new Set(valid.map(({ mark }) => mark.category));
  const findings = verdicts.flatMap((verdict) => verdict.findings);
  return {
    documents: verdicts.length,
    categories: Array.from(
      Map.groupBy(must, ({ mark }) => mark.category),
      ([category, ofCategory]) => ({
        category,
        whole: share(ofCategory, (one) => one.whole),
        touched: share(ofCategory, (one) => one.touched),
        precision: share(
          findings.filter((finding) => finding.category === category),
          (finding) => finding.right,
        ),
      }),
    ).sort((a, b) => b.whole.of - a.whole.of),
    policy: Array.from(
      Map.groupBy(
        marks.filter(({ mark }) => mark.kind === 'policy'),
        ({ mark }) => mark.category,
      ),
      ([category, ofCategory]) => ({ category, found: share(ofCategory, (one) => one.whole) }),
    ),
    people: (['pt', 'en'] as const).map((language) => {
      const own = verdicts.filter(({ document }) => document.language === language);
      const people = own.flatMap((verdict) => verdict.people);
      const mentions = own
        .flatMap((verdict) => verdict.marks)
        .filter(({ mark }) => mark.category === 'person' && mark.kind === 'remove');
      return {
        language,
        gone: share(people, (person) => person.gone),
        goneAfterReview: share(people, (person) => person.goneAfterReview),
        whole: share(mentions, (one) => one.whole),
        touched: share(mentions, (one) => one.touched),
      };
    }),
    validIdentifiers: {
      recall: share(valid, (one) => one.whole),
      recallWithoutPolicy: share(
        valid.filter(({ mark }) => mark.kind === 'remove'),
        (one) => one.whole,
      ),
      precision: share(
        findings.filter(({ category }) => category !== undefined && checked.has(category)),
        (finding) => finding.right,
      ),
    },
    addresses: share(
      must.filter(({ mark }) => mark.category === 'address'),
      (one) => one.whole,
    ),
    precision: share(findings, (finding) => finding.right),
    zeroMisses: share(verdicts, (verdict) => !verdict.marks.some(missing)),
    zeroDirectMisses: share(
      verdicts,
      (verdict) => !verdict.marks.some((one) => missing(one) && !INDIRECT.has(one.mark.category)),
    ),
    ordinaryLost: {
      part: verdicts.reduce((sum, verdict) => sum + verdict.lostWords.length, 0),
      of: verdicts.reduce((sum, verdict) => sum + verdict.ordinaryWords, 0),
    },
    keepViolated: share(
      verdicts.flatMap((verdict) => verdict.kept),
      (one) => one.violated,
    ),
  };
}

const share = <T>(all: readonly T[], has: (one: T) => boolean): Share => ({
  part: all.filter(has).length,
  of: all.length,
});

const missing = ({ mark, unreadable }: MarkVerdict): boolean => mark.kind === 'remove' && !unreadable;
