import type { SourceOptionValue } from '../catalogue/types.ts';
import type { variant } from '../db/schema/catalogue.ts';
import type { ProductRecords } from './product-records.ts';

/** The variants of product 7 have the ids 700 to 799. */
const idsPerProduct = 100;

type StoredVariant = Pick<
  typeof variant.$inferSelect,
  'id' | 'productId' | 'colorId' | 'sizeId' | 'options' | 'quantity' | 'sourceQuantity'
>;

/** Assigns permanent variant ids. A known variant also keeps its stock, unless the source changed the stock. */
export function assignVariantIds(
  record: ProductRecords,
  storedVariants: StoredVariant[],
): (typeof variant.$inferInsert)[] {
  const storedOfProduct = storedVariants.filter((row) => row.productId === record.product.id);
  const usedIds = new Set(storedOfProduct.map((row) => row.id));
  let nextId = record.product.id * idsPerProduct;
  return record.variants.map((variant) => {
    const storedVariant = storedOfProduct.find(
      (row) =>
        row.colorId === variant.colorId &&
        row.sizeId === variant.sizeId &&
        isSameValue(row.options, variant.options),
    );
    if (storedVariant) {
      const isSourceStockUnchanged = storedVariant.sourceQuantity === variant.sourceQuantity;
      const quantity = isSourceStockUnchanged ? storedVariant.quantity : variant.quantity;
      return { ...variant, id: storedVariant.id, quantity };
    }
    while (usedIds.has(nextId)) nextId += 1;
    usedIds.add(nextId);
    return { ...variant, id: nextId };
  });
}

/** Compares the English values of a further option. */
function isSameValue(a: SourceOptionValue[] = [], b: SourceOptionValue[] = []): boolean {
  return a[0]?.value.en === b[0]?.value.en;
}
