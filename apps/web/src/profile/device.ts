/** Names that a User-Agent header gives away, the more particular first: most browsers also claim to be the others. */
const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['Windows', 'Windows'],
  ['Android', 'Android'],
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

const first = (names: readonly (readonly [string, string])[], text: string): string | undefined =>
  names.find(([sign]) => text.includes(sign))?.[1];

/** `Chrome · Windows`; null when nothing is recognised, as for programs. */
export function deviceOf(userAgent: string): string | null {
  const known = [first(BROWSERS, userAgent), first(SYSTEMS, userAgent)].filter((name) => name !== undefined);
  return known.length === 0 ? null : known.join(' · ');
}
