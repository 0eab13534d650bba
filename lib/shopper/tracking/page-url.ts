import { secretPagePattern, secretParameters } from '../../platform/urls/secret-pages.ts';

/** Pages for the shop's staff. */
const untrackedPages = /\/(?:campaigns|preview)$/;

/** Returns the URL the document was loaded from, unchanged by client-side navigation. */
export function initialUrl(): string {
  const url = performance.getEntriesByType('navigation')[0]?.name ?? '';
  return URL.canParse(url) ? url : location.href;
}

/** True for pages that are not tracked. */
export function isUntrackedPage(pathname: string): boolean {
  return untrackedPages.test(pathname);
}

/** True for the URL of a page that is opened from a mail by a link with secrets. Such a URL must not be sent unredacted. */
export function mayHaveSecrets(url: string): boolean {
  return secretPagePattern.test(URL.canParse(url) ? new URL(url).pathname : '');
}

/** Removes the secret parameters from a URL that may have some; any other URL is returned byte for byte. */
export function redactUrl(url: string): string {
  if (!mayHaveSecrets(url)) return url;
  const redacted = new URL(url);
  for (const name of secretParameters) redacted.searchParams.delete(name);
  return redacted.href;
}
