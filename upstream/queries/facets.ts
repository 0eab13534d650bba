import { type SQL, sql } from 'drizzle-orm';
import { listing } from '../db/schema/listing.ts';

/**
 * Numbers in `listing.facets`, as `refresh_listing()` writes them. In the queries, a facet is one such number: the colour
 * black is a facet, the size M another.
 */
export const facets = {
  color: (colorId: number) => colorId * 1000,
  size: (sizeId: number) => sizeId,
  colorAndSize: (colorId: number, sizeId: number) => colorId * 1000 + sizeId,
  brand: (brandId: number) => 1_000_000 + brandId,
  attribute: (attributeValueId: number) => 1_500_000 + attributeValueId,
  tag: (tagId: number) => 2_000_000 + tagId,
  category: (categoryId: number) => 3_000_000 + categoryId,
  onSale: 4_000_001,
  soldOut: 4_000_002,
  /** Buckets have this number and higher ones. */
  firstIdBucket: 5_000_000,
  /** SQL expression over the column `bucket` of `id_buckets()`. */
  idBucket: sql`5000000 + bucket`,
};

/** Converts integers, such as facets or product ids, to an SQL array. */
export function integerArray(numbers: number[]): SQL {
  return sql`${`{${numbers.join(',')}}`}::integer[]`;
}

/** Builds the condition that a listing row has at least one of the facets. */
export function anyFacet(numbers: number[]): SQL {
  return sql`${listing.facets} && ${integerArray(numbers)}`;
}
