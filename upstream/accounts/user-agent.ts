/** What browsers and systems are told by, the more particular first: most call themselves by the names of others too. */
const browsers: [family: string, sign: RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [family: string, sign: RegExp][] = [
  ['iOS', /\b(?:iPhone|iPad|iPod)\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** Family of the browser that a `User-Agent` names; null for one that nobody knows. */
export function browserFamily(userAgent: string): string | null {
  return browsers.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}

/** Family of the system that a `User-Agent` names; null for one that nobody knows. */
export function systemFamily(userAgent: string): string | null {
  return systems.find(([, sign]) => sign.test(userAgent))?.[0] ?? null;
}
