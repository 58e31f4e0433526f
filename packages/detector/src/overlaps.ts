import type { Category } from './categories.ts';
import type { Found } from './found.ts';
import { asFirst, knownOf } from './names/lists.ts';
import { isDigit, isLetter } from './text/characters.ts';
import type { Document } from './text/document.ts';

/**
 * One finding for each place. The higher priority stays whole, what it leaves of a lower one stays a finding of its
 * own: nothing that was found is lost because something else was found across it. Sorting apart, linear.
 */
export function resolveOverlaps(found: readonly Found[], document: Document): Found[] {
  const owner = new Int32Array(document.text.length).fill(-1);
  const order = found.map((_, index) => index).sort((a, b) => compare(found[a]!, found[b]!));
  const kept: Found[] = [];
  for (const index of order) claim(found[index]!, index, owner, document, kept);
  return joinNames(
    kept.sort((a, b) => a.start - b.start),
    document,
  );
}

/** "Jocasta Aparecida⏎Vilhena", "SANT'ANNA": what goes on over a line end or was cut off a name is part of it, however doubtful alone. */
function joinNames(sorted: readonly Found[], document: Document): Found[] {
  const joined: Found[] = [];
  for (const one of sorted) {
    const last = joined.at(-1);
    if (last !== undefined && goesOn(last, one, document)) {
      joined[joined.length - 1] = { ...last, end: one.end };
    } else joined.push(one);
  }
  return joined;
}

const DOUBTFUL = 0.6;
/** "Ramasamy s/o Velu", "Baruch ben Shlomo" */
const PATRONYMIC = /^ (?:[sdw]\/o|a\/[lp]|ben|bat|bint?|binti) $|^\/o $/i;

function goesOn(last: Found, one: Found, document: Document): boolean {
  if (last.category !== 'person' || one.category !== 'person' || last.proposal !== 'remove') return false;
  if (one.proposal === 'keep' || one.detector === 'list' || last.detector === 'list') return false;
  const { text } = document;
  const gap = text.slice(last.end, one.start);
  const nameOf = ({ start, end }: Found): string => text.slice(start, end);
  const doubtful = one.confidence < DOUBTFUL || one.detector === 'propagation';
  // "MOURA/ALCINA", as airlines write it; "JOSÉ/ANA" and "KV/WK" are two.
  const inverted =
    gap === '/' &&
    /^\p{Lu}{4,}$/u.test(nameOf(last)) &&
    asFirst(knownOf(document.folded.slice(last.start, last.end))) < 2;
  return (
    inverted || PATRONYMIC.test(gap) || /^[ '-]$/.test(gap) || (doubtful && /^ {0,2}\n {0,3}$/.test(gap))
  );
}

/** Removal before review before keeping; then priority; then length. Lists and patterns stand above by priority. */
function compare(a: Found, b: Found): number {
  return (
    rank(b) - rank(a) ||
    b.priority - a.priority ||
    b.confidence - a.confidence ||
    b.end - b.start - (a.end - a.start) ||
    a.start - b.start
  );
}

const PROPOSALS = { remove: 2, review: 1, keep: 0 } as const;
const rank = (one: Found): number => (one.priority >= 1000 ? 10 : PROPOSALS[one.proposal]);

function claim(one: Found, index: number, owner: Int32Array, document: Document, kept: Found[]): void {
  let start = one.start;
  while (start < one.end) {
    while (start < one.end && owner[start] !== -1) start++;
    let end = start;
    while (end < one.end && owner[end] === -1) end++;
    if (end > start) {
      const piece = trim(document.text, start, end);
      const whole = start === one.start && end === one.end;
      if (piece !== undefined && (whole || saysSomething(one, document.text.slice(piece.start, piece.end)))) {
        kept.push({ ...one, ...piece });
      }
      owner.fill(index, start, end);
    }
    start = end;
  }
}

/** Left of a name that another finding cut through, "e" or "da" says nothing; left of a number, no "SSP/SP" does; left of what only the tagger takes for a number, no "Fusca 74". */
const saysSomething = ({ category, reason }: Found, rest: string): boolean =>
  OF_FIGURES.has(category)
    ? (reason.code === 'name-model' ? /(?:\d\D{0,2}){3}/ : /\d/).test(rest)
    : /\d|[*]|\p{L}{4}|\p{Lu}/u.test(rest);

const OF_FIGURES: ReadonlySet<Category> = new Set([
  'national-id',
  'bank-account',
  'registration',
  'health-record',
  'rg',
  'device',
  'phone',
]);

/** Without what stands at its edges and says nothing; nothing at all where no letter or digit is left. */
function trim(text: string, start: number, end: number): { start: number; end: number } | undefined {
  const says = (at: number) => {
    const unit = text.charCodeAt(at);
    return isDigit(unit) || isLetter(unit) || text[at] === '*';
  };
  let first = start;
  while (first < end && !says(first)) first++;
  if (first === end) return undefined;
  let last = end;
  while (/[\s,;:]/.test(text[last - 1]!)) last--;
  if (text[last - 1] === '.' && isDigit(text.charCodeAt(last - 2))) last--;
  return { start: /[+(@#-]/.test(text[start]!) ? start : first, end: last };
}
