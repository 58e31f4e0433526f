/**
 * Matches of a sticky pattern at the beginnings of lines, or right after what `lead`, sticky too, takes there; one a line. No
 * match may go over the end of its line.
 */
export function matchesInLines(text: string, pattern: RegExp, lead?: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (let start = 0, feed = 0; feed >= 0; start = feed + 1) {
    feed = text.indexOf('\n', start);
    pattern.lastIndex = start;
    if (lead !== undefined) {
      lead.lastIndex = start;
      const taken = lead.exec(text);
      if (taken === null) continue;
      pattern.lastIndex = start + taken[0].length;
    }
    const match = pattern.exec(text);
    if (match !== null) found.push(match);
  }
  return found;
}
