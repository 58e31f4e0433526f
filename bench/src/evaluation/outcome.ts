import type { Category } from '../../../packages/detector/src/index.ts';
import type { LocatedFinding } from '../../../packages/anonymizer/src/index.ts';
import type { Range } from '../detect/score.ts';
import type { PlainText } from '../../../packages/detector/annotated/plain.ts';
import type { Place } from './sheet.ts';
import type { Token } from '../../../packages/detector/annotated/words.ts';

/** What a tool made of a document, told by tokens. */
export interface Outcome {
  /** Goes unless somebody objects. */
  readonly removed: ReadonlySet<number>;
  /** Goes, or is proposed for review. */
  readonly proposed: ReadonlySet<number>;
  /** Found at all, kept by policy or not. */
  readonly seen: ReadonlySet<number>;
  /** What would be removed, finding by finding. */
  readonly findings: readonly { readonly category?: Category; readonly tokens: readonly number[] }[];
}

/** Of a word's width; all of these points have to be covered, so a bar over half of a word hides nothing. */
const POINTS = [0.25, 0.5, 0.75];

/** A token is hidden where the boxes of findings cover the points along its middle, whatever text was read there. */
export function outcomeOnPages(places: readonly Place[], findings: readonly LocatedFinding[]): Outcome {
  const hiddenBy = (some: readonly LocatedFinding[]): Set<number> => {
    const areas = some.flatMap((finding) => finding.areas);
    const hidden = new Set<number>();
    for (const [token, place] of places.entries())
      if (POINTS.every((point) => isCovered(place, point, areas))) hidden.add(token);
    return hidden;
  };
  const remove = findings.filter(({ proposal }) => proposal === 'remove');
  return {
    removed: hiddenBy(remove),
    proposed: hiddenBy(findings.filter(({ proposal }) => proposal !== 'keep')),
    seen: hiddenBy(findings),
    findings: remove.map(({ category, areas }) => ({
      category,
      tokens: places.flatMap((place, token) => (isCovered(place, 0.5, areas) ? [token] : [])),
    })),
  };
}

function isCovered({ page, box }: Place, point: number, areas: LocatedFinding['areas']): boolean {
  const x = box.left + (box.right - box.left) * point;
  const y = (box.top + box.bottom) / 2;
  return areas.some(
    (area) =>
      area.page === page &&
      area.boxes.some(({ left, top, right, bottom }) => left <= x && x <= right && top <= y && y <= bottom),
  );
}

/** What a tool that takes text would take out; one that says no more proposes to remove it. */
interface TextFinding extends Range {
  readonly category?: Category;
  readonly proposal?: 'remove' | 'review' | 'keep';
}

/** The same for tools that take text. */
export function outcomeInText(
  { starts }: PlainText,
  tokens: readonly Token[],
  findings: readonly TextFinding[],
): Outcome {
  const at = (token: Token, point: number): number =>
    (starts[token.index] ?? 0) + Math.floor((token.text.length - 1) * point);
  const hiddenBy = (some: readonly TextFinding[]): Set<number> =>
    new Set(
      tokens
        .filter((token) => POINTS.every((point) => some.some((range) => has(at(token, point), range))))
        .map(({ index }) => index),
    );
  const remove = findings.filter(({ proposal = 'remove' }) => proposal === 'remove');
  return {
    removed: hiddenBy(remove),
    proposed: hiddenBy(findings.filter(({ proposal }) => proposal !== 'keep')),
    seen: hiddenBy(findings),
    findings: remove.map((range) => ({
      ...(range.category && { category: range.category }),
      tokens: tokens.filter((token) => has(at(token, 0.5), range)).map(({ index }) => index),
    })),
  };
}

const has = (unit: number, { start, end }: Range): boolean => start <= unit && unit < end;
