/** What a user agent says about a device, for people who look at their sessions; nothing is decided by it. */

// the order matters: most browsers name the ones that they descend from
const BROWSERS = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+ .*Safari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\b(iPhone|iPad|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
] as const;

const nameIn = (names: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/** `Chrome · Windows`; empty when it tells nothing. */
export const deviceOf = (userAgent: string): string =>
  [nameIn(BROWSERS, userAgent), nameIn(SYSTEMS, userAgent)].filter((name) => name !== undefined).join(' · ');
