import type { variant } from '../db/schema/catalogue.ts';
import type { ProductRecords } from './product-records.ts';

const idsPerProduct = 100;

type KnownVariant = Pick<
  typeof variant.$inferSelect,
  'id' | 'productId' | 'colorId' | 'sizeId' | 'quantity' | 'sourceQuantity'
>;

/** Gives variants their ids for life; one that is known keeps its id and, while its source stock stands, its pieces. */
export function assignVariantIds(
  record: ProductRecords,
  known: KnownVariant[],
): (typeof variant.$inferInsert)[] {
  const first = record.product.id * idsPerProduct;
  const own = known.filter((row) => row.productId === record.product.id);
  const taken = new Set(own.map((row) => row.id));
  let next = first;
  return record.variants.map((fresh) => {
    const before = own.find((row) => row.colorId === fresh.colorId && row.sizeId === fresh.sizeId);
    if (before) {
      const stockStands = before.sourceQuantity === fresh.sourceQuantity;
      return { ...fresh, id: before.id, quantity: stockStands ? before.quantity : fresh.quantity };
    }
    while (taken.has(next)) next += 1;
    taken.add(next);
    return { ...fresh, id: next };
  });
}
