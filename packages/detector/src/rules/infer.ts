import { testPattern } from './patterns.ts';

type Kind = 'digits' | 'capitals' | 'small' | 'spaces' | 'mark';

interface Run {
  readonly kind: Kind;
  readonly text: string;
}

const RUNS = /(\d+)|(\p{Lu}+)|([\p{L}\p{M}]+)|(\s+)|([^\s\p{L}\d])/gu;
const KINDS: readonly Kind[] = ['digits', 'capitals', 'small', 'spaces', 'mark'];
const CLASSES: Readonly<Record<Exclude<Kind, 'mark'>, string>> = {
  digits: '\\d',
  capitals: '\\p{Lu}',
  small: '\\p{L}',
  spaces: '\\s',
};
/** More examples than this say nothing new; more shapes than this are no pattern. */
const MOST_EXAMPLES = 200;
const MOST_SHAPES = 8;

/**
 * The narrowest RE2 pattern with the shape of the examples that matches each of them wholly; null when there is none.
 * Words that all examples share stay words, everything else becomes its kind of character with its lengths.
 */
export function inferPattern(examples: readonly string[]): string | null {
  const wanted = [...new Set(examples.map((one) => one.trim()).filter((one) => one !== ''))].slice(
    0,
    MOST_EXAMPLES,
  );
  if (wanted.length === 0) return null;
  const shapes = Map.groupBy(wanted.map(runsOf), (runs) =>
    runs.map(({ kind, text }) => (kind === 'mark' ? text : kind)).join(' '),
  );
  if (shapes.size > MOST_SHAPES) return checked(loosest(wanted), wanted);
  const patterns = [...shapes.values()].map(patternOf);
  return checked(patterns.length === 1 ? patterns[0]! : `(?:${patterns.join('|')})`, wanted);
}

const runsOf = (text: string): Run[] =>
  Array.from(text.matchAll(RUNS), (match) => {
    const kind = KINDS[match.slice(1).findIndex((group) => group !== undefined)]!;
    return { kind, text: match[0] };
  });

/** Examples of one shape, place by place. */
function patternOf(examples: readonly (readonly Run[])[]): string {
  const body = examples[0]!.map(({ kind, text }, place) => {
    const texts = examples.map((runs) => runs[place]!.text);
    const letters = kind === 'capitals' || kind === 'small';
    if (kind === 'mark' || (letters && texts.every((one) => one === text))) return escaped(text);
    return CLASSES[kind] + times(texts);
  });
  return bounded(
    body.join(''),
    examples.map((runs) => runs.map(({ text }) => text).join('')),
  );
}

/** One run of any of the characters in use: for examples that have no shape in common. */
function loosest(examples: readonly string[]): string {
  const kinds = new Set(
    examples.flatMap(runsOf).map(({ kind, text }) => (kind === 'mark' ? escaped(text) : CLASSES[kind])),
  );
  return bounded(`[${[...kinds].join('')}]${times(examples)}`, examples);
}

function times(texts: readonly string[]): string {
  const lengths = texts.map((text) => Array.from(text).length);
  const least = Math.min(...lengths);
  const most = Math.max(...lengths);
  if (most === 1) return '';
  return least === most ? `{${least}}` : `{${least},${Math.min(most, 1000)}}`;
}

/** `\b` of RE2 knows ASCII only, so it is set only where the edge is an ASCII letter or digit. */
function bounded(pattern: string, examples: readonly string[]): string {
  const front = examples.every((one) => /^\w/.test(one)) ? '\\b' : '';
  const back = examples.every((one) => /\w$/.test(one)) ? '\\b' : '';
  return front + pattern + back;
}

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, '\\$&');

function checked(pattern: string, examples: readonly string[]): string | null {
  const matchesWhole = (text: string) =>
    testPattern(pattern, text).some(({ start, end }) => start === 0 && end === text.length);
  return examples.every(matchesWhole) ? pattern : null;
}
