/** Ordered from specific to general, because most user agents also name other browsers. */
const browserPatterns: [family: string, pattern: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systemPatterns: [family: string, pattern: RegExp][] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Returns the browser family in a `User-Agent`; null when unknown. */
export function browserFamily(userAgent: string): string | null {
  return browserPatterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}

/** Returns the family of the operating system in a `User-Agent`; null when unknown. */
export function systemFamily(userAgent: string): string | null {
  return systemPatterns.find(([, pattern]) => pattern.test(userAgent))?.[0] ?? null;
}
