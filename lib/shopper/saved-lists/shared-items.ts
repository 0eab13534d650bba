import { normalizeText } from '../../../contract/typed-text.ts';
import { readSlug, titleFromSlug } from '../../platform/wire/identifiers.ts';
import type { SavedItem } from './saved-items.ts';

/** Query parameter of a share link. */
export const sharedItemsParameter = 'items';
const maxItems = 50;

/** Parses the products of a share link (`?items=slug,slug`), without duplicates, at most 50. */
export function parseSharedItems(search: string): SavedItem[] {
  const parsedSlugs = (new URLSearchParams(search).get(sharedItemsParameter) ?? '')
    // Also at the Arabic comma, which people type.
    .split(/[,،]/)
    .map((part) => readSlug(normalizeText(part)));
  const slugs = [...new Set(parsedSlugs.filter((slug) => slug !== null))];
  return slugs.slice(0, maxItems).map((slug) => ({ slug, title: titleFromSlug(slug), productId: null }));
}

/**
 * Returns the parameters of a share link as far as the HTML depends on them: only the first product, whose picture the link's card shows.
 * The script of the page shows the whole list of its URL.
 */
export function knownShareLinkParameters(query: URLSearchParams): URLSearchParams {
  const [first] = parseSharedItems(`?${query}`);
  return new URLSearchParams(first && { [sharedItemsParameter]: first.slug });
}

/** Returns the absolute URL of a share link for these products. @param pageUrl page to share; its own query is replaced */
export function sharedItemsUrl(pageUrl: string, items: readonly SavedItem[]): string {
  const url = new URL(pageUrl);
  url.search = '';
  url.hash = '';
  url.searchParams.set(sharedItemsParameter, items.map(({ slug }) => slug).join(','));
  return url.href;
}
