import 'server-only';
import { setTimeout as sleep } from 'node:timers/promises';
import { UpstreamError } from '@/lib/platform/upstream/upstream-error';
import type { Product } from '../product/types.ts';
import type { CatalogueShop } from './product-server.ts';
import { fetchPaginatedProducts } from './product-server.ts';
import type { PaginatedProducts } from './types.ts';

/** The API's maximum page size. */
export const productsPerPage = 100;

const retryDelayMs = 500;

/**
 * Iterates over all products page by page, with only one page in memory. Yields at least once.
 * @param firstPage 1-based
 * @throws {UpstreamError} when page 1 fails, a later page fails twice, or a page is empty before the end
 */
export async function* iterateProducts(
  shop: CatalogueShop,
  firstPage = 1,
  maxPages = Number.POSITIVE_INFINITY,
): AsyncGenerator<Product[]> {
  for (let page = firstPage; page < firstPage + maxPages; page += 1) {
    const { items, total } = await fetchPageWithRetry(shop, page);
    if (items.length === 0 && (page - 1) * productsPerPage < total) {
      throw new UpstreamError('unreadable', `products, page ${page}`, 'the page is empty before the end');
    }
    yield items;
    if (page * productsPerPage >= total) return;
  }
}

/**
 * Fetches a page; a failed page other than page 1 is fetched once more after a delay. A failure of page 1 becomes an error response; at
 * a later failure, the part of the feed or sitemap before it has been sent already, and the response has to be cut off.
 */
async function fetchPageWithRetry(shop: CatalogueShop, page: number): Promise<PaginatedProducts> {
  try {
    return await fetchPaginatedProducts(shop, page, productsPerPage);
  } catch (error) {
    if (page === 1 || !(error instanceof UpstreamError)) throw error;
    await sleep(retryDelayMs);
    return fetchPaginatedProducts(shop, page, productsPerPage);
  }
}
