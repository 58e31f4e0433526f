/** @param bound what lies nearer to nought or one counts as lying there */
export function logOdds(likely: number, bound: number): number {
  const inner = Math.min(Math.max(likely, bound), 1 - bound);
  return Math.log(inner / (1 - inner));
}
