import type { Look } from '../catalogue/catalogue.ts';
import { picturesOf } from '../catalogue/pictures.ts';
import type { SourceProduct } from '../catalogue/types.ts';
import type { variant } from '../db/schema/catalogue.ts';
import { idOf, type Lookups } from './lookups.ts';
import { laySaleWindow } from './sale-window.ts';
import { skuOf } from './sku.ts';

export type NewVariant = Omit<typeof variant.$inferInsert, 'id'>;

/** Every colour of a product in every size, in the order of the source. */
export function variantsOf(
  source: SourceProduct,
  productId: number,
  looks: Look[],
  lookups: Lookups,
  now: Date,
): NewVariant[] {
  const sizes: (string | undefined)[] = source.sizes.length > 0 ? source.sizes : [undefined];
  const choices = source.colors.flatMap((color) => sizes.map((size) => ({ color, size })));
  return choices.map(({ color, size }, position) => {
    const priceCents = (source.price + (size ? (source.sizeSurcharge?.[size] ?? 0) : 0)) * 100;
    const quantity = stockOf(source, color, size);
    return {
      productId,
      position,
      sku: skuOf(source.look, productId, color, size),
      colorId: idOf(lookups.colors, color),
      sizeId: size ? idOf(lookups.sizes, size) : null,
      priceCents,
      ...saleOf(source, color, priceCents, productId, now),
      quantity,
      sourceQuantity: quantity,
      images: picturesOf({ looks }, source.look, color),
    };
  });
}

function stockOf(source: SourceProduct, color: string, size: string | undefined): number {
  const exceptions = source.stockOf ?? {};
  const keys = size ? [`${color}/${size}`, `${color}/`, `/${size}`] : [`${color}/`];
  const key = keys.find((candidate) => candidate in exceptions);
  return (key === undefined ? undefined : exceptions[key]) ?? source.stock;
}

function saleOf(source: SourceProduct, color: string, priceCents: number, productId: number, now: Date) {
  const { sale } = source;
  if (!sale || (sale.colors && !sale.colors.includes(color))) {
    return { salePriceCents: null, startAt: null, endAt: null, saleWindow: null };
  }
  const wholePounds = Math.round((priceCents / 100) * (1 - sale.percent / 100));
  return {
    salePriceCents: wholePounds * 100,
    ...laySaleWindow(sale.window, productId, now),
    saleWindow: sale.window,
  };
}

/** Where the default variant stands: the middle size of the first colour, or the nearest to it that is in stock. */
export function defaultPosition(source: SourceProduct, variants: NewVariant[]): number {
  const sizes = Math.max(1, source.sizes.length);
  const middle = Math.floor((sizes - 1) / 2);
  const distance = (position: number) =>
    Math.floor(position / sizes) * sizes + Math.abs((position % sizes) - middle);
  const nearest = (candidates: NewVariant[]) =>
    candidates.map((candidate) => candidate.position).sort((a, b) => distance(a) - distance(b))[0];
  return nearest(variants.filter((candidate) => candidate.quantity > 0)) ?? nearest(variants) ?? 0;
}
