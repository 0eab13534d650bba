import { startStorefront } from '../../e2e/support/storefront.ts';
import { peakMemory } from '../support/machine.ts';
import type { Query } from './queries.ts';
import type { SizedShop } from './shops.ts';

/** Most memory that a storefront holds while it serves the listing pages of some queries from a shop. */
export async function storefrontMemory(shop: SizedShop, queries: Query[]): Promise<number> {
  const storefront = await startStorefront({ API_BASE_URL: shop.api.url });
  try {
    for (const { body } of queries) {
      const { status } = await storefront.get(`/shop?${listingParams(body)}`);
      if (status !== 200) throw new Error(`/shop?${listingParams(body)}: ${status}`);
    }
    return peakMemory(storefront.pid);
  } finally {
    await storefront.stop();
  }
}

function listingParams({ categoryId, tags, pageNumber, pageSize: _, ...rest }: Query['body']) {
  const brands = tags?.map((tag) => tag.replace('brand:', '')).join(',');
  const given = { ...rest, category: categoryId, brand: brands, page: pageNumber };
  return new URLSearchParams(
    Object.entries(given).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
