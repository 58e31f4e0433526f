/** Follows an address part after part, from where its beginning ends. */

const MOST_PARTS = 9;

export interface Chain {
  readonly at: number;
  readonly parts: number;
}

/** @param parts sticky patterns, each for one part with the mark before it; the first that fits is taken */
export function followParts(text: string, from: number, parts: readonly RegExp[]): Chain {
  let at = from;
  let count = 0;
  for (; count < MOST_PARTS; count++) {
    const next = partEnd(text, at, parts);
    if (next === undefined) break;
    at = next;
  }
  return { at, parts: count };
}

function partEnd(text: string, at: number, parts: readonly RegExp[]): number | undefined {
  for (const part of parts) {
    part.lastIndex = at;
    const match = part.exec(text);
    if (match !== null && match[0].length > 1) return at + match[0].length;
  }
  return undefined;
}
