import { maxSearchTextLength } from '../../../contract/form-limits.ts';
import { searchPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import { type Locale, locales } from '../../platform/i18n/routing.ts';
import { CallError, noResponseStatus } from '../../platform/upstream/call-error.ts';
import { readId, readSlug } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readQuantity } from '../../platform/wire/quantity.ts';
import type { CartLine } from './cart.ts';

/** Slugs by product id as text; null for a product that the API does not have. */
export type SlugsById = ReadonlyMap<string, string | null>;

const pageSize = 100;
/** Maximum pages of one search; products after them count as missing. */
const maxPages = 10;

/**
 * Finds the slugs of products by their stored titles: searches in the page's language, then in the others, because the title may be in
 * any; then goes through the catalogue, because the product may have been renamed.
 * @throws {CallError} when a call fails
 */
export async function findSlugs(
  lines: readonly Pick<CartLine, 'productId' | 'title'>[],
  locale: Locale,
): Promise<SlugsById> {
  const slugs = new Map<string, string | null>(lines.map(({ productId }) => [String(productId), null]));
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  for (const { productId, title } of lines)
    for (const language of languages)
      if (slugs.get(String(productId)) === null) await search(slugs, language, title);
  if ([...slugs.values()].includes(null)) await search(slugs, locale);
  return slugs;
}

/** Fills in the slugs that a search finds, until none is missing; without a text, the search finds any product. */
async function search(slugs: Map<string, string | null>, locale: Locale, text?: string): Promise<void> {
  const searchText = text?.slice(0, maxSearchTextLength);
  for (let pageNumber = 1; pageNumber <= maxPages; pageNumber += 1) {
    const response = await callFromBrowser({
      method: 'POST',
      path: searchPaths.filterProducts,
      isRead: true,
      body: { searchText, sortBy: 'asc', pageNumber, pageSize },
      locale,
    });
    // An API may also send a plain list instead of a page with a total.
    const page = asObject(response);
    const items = page ? page.items : response;
    if (!Array.isArray(items)) throw new CallError(noResponseStatus);
    for (const item of items) {
      const id = String(readId(asObject(item)?.id));
      const slug = readSlug(asObject(item)?.slug);
      if (slug !== null && slugs.has(id)) slugs.set(id, slug);
    }
    const isLastPage = items.length === 0 || pageNumber * pageSize >= (readQuantity(page?.total) ?? 0);
    if (isLastPage || ![...slugs.values()].includes(null)) return;
  }
}
