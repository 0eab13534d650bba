import type { Look } from '../catalogue/catalogue.ts';
import { imagesOf } from '../catalogue/images.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import type { variant } from '../db/schema/catalogue.ts';
import { idOf, type Lookups } from './lookups.ts';
import { saleWindowAround } from './sale-window.ts';
import { skuOf } from './sku.ts';

export type NewVariant = Omit<typeof variant.$inferInsert, 'id'>;

/** Returns the variants of a product: every colour in every size and value of its further option, in source order. */
export function variantsOf(
  source: SourceProduct,
  productId: number,
  looks: Look[],
  lookups: Lookups,
  now: Date,
): NewVariant[] {
  const sizes: (string | undefined)[] = source.sizes.length > 0 ? source.sizes : [undefined];
  const { option } = source;
  const optionValues = option ? option.values.map((value) => [{ name: option.name, value }]) : [[]];
  const combinations = source.colors.flatMap((color) =>
    sizes.flatMap((size) => optionValues.map((options) => ({ color, size, options }))),
  );
  return combinations.map(({ color, size, options }, position) => {
    const optionValue = options[0]?.value.en;
    const priceThousandths = (source.price + (size ? (source.sizeSurcharge?.[size] ?? 0) : 0)) * 1000;
    const quantity = stockOf(source, color, size, optionValue);
    return {
      productId,
      position,
      sku: skuOf(source.look, productId, color, size, optionValue),
      colorId: idOf(lookups.colors, color),
      sizeId: size ? idOf(lookups.sizes, size) : null,
      options,
      priceThousandths,
      ...saleOf(source, color, priceThousandths, productId, now),
      quantity,
      sourceQuantity: quantity,
      images: imagesOf({ looks }, source.look, color),
    };
  });
}

/** Returns the stock of a variant: the most specific exception in the source (`stockOf`), else the stock of the product. */
function stockOf(
  source: SourceProduct,
  color: string,
  size: string | undefined,
  optionValue: string | undefined,
): number {
  const exceptions = source.stockOf ?? {};
  const keys = size ? [`${color}/${size}`, `${color}/`, `/${size}`] : [`${color}/`];
  if (optionValue !== undefined) keys.unshift(`${color}/${size ?? ''}/${optionValue}`);
  const key = keys.find((candidate) => candidate in exceptions);
  return (key === undefined ? undefined : exceptions[key]) ?? source.stock;
}

function saleOf(
  source: SourceProduct,
  color: string,
  priceThousandths: number,
  productId: number,
  now: Date,
) {
  const { sale } = source;
  if (!sale || (sale.colors && !sale.colors.includes(color))) {
    return { salePriceThousandths: null, startAt: null, endAt: null, sourceSaleState: null };
  }
  const wholePounds = Math.round((priceThousandths / 1000) * (1 - sale.percent / 100));
  return {
    salePriceThousandths: wholePounds * 1000,
    ...saleWindowAround(sale.window, productId, now),
    sourceSaleState: sale.window,
  };
}

/**
 * Returns the position of the default variant: the first colour in its middle size, or the nearest one in stock. Sizes of a product with
 * a further option count by their values.
 */
export function defaultVariantPosition(source: SourceProduct, variants: NewVariant[]): number {
  const sizeCount = Math.max(1, source.sizes.length) * (source.option?.values.length ?? 1);
  const middleSize = Math.floor((sizeCount - 1) / 2);
  // A step to the next colour outweighs any distance between sizes.
  const distance = (position: number) =>
    Math.floor(position / sizeCount) * sizeCount + Math.abs((position % sizeCount) - middleSize);
  const nearest = (candidates: NewVariant[]) =>
    candidates.map((candidate) => candidate.position).sort((a, b) => distance(a) - distance(b))[0];
  return nearest(variants.filter((candidate) => candidate.quantity > 0)) ?? nearest(variants) ?? 0;
}
