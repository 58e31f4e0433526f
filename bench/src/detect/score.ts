/** What is left of personal data, and what is lost of ordinary text, after findings are taken out of a text. */

/** A run of UTF-16 units of a document's text, `end` exclusive. */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A run that has to go; `kind` is what the tables are counted by. */
export interface Marked extends Range {
  readonly kind: string;
}

export interface MarkedDocument {
  readonly name: string;
  readonly text: string;
  readonly must: readonly Marked[];
  /** Runs that nobody minds either way: they count neither as lost words nor against precision. */
  readonly either?: readonly Range[];
}

interface KindFigures {
  count: number;
  /** No letter or digit of it is left. */
  whole: number;
  /** No run of four letters or digits of it is left. */
  hidden: number;
  /** At least one letter or digit of it is gone. */
  touched: number;
}

export interface Figures {
  documents: number;
  /** Documents that keep no run of four letters or digits of anything marked. */
  clean: number;
  readonly kinds: Map<string, KindFigures>;
  findings: number;
  /** Findings that share a letter or digit with something marked. */
  right: number;
  ordinaryWords: number;
  ordinaryLost: number;
}

export const noFigures = (): Figures => ({
  documents: 0,
  clean: 0,
  kinds: new Map(),
  findings: 0,
  right: 0,
  ordinaryWords: 0,
  ordinaryLost: 0,
});

const SAYS = /[\p{L}\d]/u;
const SURVIVOR = /[\p{L}\d]{4}/u;
const WORDS = /\p{L}{2,}/gu;

/** Adds one document to the figures. Linear. */
export function score(figures: Figures, document: MarkedDocument, removed: readonly Range[]): void {
  const { text, must } = document;
  const gone = new Uint8Array(text.length);
  const marked = new Uint8Array(text.length);
  const spared = new Uint8Array(text.length);
  for (const { start, end } of removed) gone.fill(1, start, end);
  for (const { start, end } of must) marked.fill(1, start, end);
  for (const { start, end } of document.either ?? []) spared.fill(1, start, end);

  let clean = true;
  for (const { start, end, kind } of must) {
    const own = figures.kinds.get(kind) ?? { count: 0, whole: 0, hidden: 0, touched: 0 };
    figures.kinds.set(kind, own);
    const rest = Array.from({ length: end - start }, (_, at) =>
      gone[start + at] === 1 ? ' ' : text[start + at]!,
    ).join('');
    const hidden = !SURVIVOR.test(rest);
    own.count++;
    if (!SAYS.test(rest)) own.whole++;
    if (hidden) own.hidden++;
    else clean = false;
    if (
      rest.replaceAll(/[^\p{L}\d]/gu, '').length <
      text.slice(start, end).replaceAll(/[^\p{L}\d]/gu, '').length
    )
      own.touched++;
  }
  figures.documents++;
  if (clean) figures.clean++;

  for (const one of removed) {
    if (spared.subarray(one.start, one.end).some((unit) => unit === 1)) continue;
    figures.findings++;
    if (marked.subarray(one.start, one.end).some((unit) => unit === 1)) figures.right++;
  }
  for (const word of text.matchAll(WORDS)) {
    const end = word.index + word[0].length;
    if (marked.subarray(word.index, end).includes(1) || spared.subarray(word.index, end).includes(1))
      continue;
    figures.ordinaryWords++;
    if (gone.subarray(word.index, end).includes(1)) figures.ordinaryLost++;
  }
}

const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((part / all) * 100).toFixed(1)} %`;

/** A Markdown table: one row a kind, then the totals. */
export function tableOf(figures: Figures): string {
  const rows = [...figures.kinds].sort(([, a], [, b]) => b.count - a.count);
  return [
    '| kind | marked | no run of 4 left | wholly hidden | touched |',
    '| --- | --: | --: | --: | --: |',
    ...rows.map(
      ([kind, { count, hidden, whole, touched }]) =>
        `| ${kind} | ${count} | ${percent(hidden, count)} | ${percent(whole, count)} | ${percent(touched, count)} |`,
    ),
    '',
    `precision ${percent(figures.right, figures.findings)} of ${figures.findings} findings; ` +
      `ordinary words lost ${percent(figures.ordinaryLost, figures.ordinaryWords)} of ${figures.ordinaryWords}; ` +
      `documents with zero misses ${percent(figures.clean, figures.documents)} of ${figures.documents}`,
  ].join('\n');
}
