import 'server-only';
import { searchPaths } from '@/contract/paths';
import { readProduct } from '@/lib/catalogue/wire/product';
import { readProductPage } from '@/lib/catalogue/wire/product-page';
import type { Locale } from '@/lib/i18n/routing';
import { call } from '@/lib/upstream/call';
import { UpstreamError } from '@/lib/upstream/failure';
import { reader } from '@/lib/upstream/reader';
import { readList } from '@/lib/wire/list';
import type { Product, ProductPage } from './types.ts';

/** Asks for a list. */
export function fetchList(path: string, locale: Locale): Promise<unknown> {
  return call({ method: 'GET', path, expects: { list: true } }, locale);
}

/** Asks for one thing, which has at least one of these fields. */
export function fetchOne(path: string, fields: string[], locale: Locale): Promise<unknown> {
  return call({ method: 'GET', path, expects: { fields } }, locale);
}

/** Asks for a page of products that fit a filter. */
export async function fetchProductPage(body: object, locale: Locale): Promise<ProductPage> {
  const expects = { fields: ['items', 'total'], list: true as const };
  const payload = await call({ method: 'POST', path: searchPaths.filterProducts, body, expects }, locale);
  if (payload === null) throw new UpstreamError('unreadable', 'POST /Products/Filter', 'there is no answer');
  return readProductPage(payload, reader);
}

/** Products of an answer; null where there is no such thing. */
export function readProducts(payload: unknown): Product[] | null {
  return payload === null ? null : readList(payload, readProduct, reader);
}

/** A path that asks for what has this slug. */
export function bySlug(path: string, slug: string): string {
  return `${path}?slug=${encodeURIComponent(slug)}`;
}
