import 'server-only';
import { searchPaths } from '@/contract/paths';
import { getBestSellers } from '@/lib/catalogue/best-sellers';
import { getProducts } from '@/lib/catalogue/product-server';
import { getCategory } from '@/lib/catalogue/server';
import type { Category, CategoryRef, Product, ProductPage, SearchFilters } from '@/lib/catalogue/types';
import { readProductPage } from '@/lib/catalogue/wire/product-page';
import { readSearchFilters } from '@/lib/catalogue/wire/search-filters';
import { type Locale, locales } from '@/lib/i18n/routing';
import { cachedRead } from '@/lib/upstream/cached-read';
import { call } from '@/lib/upstream/call';
import { orFallback } from '@/lib/upstream/or-fallback';
import { reader } from '@/lib/upstream/reader';
import { listingParams, readListingQuery } from './address.ts';
import { findCategory } from './find-category.ts';
import { type KnownWords, knownWords } from './known-words.ts';
import { emptyQuery, type ListingQuery } from './query.ts';
import { filterBody } from './request.ts';
import { topRated } from './top-rated.ts';

const getSearchFilters = cachedRead(
  'search-filters',
  () => [['filters']],
  async (locale: Locale): Promise<SearchFilters> => {
    const expects = { fields: ['categories', 'attributesVariant'] };
    return readSearchFilters(
      await call({ method: 'GET', path: searchPaths.searchFilters, expects }, locale),
      reader,
    );
  },
);

/** What listings can be filtered by; null for a few seconds while the upstream does not answer. */
export async function getFilters(locale: Locale): Promise<SearchFilters | null> {
  try {
    return await getSearchFilters(locale);
  } catch (error) {
    return orFallback(error, null);
  }
}

/** The words that listings can be filtered by; null for a few seconds while the upstream does not answer. */
export async function getKnownWords(locale: Locale): Promise<KnownWords | null> {
  const others = locales.filter((other) => other !== locale);
  try {
    return knownWords(await getSearchFilters(locale), await Promise.all(others.map(getSearchFilters)));
  } catch (error) {
    return orFallback(error, null);
  }
}

/** A query's category: the narrower of the two it may name, by slug or id. `unknown` is a name that no category has. */
export interface RequestedCategory {
  category: CategoryRef | null;
  unknown: string | null;
}

/** Finds the category a query asks for; null while the upstream does not answer. */
export async function getRequestedCategory(
  locale: Locale,
  { category, subcategory }: Pick<ListingQuery, 'category' | 'subcategory'>,
  known: Category[],
): Promise<RequestedCategory | null> {
  let unknown: string | null = null;
  try {
    for (const name of [subcategory, category]) {
      if (name === null) continue;
      const found = findCategory(known, name) ?? (await getCategory(locale, name));
      if (found) return { category: found, unknown };
      unknown = name;
    }
  } catch (error) {
    return orFallback(error, null);
  }
  return { category: null, unknown };
}

const getProductsOfListing = cachedRead(
  'listing',
  () => [['listing']],
  async (locale: Locale, written: string, categoryId: string, idIsNumber: string): Promise<ProductPage> => {
    const query = readListingQuery(new URLSearchParams(written));
    const id = categoryId === '' ? null : idIsNumber === 'number' ? Number(categoryId) : categoryId;
    const expects = { fields: ['items', 'total'], list: true as const };
    const body = filterBody(query, id);
    return readProductPage(
      await call({ method: 'POST', path: searchPaths.filterProducts, body, expects }, locale),
      reader,
    );
  },
);

/** Products of a listing; null when the upstream does not answer (specification section 8: shown as an empty result). */
export async function getListing(
  locale: Locale,
  query: ListingQuery,
  category: CategoryRef | null,
): Promise<ProductPage | null> {
  const written = listingParams({ ...query, category: null, subcategory: null }).toString();
  try {
    return await getProductsOfListing(locale, written, String(category?.id ?? ''), typeof category?.id);
  } catch (error) {
    return orFallback(error, null);
  }
}

const suggestionCount = 4;

/** Products to offer where a listing is empty: those of its category, else what sells best, else any. */
export async function getNearby(locale: Locale, category: CategoryRef | null): Promise<Product[]> {
  const wider = category && (await getListing(locale, emptyQuery, category));
  if (wider?.items.length) return wider.items.slice(0, suggestionCount);
  const best = await getBestSellers(locale);
  const found = best.length > 0 ? best : (await getListing(locale, emptyQuery, null))?.items;
  return found?.slice(0, suggestionCount) ?? [];
}

const searchedForRating = 100;

/** The best rated products (specification section 9); none while the upstream does not answer. */
export async function getTopRated(locale: Locale): Promise<Product[]> {
  try {
    return topRated((await getProducts(locale, searchedForRating)).items);
  } catch (error) {
    return orFallback(error, []);
  }
}
