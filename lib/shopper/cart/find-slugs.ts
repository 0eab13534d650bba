import { maxSearchTextLength } from '../../../contract/form-limits.ts';
import { searchPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import { type Locale, locales } from '../../platform/i18n/routing.ts';
import { CallError, noResponseStatus } from '../../platform/upstream/call-error.ts';
import { readId, readSlug } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readQuantity } from '../../platform/wire/quantity.ts';
import type { CartLine } from './cart.ts';

/** Slugs by product id as text; null for a product that the API certainly does not have. */
export type SlugsById = ReadonlyMap<string, string | null>;

export interface SlugSearch {
  /** Without the products that were not found, although the API may have them. */
  slugs: SlugsById;
  /** Seconds until another search may find the other products. */
  retryAfterSeconds: number;
}

const pageSize = 100;
/** Maximum calls of one search: enough for a catalogue of 1000 products after the titles. */
const maxCalls = 18;
/** Maximum products that are searched by their titles first; where there are more, the catalogue may have all of them in fewer calls. */
const maxTitlesFirst = 4;
/** Least time until another search after one that failed, or left out titles. */
const minRetrySeconds = 60;
/** Time until another search after one that left nothing out: a product may be new or renamed. */
export const renewalSeconds = 1800;

/**
 * Finds the slugs of products by their stored titles, in the page's language and then in the others, because the title may be in any; then
 * goes through the catalogue, because the product may have been renamed, unless that takes more calls than are left. A failed call ends the
 * search.
 */
export async function findSlugs(
  lines: readonly Pick<CartLine, 'productId' | 'title'>[],
  locale: Locale,
): Promise<SlugSearch> {
  const search = createSearch(lines, locale);
  try {
    const laterIds = await search.searchTitles(search.ids.slice(0, maxTitlesFirst));
    const isWholeCatalogue = await search.searchCatalogue();
    const leftOutIds = isWholeCatalogue
      ? []
      : [...laterIds, ...(await search.searchTitles(search.ids.slice(maxTitlesFirst)))];
    const slugs = isWholeCatalogue
      ? new Map(search.ids.map((id) => [id, search.slugs.get(id) ?? null]))
      : search.slugs;
    return { slugs, retryAfterSeconds: leftOutIds.length > 0 ? minRetrySeconds : renewalSeconds };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return {
      slugs: search.slugs,
      retryAfterSeconds: Math.min(renewalSeconds, Math.max(minRetrySeconds, error.retryAfterSeconds ?? 0)),
    };
  }
}

function createSearch(lines: readonly Pick<CartLine, 'productId' | 'title'>[], locale: Locale) {
  const titles = new Map(lines.map(({ productId, title }) => [String(productId), title]));
  const languages = [locale, ...locales.filter((other) => other !== locale)];
  const slugs = new Map<string, string>();
  let calls = 0;

  /** Fetches a page of products, notes the slugs of the wanted ones, and returns the number of the last page as far as it is known. */
  async function searchPage(language: Locale, pageNumber: number, text?: string): Promise<number> {
    calls += 1;
    const response = await callFromBrowser({
      method: 'POST',
      path: searchPaths.filterProducts,
      isRead: true,
      body: { searchText: text?.slice(0, maxSearchTextLength), sortBy: 'asc', pageNumber, pageSize },
      locale: language,
    });
    // An API may also send a plain list instead of a page with a total.
    const page = asObject(response);
    const items = page ? page.items : response;
    if (!Array.isArray(items)) throw new CallError(noResponseStatus);
    for (const item of items) {
      const id = String(readId(asObject(item)?.id));
      const slug = readSlug(asObject(item)?.slug);
      if (slug !== null && titles.has(id)) slugs.set(id, slug);
    }
    const total = readQuantity(page?.total);
    if (total === null) return items.length === pageSize ? pageNumber + 1 : pageNumber;
    // With fewer products on the page than there have to be, it is unknown where the others are.
    const isShort = items.length < Math.min(pageSize, total - (pageNumber - 1) * pageSize);
    return isShort ? Number.POSITIVE_INFINITY : Math.ceil(total / pageSize);
  }

  return {
    ids: [...titles.keys()],
    slugs,
    /** Returns the products for whose titles no calls were left. */
    async searchTitles(ids: readonly string[]): Promise<string[]> {
      const leftOutIds: string[] = [];
      for (const id of ids) {
        for (const language of languages) {
          if (slugs.has(id)) break;
          if (calls < maxCalls) await searchPage(language, 1, titles.get(id));
          else leftOutIds.push(id);
        }
      }
      return leftOutIds;
    },
    /** Returns true once all products are found, or the whole catalogue was read. */
    async searchCatalogue(): Promise<boolean> {
      let lastPage = 1;
      for (let pageNumber = 1; slugs.size < titles.size && pageNumber <= lastPage; pageNumber += 1) {
        if (lastPage - pageNumber >= maxCalls - calls) return false;
        lastPage = await searchPage(locale, pageNumber);
      }
      return true;
    },
  };
}
