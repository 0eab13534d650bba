import { isProductOutOfStock } from '../product/stock.ts';
import type { Product } from '../product/types.ts';
import { facetValues } from './facet-values.ts';
import { type FacetName, facetNames, type Status, statuses } from './facets.ts';
import type { ListingQuery } from './query.ts';

/** Share of the products that must have a requested value; an API may match similar values, such as navy as blue. */
const minMatchingShare = 0.5;
/**
 * Tolerance for the sales that the API filtered by. Such a sale may have ended since, because listings are cached. It may not have started
 * yet, because the API's clock may be ahead.
 */
const saleToleranceMs = 600_000;

const statusTests: Record<Status, (product: Product, now: number) => boolean> = {
  'on-sale': ({ variants, sale }, now) =>
    [sale, ...variants.map((variant) => variant.sale)].some(
      (each) => each && each.startsAt - saleToleranceMs <= now && now <= each.endsAt + saleToleranceMs,
    ),
  'in-stock': (product) => !isProductOutOfStock(product),
  'out-of-stock': isProductOutOfStock,
};

function hasStatus(product: Product, requested: string, now: number): boolean {
  return statuses.some((status) => status === requested && statusTests[status](product, now));
}

/**
 * Returns the facets of a query that the API did not filter by. It did not filter by status when a product has none of the requested
 * statuses, nor by another facet when fewer than half of the products that state a value of it have a requested value. A requested value
 * within a longer text counts, too.
 * @param now epoch milliseconds; decides which sales are on
 */
export function unsupportedFacets(
  query: ListingQuery,
  products: readonly Product[],
  now: number,
): FacetName[] {
  return facetNames.filter((name) => {
    if (query[name].length === 0) return false;
    if (name === 'status')
      return products.some((product) => !query.status.some((status) => hasStatus(product, status, now)));
    const requested = query[name].map((value) => value.toLowerCase());
    const valuesByProduct = products
      .map((product) => facetValues[name].valuesOf(product).filter((value) => value !== null))
      .filter((values) => values.length > 0);
    const matchingProducts = valuesByProduct.filter((values) =>
      values.some((value) => requested.some((text) => value.toLowerCase().includes(text))),
    );
    return matchingProducts.length < valuesByProduct.length * minMatchingShare;
  });
}
