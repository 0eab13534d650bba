import type { variant } from '../db/schema/catalogue.ts';
import type { ProductRecords } from './product-records.ts';

/** The variants of product 7 have the ids 700 to 799. */
const idsPerProduct = 100;

type StoredVariant = Pick<
  typeof variant.$inferSelect,
  'id' | 'productId' | 'colorId' | 'sizeId' | 'quantity' | 'sourceQuantity'
>;

/** Assigns permanent variant ids. A known variant also keeps its stock, unless the source changed the stock. */
export function assignVariantIds(
  record: ProductRecords,
  stored: StoredVariant[],
): (typeof variant.$inferInsert)[] {
  const storedOfProduct = stored.filter((row) => row.productId === record.product.id);
  const usedIds = new Set(storedOfProduct.map((row) => row.id));
  let nextId = record.product.id * idsPerProduct;
  return record.variants.map((variant) => {
    const previous = storedOfProduct.find(
      (row) => row.colorId === variant.colorId && row.sizeId === variant.sizeId,
    );
    if (previous) {
      const isSourceStockUnchanged = previous.sourceQuantity === variant.sourceQuantity;
      const quantity = isSourceStockUnchanged ? previous.quantity : variant.quantity;
      return { ...variant, id: previous.id, quantity };
    }
    while (usedIds.has(nextId)) nextId += 1;
    usedIds.add(nextId);
    return { ...variant, id: nextId };
  });
}
