import { startStorefront } from '../../e2e/support/storefront.ts';
import { peakMemory } from '../support/machine.ts';
import type { CatalogueQuery } from './queries.ts';
import type { SizedShop } from './shops.ts';

/** Peak memory, in MiB, of a storefront that serves the listing pages of these queries. */
export async function peakStorefrontMemory(shop: SizedShop, queries: CatalogueQuery[]): Promise<number> {
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

function listingParams({ categoryId, tags, pageNumber, pageSize: _, ...rest }: CatalogueQuery['body']) {
  const brands = tags?.map((tag) => tag.replace('brand:', '')).join(',');
  const params = { ...rest, category: categoryId, brand: brands, page: pageNumber };
  return new URLSearchParams(
    Object.entries(params).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );
}
