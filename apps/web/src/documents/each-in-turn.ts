/** One call for each of several things, one after the other; what fails does not hold up the rest. */

interface Outcome {
  readonly done: number;
  readonly failed: number;
  /** Why the first one failed. */
  readonly error: unknown;
}

export async function eachInTurn<T>(
  things: readonly T[],
  call: (thing: T) => Promise<unknown>,
): Promise<Outcome> {
  const errors: unknown[] = [];
  for (const thing of things) await call(thing).catch((error: unknown) => errors.push(error));
  return { done: things.length - errors.length, failed: errors.length, error: errors[0] };
}
