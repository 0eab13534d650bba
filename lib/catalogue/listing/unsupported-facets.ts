import { isProductOutOfStock } from '../product/stock.ts';
import type { Product } from '../product/types.ts';
import { facetSources } from './facet-values.ts';
import { type FacetName, facetNames, type Status, statuses } from './facets.ts';
import type { ListingQuery } from './query.ts';

/** Share of the products that must have a requested value. The others may have a similar one: an API may also find navy for blue. */
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
 * Returns the facets of a query that the API did not filter by, as the products show. Status counts as unsupported when any product has
 * none of the requested statuses. Another facet counts as unsupported when fewer than half of the products with a value of this facet have
 * a requested value, alone or within a longer text.
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
      .map((product) => facetSources[name].valuesOf(product).filter((value) => value !== null))
      .filter((values) => values.length > 0);
    const matchingProducts = valuesByProduct.filter((values) =>
      values.some((value) => requested.some((text) => value.toLowerCase().includes(text))),
    );
    return matchingProducts.length < valuesByProduct.length * minMatchingShare;
  });
}
