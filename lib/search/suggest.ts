import { searchPaths } from '@/contract/paths';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import type { Category } from '@/lib/catalogue/types';
import { readPaginatedProducts } from '@/lib/catalogue/wire/paginated-products';
import { readSearchFilters } from '@/lib/catalogue/wire/search-filters';
import type { Locale } from '@/lib/i18n/routing';
import type { PriceFormat } from '@/lib/money/format-price';
import { cardImages } from '@/lib/product/card';
import { priceView } from '@/lib/product/price-view';
import { cardPrice } from '@/lib/product/pricing';
import { browserReader } from '@/lib/wire/reader';
import { extractPriceLimits } from './price-limits.ts';

export interface ProductSuggestion {
  slug: string;
  title: string;
  image: string | null;
  price: string;
}

export interface Suggestions {
  products: ProductSuggestion[];
  categories: { slug: string; name: string }[];
  /** True when the products could not be fetched, so that it is unknown whether there are any. */
  failed: boolean;
}

/** Page size of product suggestions (docs/behaviour.md §10). */
const maxProducts = 9;
const maxCategories = 3;

let cachedCategories: Promise<Category[]> | undefined;

/** Fetches product and category suggestions for a partial search text. Failed requests yield no suggestions. */
export async function fetchSuggestions(
  text: string,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<Suggestions> {
  cachedCategories ??= fetchCategories(locale);
  const [products, allCategories] = await Promise.all([
    fetchProductSuggestions(text, locale, format, signal),
    cachedCategories,
  ]);
  const folded = text.toLocaleLowerCase(locale);
  return {
    products: products ?? [],
    categories: allCategories
      .filter(({ name }) => name.toLocaleLowerCase(locale).includes(folded))
      .slice(0, maxCategories),
    failed: products === null,
  };
}

/** Fetches the root categories; empty when the request fails. */
export async function fetchMainCategories(locale: Locale): Promise<Suggestions['categories']> {
  cachedCategories ??= fetchCategories(locale);
  return (await cachedCategories).filter(({ parent }) => parent === null);
}

async function fetchProductSuggestions(
  text: string,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<ProductSuggestion[] | null> {
  const priceLimits = extractPriceLimits(text);
  const body = {
    searchText: priceLimits?.text ?? text,
    ...(priceLimits?.minPrice != null && { minPrice: priceLimits.minPrice }),
    ...(priceLimits?.maxPrice != null && { maxPrice: priceLimits.maxPrice }),
    sortBy: 'asc',
    pageNumber: 1,
    pageSize: maxProducts,
  };
  const response = await callFromBrowser({
    method: 'POST',
    path: searchPaths.filterProducts,
    body,
    locale,
    signal,
  }).catch(() => null);
  if (response === null) return null;
  const now = Date.now();
  return readPaginatedProducts(response, browserReader)
    .items.slice(0, maxProducts)
    .map((product) => ({
      slug: product.slug,
      title: product.title,
      image: cardImages(product)[0] ?? null,
      price: priceView(cardPrice(product, now), format).current,
    }));
}

async function fetchCategories(locale: Locale): Promise<Category[]> {
  try {
    return readSearchFilters(
      await callFromBrowser({ path: searchPaths.searchFilters, locale }),
      browserReader,
    ).categories;
  } catch {
    cachedCategories = undefined;
    return [];
  }
}
