import 'server-only';
import { searchPaths } from '@/contract/paths';
import { readPaginatedProducts } from '@/lib/catalogue/wire/paginated-products';
import { readProduct } from '@/lib/catalogue/wire/product';
import type { Locale } from '@/lib/i18n/routing';
import { fetchUpstream } from '@/lib/upstream/fetch-upstream';
import { priceReader } from '@/lib/upstream/reader';
import { UpstreamError } from '@/lib/upstream/upstream-error';
import { readList } from '@/lib/wire/list';
import type { Product } from '../product/types.ts';
import type { PricedRead } from './priced-read.ts';
import type { PaginatedProducts } from './types.ts';

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
  return readPaginatedProducts(payload, priceReader(decimals));
}

/** Reads the products of a response; null when the resource does not exist. */
export function readProducts(payload: unknown, decimals: number): Product[] | null {
  return payload === null ? null : readList(payload, readProduct, priceReader(decimals));
}

/** Adds a slug to a path as a query parameter. */
export function withSlugQuery(path: string, slug: string): string {
  return `${path}?slug=${encodeURIComponent(slug)}`;
}
