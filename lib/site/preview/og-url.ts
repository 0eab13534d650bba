import type { FetchFailure } from './fetch-page.ts';
import type { PageMetadata } from './page-metadata.ts';

/** Page that `og:url` leads to: the page itself (`self`), also without an `og:url`, or another page, whose card Facebook shows. */
export type OgUrlTarget =
  | { state: 'self' }
  | { state: 'other-page'; url: string; metadata: PageMetadata }
  /** `og:url` leads to no page: `status` is that of the response; null for a URL outside the shops, and when a redirect is not followed. */
  | { state: 'unavailable'; url: string; status: number | null }
  /** The page that `og:url` leads to could not be fetched. */
  | { state: 'unread'; url: string; failure: FetchFailure };

const maxHops = 3;

/**
 * Follows `og:url` from page to page, at most three times, as Facebook does.
 * @param readOgUrl returns the `og:url` of a page, or null
 * @param fetchPage returns the page at a URL, the `status` of an unavailable one, or why it could not be fetched
 */
export async function resolveOgUrl(
  page: { url: string; metadata: PageMetadata },
  readOgUrl: (metadata: PageMetadata) => string | null,
  fetchPage: (url: string) => Promise<{ url: string; metadata: PageMetadata } | number | FetchFailure | null>,
): Promise<OgUrlTarget> {
  let current = page;
  for (let hop = 0; hop < maxHops; hop += 1) {
    const ogUrl = readOgUrl(current.metadata);
    if (ogUrl === null || isSameUrl(ogUrl, current.url)) break;
    const result = await fetchPage(ogUrl);
    if (typeof result === 'string') return { state: 'unread', url: ogUrl, failure: result };
    if (result === null || typeof result === 'number')
      return { state: 'unavailable', url: ogUrl, status: result };
    current = result;
  }
  return current === page ? { state: 'self' } : { state: 'other-page', ...current };
}

/** True for equal URLs, query and fragment included; false when `a` cannot be parsed. */
function isSameUrl(a: string, b: string): boolean {
  return URL.canParse(a) && new URL(a).href === new URL(b).href;
}

/** True for URLs with the same origin and path; false when one of them cannot be parsed. */
export function isSamePage(firstUrl: string, secondUrl: string): boolean {
  const [a, b] = [firstUrl, secondUrl].map((url) => (URL.canParse(url) ? new URL(url) : null));
  if (!a || !b) return false;
  return a.origin === b.origin && a.pathname === b.pathname;
}
