/** Prints how long the work took without process start; the reader of the line is `measure.ts`. */
export async function timed(work: () => Promise<void>): Promise<void> {
  const start = performance.now();
  await work();
  console.log(`work ${((performance.now() - start) / 1000).toFixed(4)}`);
}
