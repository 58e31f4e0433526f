interface Point {
  readonly pages: number;
  /** Seconds of processor time. */
  readonly cost: number;
}

/** What each page costs by which a document is larger than the one before it, in the units of the cost; what is paid once a document falls out. */
export const furtherPages = (points: readonly Point[]): number[] =>
  points.slice(1).map(({ pages, cost }, index) => {
    const before = points[index];
    return before === undefined ? Number.NaN : (cost - before.cost) / (pages - before.pages);
  });

/** By which a step may exceed the cheapest before it: runs of one size differ by as much. */
const LINEAR_WITHIN = 1.25;

/**
 * Whether cost grows with the pages and not with their square. A step that is cheaper than the ones before is none against
 * it: code gets faster while it is run.
 * A step that seems to cost nothing was lost in the noise and is no measure.
 * @returns by how much a step is dearer than the cheapest before it, at most; `linear` is undefined with less than two steps
 */
export function growthOf(points: readonly Point[]): { readonly times: number; readonly linear?: boolean } {
  const steps = furtherPages(points);
  if (steps.length < 2) return { times: Number.NaN };
  const times = Math.max(
    ...steps.slice(1).map((step, index) => step / Math.min(...steps.slice(0, index + 1).filter(isMeasure))),
  );
  return { times, linear: times <= LINEAR_WITHIN };
}

const isMeasure = (step: number): boolean => step > 0;
