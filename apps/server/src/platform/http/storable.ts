/**
 * Whether all texts of a value can be stored and found again: PostgreSQL keeps no U+0000, and half of a surrogate pair is no
 * character in UTF-8. Fields may come as deep as a body holds them: no recursion.
 */
export function isStorable(value: unknown): boolean {
  const left: unknown[] = [value];
  while (left.length > 0) {
    const each = left.pop();
    if (typeof each === 'string') {
      if (each.includes('\0') || !each.isWellFormed()) return false;
    } else if (typeof each === 'object' && each !== null) {
      // one by one: a list may be longer than a call takes arguments
      for (const [name, member] of Object.entries(each)) left.push(name, member);
    }
  }
  return true;
}
