/** CSRF check: true when `Sec-Fetch-Site`, or else `Origin`, names the shop's own origin; false when both are missing. */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get('sec-fetch-site');
  if (site !== null) return site === 'same-origin';
  const origin = headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host === headers.get('host');
}
