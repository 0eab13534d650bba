import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Locale } from '@/lib/i18n/routing';
import { UpstreamError } from '@/lib/upstream/failure';
import { fetchProductsPage } from './product-server.ts';
import type { Product, ProductPage } from './types.ts';

/** The largest page the specification knows. */
export const productsPerRead = 100;

const pauseMs = 500;

/**
 * Goes through all products a read at a time, so that no more than one read is ever in memory. Yields at least once.
 * @param from number of the first read, beginning at 1
 * @param reads how many reads at most
 * @throws {UpstreamError} when a read fails twice, or comes back empty before the end
 */
export async function* everyProduct(
  locale: Locale,
  from = 1,
  reads = Number.POSITIVE_INFINITY,
): AsyncGenerator<Product[]> {
  for (let page = from; page < from + reads; page += 1) {
    const { items, total } = await fetchPatiently(locale, page);
    if (items.length === 0 && (page - 1) * productsPerRead < total) {
      throw new UpstreamError('unreadable', `products, page ${page}`, 'it is empty before the end');
    }
    yield items;
    if (page * productsPerRead >= total) return;
  }
}

/** Tries a failed read again after a pause, so that one failure among a thousand reads does not end them all. */
async function fetchPatiently(locale: Locale, page: number): Promise<ProductPage> {
  try {
    return await fetchProductsPage(locale, page, productsPerRead);
  } catch (error) {
    if (page === 1 || !(error instanceof UpstreamError)) throw error;
    await sleep(pauseMs);
    return fetchProductsPage(locale, page, productsPerRead);
  }
}
