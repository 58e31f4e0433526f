/** A few capitalised words, no field and no sentence. */
const LINE =
  /^[\p{Lu}\d][\p{L}\d.'-]*(?:,? (?:[\p{Lu}\d][\p{L}\d.'-]*|d[aeo]s?|of|the|on|upon|e|y|-|–)){0,5},?$/u;
const MOST_LINES = 4;

/**
 * Where a value goes on in the lines under it, as addresses in forms do: short lines down to the next field or an empty
 * line; the end of the value itself where anything else follows.
 */
export function endOfLines(text: string, end: number): number {
  let at = end;
  let last = end;
  for (let count = 0; count <= MOST_LINES; count++) {
    if (text[at] !== '\n') return at >= text.length ? last : end;
    const feed = text.indexOf('\n', at + 1);
    const next = feed < 0 ? text.length : feed;
    if (next - at > 60) return end;
    const line = text.slice(at + 1, next).trim();
    if (line === '' || /^[^:]{2,40}:/.test(line)) return last;
    if (!LINE.test(line)) return end;
    last = next;
    at = next;
  }
  return end;
}
