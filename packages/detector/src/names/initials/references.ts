import type { Document, Range } from '../../text/document.ts';
import type { Anchored } from '../../text/starts.ts';
import { matchesOf, together } from '../../text/starts.ts';
import { isNoWord } from './letters.ts';

interface Reference extends Anchored {
  /** What the letters are is said before them. */
  readonly isLabelled?: boolean;
}

const PLACES = together<Reference>([
  // "Our ref: MDB/lj/4471", "Your ref AW/pd": who dictated and who typed.
  {
    isLabelled: true,
    pattern:
      /(?<!\p{L})(?:[Oo]ur|[Yy]our|[Nn]ossa|[Vv]ossa|[NVnv]\/) ?[Rr]ef(?:er[êe]ncia)?\.?:? {1,2}(?<first>\p{Lu}{2,3})[/:](?<second>\p{Ll}{2,3}|\p{Lu}{2,3})(?!\p{L})/uy,
  },
  // "PJS/kw", "HGW:eh", "NF/db – minuta 3" on a line of its own; no "KB/sec".
  {
    pattern:
      /(?<=(?:^|\n)[ \t]{0,4})(?<first>\p{Lu}{2,3})[/:](?!(?:s|sec|min|ml|dl|kg|mil|m|h|hr|dia|mes|day|ha|ok|dc)(?!\p{L}))(?<second>\p{Ll}{2,3})(?=[ \t]{0,4}(?:\n|$)| [–-] )/uy,
  },
  // "// mjt 12/03: do not touch"
  {
    pattern:
      /(?:\/\/|#|--) ?(?:TODO |FIXME )?(?<first>\p{Ll}{2,3})(?= \d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?:)/uy,
  },
]);

/** Letters of those who dictated, typed or wrote a line of a program. */
export function findInReferences({ places }: Document): Range[] {
  const found: Range[] = [];
  matchesOf(places.text, PLACES, ({ index, 0: { length }, groups }, { isLabelled }) => {
    const { first = '', second } = groups!;
    // "# ver 1.2:"
    if (isLabelled !== true && !isNoWord(second ?? first)) return;
    const end = index + length;
    if (second === undefined) return void found.push({ start: end - first.length, end });
    const start = end - second.length;
    found.push({ start: start - 1 - first.length, end: start - 1 }, { start, end });
  });
  return found;
}
