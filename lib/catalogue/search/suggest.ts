import { searchPaths } from '@/contract/paths';
import { productCardImages } from '@/lib/catalogue/product/card';
import { priceView } from '@/lib/catalogue/product/price-view';
import { cardPrice } from '@/lib/catalogue/product/pricing';
import type { Category, SearchFilters } from '@/lib/catalogue/reads/types';
import { readPaginatedProducts } from '@/lib/catalogue/reads/wire/product';
import { readSearchFilters } from '@/lib/catalogue/reads/wire/search-filters';
import { callFromBrowser } from '@/lib/platform/auth/call-from-browser';
import type { Locale } from '@/lib/platform/i18n/routing';
import type { PriceFormat } from '@/lib/platform/money/format-price';
import { shopNow } from '@/lib/platform/shop-time/shop-time';
import { browserReadContext } from '@/lib/platform/wire/read-context';
import { categoriesWithProducts } from '../reads/categories-with-products.ts';
import { hasPriceOrSize, interpretSearch, type SearchInterpretation } from './search-interpretation.ts';

export interface ProductSuggestion {
  slug: string;
  title: string;
  image: string | null;
  /** Formatted price of now. */
  price: string;
}

export interface CategorySuggestion {
  slug: string;
  name: string;
}

export interface Suggestions {
  products: ProductSuggestion[];
  categories: CategorySuggestion[];
  /** True when the products could not be fetched, or the fetch was aborted: it is unknown whether there are any. */
  failed: boolean;
}

/** Page size of product suggestions (docs/behaviour.md §10). */
const maxProducts = 9;
const maxCategories = 3;

/** Filters in the language of the page. One language is enough, because a change of language loads another page. */
let cachedFilters: Promise<SearchFilters | null> | undefined;

/** Fetches product and category suggestions for a partial search text. A failed request yields none. */
export async function fetchSuggestions(
  text: string,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<Suggestions> {
  const [products, filters] = await Promise.all([
    fetchProductSuggestions(text, locale, format, signal),
    getFilters(locale),
  ]);
  const lowerCaseText = text.toLocaleLowerCase(locale);
  return {
    products: products ?? [],
    categories: categoriesWithProducts(filters?.categories ?? [])
      .filter(({ name }) => name.toLocaleLowerCase(locale).includes(lowerCaseText))
      .slice(0, maxCategories),
    failed: products === null,
  };
}

/** Fetches the main categories, those without a parent; empty when the request fails. */
export async function fetchMainCategories(locale: Locale): Promise<CategorySuggestion[]> {
  const categories: Category[] = (await getFilters(locale))?.categories ?? [];
  return categoriesWithProducts(categories).filter(({ parent }) => parent === null);
}

/**
 * Fetches the products of the first interpretation of the text that finds any, else of the text as typed. Null as soon as a request for
 * products fails.
 */
async function fetchProductSuggestions(
  text: string,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<ProductSuggestion[] | null> {
  // Without a number in the text there is neither a price nor a size: the products are requested at once, without the filters.
  const interpretations = hasPriceOrSize(text)
    ? interpretSearch(text, (await getFilters(locale))?.sizes ?? [])
    : [];
  for (const interpretation of interpretations) {
    const suggestions = await fetchProductsOf(interpretation, locale, format, signal);
    if (suggestions === null || suggestions.length > 0) return suggestions;
  }
  return fetchProductsOf({ text, minPrice: null, maxPrice: null, sizes: [] }, locale, format, signal);
}

async function fetchProductsOf(
  { text, minPrice, maxPrice, sizes }: SearchInterpretation,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<ProductSuggestion[] | null> {
  const body = {
    searchText: text,
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(sizes.length > 0 && { size: sizes.join(',') }),
    sortBy: 'asc',
    pageNumber: 1,
    pageSize: maxProducts,
  };
  const response = await callFromBrowser({
    method: 'POST',
    path: searchPaths.filterProducts,
    isRead: true,
    body,
    locale,
    signal,
  }).catch(() => null);
  if (response === null) return null;
  const now = shopNow();
  return readPaginatedProducts(response, browserReadContext)
    .items.slice(0, maxProducts)
    .map((product) => ({
      slug: product.slug,
      title: product.title,
      image: productCardImages(product)[0] ?? null,
      price: priceView(cardPrice(product, now), format).current,
    }));
}

/** Fetches the filters of the shop once; null when the request fails, so that the next call repeats it. */
function getFilters(locale: Locale): Promise<SearchFilters | null> {
  cachedFilters ??= callFromBrowser({ path: searchPaths.searchFilters, locale }).then(
    (response) => readSearchFilters(response, browserReadContext),
    () => {
      cachedFilters = undefined;
      return null;
    },
  );
  return cachedFilters;
}
