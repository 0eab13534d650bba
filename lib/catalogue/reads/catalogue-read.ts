import 'server-only';
import { currencyDecimals } from '@/contract/currency';
import { searchPaths } from '@/contract/paths';
import { readPaginatedProducts, readProduct } from '@/lib/catalogue/reads/wire/product';
import { cachedRead, expirePageAt, type TagReference } from '@/lib/platform/cache/cached-read';
import type { Locale } from '@/lib/platform/i18n/routing';
import { fetchUpstream } from '@/lib/platform/upstream/fetch-upstream';
import { serverPriceReadContext } from '@/lib/platform/upstream/server-read-context';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import { readList } from '@/lib/platform/wire/read-context';
import { fallbackOnUpstreamError } from '../../platform/upstream/fallback.ts';
import { slugCandidates } from '../../platform/urls/mangled-segment.ts';
import { nextSaleBoundary } from '../product/pricing.ts';
import type { Product } from '../product/types.ts';
import type { PaginatedProducts } from './types.ts';

/** Shop whose products are read: texts in its language, prices in its currency. */
export interface CatalogueShop {
  locale: Locale;
  tenant: { currency: string };
}

/** Language of the texts and number of decimals of the prices of a read. */
export interface PricedRead {
  locale: Locale;
  decimals: number;
}

/** Returns how the products of a shop are read. Shops whose currencies have as many decimals share a read. */
export function pricedReadOf({ locale, tenant }: CatalogueShop): PricedRead {
  return { locale, decimals: currencyDecimals(tenant.currency) };
}

/** Caches a read of products, by the language and the decimals of a shop's currency (`cachedRead`). */
export function cachedPricedRead<Args extends (string | number)[], T>(
  name: string,
  tagsOf: (...args: NoInfer<Args>) => [TagReference, ...TagReference[]],
  read: (pricedRead: PricedRead, ...args: Args) => Promise<T>,
): (shop: CatalogueShop, ...args: Args) => Promise<T> {
  const cached = cachedRead<[Locale, number, ...Args], T>(
    name,
    (_locale, _decimals, ...args) => tagsOf(...(args as Args)),
    (locale, decimals, ...args) => read({ locale, decimals }, ...args),
  );
  return (shop, ...args) => {
    const { locale, decimals } = pricedReadOf(shop);
    return cached(locale, decimals, ...args);
  };
}

/** Fetches a JSON array. */
export function fetchList(path: string, locale: Locale): Promise<unknown> {
  return fetchUpstream({ method: 'GET', path, expects: { list: true } }, locale);
}

/** Fetches an object that has at least one of these fields. */
export function fetchObject(path: string, fields: string[], locale: Locale): Promise<unknown> {
  return fetchUpstream({ method: 'GET', path, expects: { fields } }, locale);
}

/** Fetches one page of products that match a filter. */
export async function fetchFilteredProducts(
  body: object,
  { locale, decimals }: PricedRead,
): Promise<PaginatedProducts> {
  const expects = { fields: ['items', 'total'], list: true as const };
  const payload = await fetchUpstream(
    { method: 'POST', path: searchPaths.filterProducts, body, expects },
    locale,
  );
  if (payload === null)
    throw new UpstreamError('unreadable', 'POST /Products/Filter', 'the response is empty');
  return readPaginatedProducts(payload, serverPriceReadContext(decimals));
}

/** Reads the products of a response; null when the resource does not exist. */
export function readProducts(payload: unknown, decimals: number): Product[] | null {
  return payload === null ? null : readList(payload, readProduct, serverPriceReadContext(decimals));
}

/** Adds a slug to a path as a query parameter. */
export function withSlugQuery(path: string, slug: string): string {
  return `${path}?slug=${encodeURIComponent(slug)}`;
}

/** Expires the page being rendered when the next sale of these products starts or ends. */
export async function expirePageAtSaleBoundary(products: Product[], now: number): Promise<void> {
  const boundary = nextSaleBoundary(products, now);
  if (boundary !== null) await expirePageAt(boundary, now);
}

/**
 * Finds what the link with a slug that does not exist was meant to show (docs/behaviour.md §2.1); null when no spelling of the slug
 * exists, or while the API does not say so.
 * @param get resolves to null for a slug that does not exist, to undefined while that is unknown
 */
export async function findMeantBySlug<T>(
  slug: string,
  get: (slug: string) => Promise<T | null | undefined>,
): Promise<{ slug: string; found: T } | null> {
  try {
    for (const candidate of slugCandidates(slug)) {
      const found = await get(candidate);
      if (found !== null && found !== undefined) return { slug: candidate, found };
    }
    return null;
  } catch (error) {
    return fallbackOnUpstreamError(error, null);
  }
}
