import { asc, desc, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Filter, PriceAndStockColumns } from './resolve-filter.ts';

/** Returns the `ORDER BY` of a filter. The id breaks ties, so that pages never overlap. */
export function sortOrder(filter: Filter, columns: PriceAndStockColumns & { productId: PgColumn }): SQL[] {
  const byId = asc(columns.productId);
  switch (filter.sortBy) {
    case 'low':
      return [asc(columns.priceThousandths), byId];
    case 'high':
      return [desc(columns.priceThousandths), byId];
    case 'on-sale':
      return [desc(columns.onSale), byId];
    default:
      // Editorial order, which is that of the ids.
      return [byId];
  }
}
