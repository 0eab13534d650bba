import type { variant } from '../db/schema/catalogue.ts';
import type { ProductRecords } from './product-records.ts';

const idsPerProduct = 100;

type StoredVariant = Pick<
  typeof variant.$inferSelect,
  'id' | 'productId' | 'colorId' | 'sizeId' | 'quantity' | 'sourceQuantity'
>;

/** Assigns permanent variant ids. Known variants also keep their stock unless the source changed it. */
export function assignVariantIds(
  record: ProductRecords,
  stored: StoredVariant[],
): (typeof variant.$inferInsert)[] {
  const first = record.product.id * idsPerProduct;
  const storedOfProduct = stored.filter((row) => row.productId === record.product.id);
  const usedIds = new Set(storedOfProduct.map((row) => row.id));
  let next = first;
  return record.variants.map((variant) => {
    const previous = storedOfProduct.find(
      (row) => row.colorId === variant.colorId && row.sizeId === variant.sizeId,
    );
    if (previous) {
      const isSourceStockUnchanged = previous.sourceQuantity === variant.sourceQuantity;
      const quantity = isSourceStockUnchanged ? previous.quantity : variant.quantity;
      return { ...variant, id: previous.id, quantity };
    }
    while (usedIds.has(next)) next += 1;
    usedIds.add(next);
    return { ...variant, id: next };
  });
}
