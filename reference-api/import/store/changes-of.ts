import { isDeepStrictEqual } from 'node:util';
import type { product, variant } from '../../db/schema/catalogue.ts';

type ProductRow = typeof product.$inferSelect;
type VariantRow = typeof variant.$inferSelect;

/** Product of the shop with its variants, before or after an import. */
export interface ComparedProduct {
  product: Partial<ProductRow>;
  variants: Partial<VariantRow>[];
}

/** Names what an import changes of a product, such as `price of 3 variants`. */
export function changesOf(before: ComparedProduct, after: ComparedProduct): string[] {
  const productChanges = productParts.filter(([, columns]) =>
    isDifferent(before.product, after.product, columns),
  );
  const stored = new Map(before.variants.map((row) => [row.id, row]));
  const current = new Set(after.variants.map(({ id }) => id));
  const pairs = after.variants.flatMap((row) => {
    const known = stored.get(row.id);
    return known ? [[known, row] as const] : [];
  });
  const variantChanges = variantParts.flatMap(([part, columns]) => {
    const count = pairs.filter(([known, row]) => isDifferent(known, row, columns)).length;
    return count === 0 ? [] : [`${part} of ${countText(count)}`];
  });
  const added = after.variants.length - pairs.length;
  const removed = before.variants.filter(({ id }) => !current.has(id ?? 0)).length;
  return [
    ...productChanges.map(([part]) => part),
    ...variantChanges,
    ...(added > 0 ? [`${countText(added)} added`] : []),
    ...(removed > 0 ? [`${countText(removed)} removed`] : []),
  ];
}

const productParts: [part: string, columns: (keyof ProductRow)[]][] = [
  ['title', ['titleEn', 'titleAr', 'slug']],
  ['description', ['descriptionEn', 'descriptionAr', 'metaDescriptionEn', 'metaDescriptionAr']],
  ['category', ['categoryId']],
  ['brand', ['brandId']],
  ['tags', ['keywordsEn', 'keywordsAr']],
  ['attributes', ['attributes']],
];

const variantParts: [part: string, columns: (keyof VariantRow)[]][] = [
  ['price', ['priceThousandths', 'salePriceThousandths', 'endAt']],
  ['stock', ['quantity']],
  ['pictures', ['images']],
  ['options', ['colorId', 'sizeId', 'options']],
  ['SKU or barcode', ['sku', 'gtin']],
];

function isDifferent<Row extends object>(before: Row, after: Row, columns: (keyof Row)[]): boolean {
  return columns.some((column) => !isDeepStrictEqual(before[column], after[column]));
}

function countText(count: number): string {
  return count === 1 ? '1 variant' : `${count} variants`;
}
