import { type SQL, sql } from 'drizzle-orm';
import { listing } from '../db/schema/listing.ts';

/** Numbers that stand for what a product comes in, as `refresh_listing()` writes them to `listing.facets`. */
export const facets = {
  color: (colorId: number) => colorId * 1000,
  size: (sizeId: number) => sizeId,
  colorAndSize: (colorId: number, sizeId: number) => colorId * 1000 + sizeId,
  brand: (brandId: number) => 1_000_000 + brandId,
  tag: (tagId: number) => 2_000_000 + tagId,
};

/** Facets as an array in SQL. */
export function facetArray(wanted: number[]): SQL {
  return sql`${`{${wanted.join(',')}}`}::integer[]`;
}

/** The listing row has at least one of these facets. */
export function anyFacet(wanted: number[]): SQL {
  return sql`${listing.facets} && ${facetArray(wanted)}`;
}
