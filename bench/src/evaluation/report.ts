import type { Figures, Share } from './figures.ts';
import type { Verdict } from './judge.ts';
import type { Token } from '../../../packages/detector/annotated/words.ts';

/** Markdown, with every figure of one run over a set; it holds no text of any document. */
export function report(title: string, figures: Figures): string {
  const rows = [
    ['people gone (no token of 4 letters left), Portuguese', figures.people[0]?.gone],
    ['people gone, English', figures.people[1]?.gone],
    ['people gone once reviewed, Portuguese', figures.people[0]?.goneAfterReview],
    ['people gone once reviewed, English', figures.people[1]?.goneAfterReview],
    ['mentions wholly hidden, Portuguese', figures.people[0]?.whole],
    ['mentions wholly hidden, English', figures.people[1]?.whole],
    ['mentions touched, Portuguese', figures.people[0]?.touched],
    ['mentions touched, English', figures.people[1]?.touched],
    ['valid identifiers, recall', figures.validIdentifiers.recall],
    ['valid identifiers, precision', figures.validIdentifiers.precision],
    ['addresses wholly hidden', figures.addresses],
    ['findings that are right', figures.precision],
    ['documents with zero misses', figures.zeroMisses],
    ['documents with zero misses of direct data', figures.zeroDirectMisses],
    ['ordinary words wrongly removed', figures.ordinaryLost],
    ['must-keep violated', figures.keepViolated],
  ] as const;
  return [
    `## ${title}: ${figures.documents} documents`,
    '',
    ...table(
      ['figure', 'share', 'count'],
      rows.map(([name, share]) => [name, percent(share), count(share)]),
    ),
    '',
    ...table(
      ['category', 'marked', 'whole', 'touched', 'precision'],
      figures.categories.map(({ category, whole, touched, precision }) => [
        category,
        String(whole.of),
        percent(whole),
        percent(touched),
        `${percent(precision)} of ${precision.of}`,
      ]),
    ),
    '',
    ...table(
      ['only under a policy', 'marked', 'found'],
      figures.policy.map(({ category, found }) => [category, String(found.of), percent(found)]),
    ),
    '',
  ].join('\n');
}

/** One row a tool, for tools that answer no categories. */
export function comparison(rows: readonly { readonly tool: string; readonly figures: Figures }[]): string {
  return [
    ...table(
      [
        'on plain text',
        'people gone pt',
        'people gone en',
        'mentions whole pt',
        'mentions whole en',
        'valid identifiers',
        'addresses',
        'right findings',
        'zero misses',
        'ordinary words lost',
        'must-keep violated',
      ],
      rows.map(({ tool, figures }) => [
        tool,
        percent(figures.people[0]?.gone),
        percent(figures.people[1]?.gone),
        percent(figures.people[0]?.whole),
        percent(figures.people[1]?.whole),
        percent(figures.validIdentifiers.recallWithoutPolicy),
        percent(figures.addresses),
        percent(figures.precision),
        percent(figures.zeroMisses),
        percent(figures.ordinaryLost),
        percent(figures.keepViolated),
      ]),
    ),
    '',
  ].join('\n');
}

/** What was missed and what was wrongly marked, with the words around it. Never for the blind set. */
export function mistakes(verdict: Verdict): string {
  const { document } = verdict;
  const missed = verdict.marks
    .filter(({ mark, whole }) => mark.kind === 'remove' && !whole)
    .map(({ mark, text, touched, unreadable }) => {
      const how = unreadable ? 'short rest left' : touched ? 'partly left' : 'missed';
      return `  ${how}: ${mark.category} “${text}”`;
    });
  const wrong = verdict.findings
    .filter((finding) => !finding.right)
    .map(({ category, tokens }) => `  wrong: ${category ?? ''} ${around(document.tokens, tokens)}`);
  const kept = verdict.kept.filter((one) => one.violated).map(({ text }) => `  not kept: “${text}”`);
  const lost =
    verdict.lostWords.length === 0 ? [] : [`  lost words: ${verdict.lostWords.map((t) => t.text).join(' ')}`];
  const lines = [...missed, ...wrong, ...kept, ...lost];
  return lines.length === 0 ? '' : [document.id, ...lines, ''].join('\n');
}

function around(all: readonly Token[], tokens: readonly number[]): string {
  const [first = 0, last = 0] = [tokens[0], tokens.at(-1)];
  return `${said(all, first - 4, first)} >${said(all, first, last + 1)}< ${said(all, last + 1, last + 5)}`;
}

const said = (all: readonly Token[], from: number, to: number): string =>
  all
    .slice(Math.max(0, from), to)
    .map((token) => token.text)
    .join(' ');

const percent = (share: Share | undefined): string =>
  !share || share.of === 0 ? '–' : `${((100 * share.part) / share.of).toFixed(1)} %`;

const count = (share: Share | undefined): string => (share ? `${share.part} of ${share.of}` : '–');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string[] => [
  row(head),
  row(head.map((_, at) => (at === 0 ? '---' : '--:'))),
  ...rows.map(row),
];
