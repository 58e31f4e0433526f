/** Few calls at a time, so that a grid full of pictures leaves room for everything else. */

const AT_ONCE = 3;
let running = 0;
const waiting: (() => void)[] = [];

/** @throws whatever `call` does; AbortError when the signal came first */
export async function inTurn<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await call();
  } finally {
    // Whoever leaves hands the place over.
    const next = waiting.shift();
    if (next === undefined) running -= 1;
    else next();
  }
}
