import { searchPaths } from '@/contract/paths';
import { callFromBrowser } from '@/lib/auth/call-from-browser';
import { cardImages } from '@/lib/catalogue/card';
import { priceView } from '@/lib/catalogue/price-view';
import { cardPrice } from '@/lib/catalogue/pricing';
import type { Category } from '@/lib/catalogue/types';
import { readProductPage } from '@/lib/catalogue/wire/product-page';
import { readSearchFilters } from '@/lib/catalogue/wire/search-filters';
import type { Locale } from '@/lib/i18n/routing';
import type { PriceFormat } from '@/lib/money/format-price';
import { browserReader } from '@/lib/wire/browser-reader';

export interface ProductSuggestion {
  slug: string;
  title: string;
  image: string | null;
  price: string;
}

export interface Suggestions {
  products: ProductSuggestion[];
  categories: { slug: string; name: string }[];
}

const mostProducts = 5;
const mostCategories = 3;

let categories: Promise<Category[]> | undefined;

/** Products and categories for what has been typed so far. A failed call gives nothing rather than an error. */
export async function suggest(
  text: string,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<Suggestions> {
  categories ??= fetchCategories(locale);
  const [products, known] = await Promise.all([findProducts(text, locale, format, signal), categories]);
  const folded = text.toLocaleLowerCase(locale);
  return {
    products,
    categories: known
      .filter(({ name }) => name.toLocaleLowerCase(locale).includes(folded))
      .slice(0, mostCategories),
  };
}

async function findProducts(
  text: string,
  locale: Locale,
  format: PriceFormat,
  signal: AbortSignal,
): Promise<ProductSuggestion[]> {
  const body = { searchText: text, sortBy: 'asc', pageNumber: 1, pageSize: mostProducts };
  const answer = await callFromBrowser({
    method: 'POST',
    path: searchPaths.filterProducts,
    body,
    locale,
    signal,
  }).catch(() => null);
  const now = Date.now();
  return readProductPage(answer, browserReader)
    .items.slice(0, mostProducts)
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
    categories = undefined;
    return [];
  }
}
