import { boundsOf, meets, type Rect } from '../content/matrix.ts';
import { PictureNeeded } from '../content/picture-needed.ts';
import type { LinePlan } from '../rewrite/fixed-lines.ts';
import type { Scope } from '../rewrite/scope.ts';
import { barRect, type Bar } from './bars.ts';

/** Points that a mark may reach over the edge of the field that it is in. */
const EDGE = 4;

export interface Area {
  readonly rect: Rect;
  readonly caption: string | undefined;
}

export const coveringBars = (areas: readonly Area[], scope: Scope): Bar[] =>
  areas.map(({ rect, caption }, index) => ({ rect: barRect(rect, scope.cells[index]), caption }));

/**
 * Bars of one width. What a mark covers besides text can't be given another width.
 * @param replaced areas that went with everything in them, marks that begin there too
 * @param untouched nothing of the page's own content went: marks may reach beyond such an area, where its text is cut off
 */
export function fixedBars(
  areas: readonly Area[],
  plan: LinePlan,
  { replaced, untouched }: { readonly replaced: readonly Rect[]; readonly untouched: boolean },
): Bar[] {
  const served = new Set(plan.bars.map(({ mark }) => mark));
  const whole = replaced.map((rect) => {
    const inside = areas.flatMap((area, index) =>
      (untouched ? meets(area.rect, rect) : isInside(area.rect, rect)) ? [index] : [],
    );
    for (const index of inside) served.add(index);
    return { rect: barRect(rect, undefined), caption: areas[inside[0] ?? -1]?.caption };
  });
  if (areas.some((_, index) => !served.has(index))) throw new PictureNeeded('line-not-fixable');
  const fixed = plan.bars.map(({ mark, glyph, s0, s1 }) => {
    const { ux, uy, t, em, ascent, descent } = glyph;
    const low = t + descent * em;
    const high = t + ascent * em;
    const rect = boundsOf({ x0: s0, y0: low, x1: s1, y1: high }, [ux, uy, -uy, ux, 0, 0]);
    return { rect: barRect(rect, undefined), caption: areas[mark]!.caption };
  });
  return [...fixed, ...whole];
}

const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.x0 > outer.x0 - EDGE &&
  inner.x1 < outer.x1 + EDGE &&
  inner.y0 > outer.y0 - EDGE &&
  inner.y1 < outer.y1 + EDGE;
