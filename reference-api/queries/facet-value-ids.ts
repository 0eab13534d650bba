import { type SQL, sql } from 'drizzle-orm';
import { listing } from '../db/schema/listing.ts';

/**
 * Ids of facet values in the column `listing.facets`, as `refresh_listing()` writes them: the colour black has one, the size M
 * another. SQL columns named `facet` contain such an id.
 */
export const facetValueIds = {
  color: (colorId: number) => colorId * 1000,
  size: (sizeId: number) => sizeId,
  colorAndSize: (colorId: number, sizeId: number) => colorId * 1000 + sizeId,
  brand: (brandId: number) => 1_000_000 + brandId,
  attribute: (attributeValueId: number) => 1_500_000 + attributeValueId,
  tag: (tagId: number) => 2_000_000 + tagId,
  category: (categoryId: number) => 3_000_000 + categoryId,
  onSale: 4_000_001,
  soldOut: 4_000_002,
  /** Id buckets (ranges of product ids) have this number and higher ones. */
  firstIdBucket: 5_000_000,
  /** SQL expression over the column `bucket` of `id_buckets()`. */
  idBucket: sql`5000000 + bucket`,
};

/** Converts integers, such as ids of facet values or products, to an SQL array. */
export function integerArray(numbers: number[]): SQL {
  return sql`${`{${numbers.join(',')}}`}::integer[]`;
}

/** Builds the condition that a listing row has at least one of the facet values. */
export function hasAnyFacetValue(valueIds: number[]): SQL {
  return sql`${listing.facetValueIds} && ${integerArray(valueIds)}`;
}
