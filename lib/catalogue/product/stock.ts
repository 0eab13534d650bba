import { byPrecedence, isSameValue, optionValue } from './options.ts';
import type { OptionValues, Product, ProductOption, SelectableProduct, Variant } from './types.ts';

/**
 * Returns whether a product is out of stock: the API states that it is unavailable, all its variants are out of stock, or it has
 * no variants and its own stock is 0 (docs/behaviour.md §4.3). An unknown own stock counts as in stock.
 */
export function isProductOutOfStock(product: Pick<Product, 'available' | 'variants' | 'stock'>): boolean {
  if (product.available === false) return true;
  if (product.variants.length === 0) return product.stock === 0;
  return product.variants.every(isVariantOutOfStock);
}

export function isVariantOutOfStock(variant: Pick<Variant, 'stock'>): boolean {
  return variant.stock === 0;
}

/** Returns whether a variant of a product is out of stock, or without a variant the product. */
export function isItemOutOfStock(
  product: Pick<Product, 'available' | 'variants' | 'stock'>,
  variant: Pick<Variant, 'stock'> | undefined,
): boolean {
  return isProductOutOfStock(product) || (variant !== undefined && isVariantOutOfStock(variant));
}

/** Returns the available units of a variant, or of a product without variants; null when unknown. */
export function stockOf(
  product: Pick<Product, 'available' | 'stock'>,
  variant: Pick<Variant, 'stock'> | undefined,
): number | null {
  return product.available === false ? 0 : (variant?.stock ?? product.stock);
}

/**
 * Returns the values of an option that no variant in stock has together with the selected values of other options. Other options without
 * a selected value do not count. A variant without a value of another option fits every selected value. All values when the product is
 * unavailable.
 * @param others which other options count: those that precede the option (`byPrecedence`), or all
 */
export function soldOutValues(
  product: SelectableProduct,
  option: ProductOption,
  selected: OptionValues,
  others: 'earlier' | 'all' = 'earlier',
): string[] {
  if (product.available === false) return option.values;
  const options = byPrecedence(product.options);
  const position = options.findIndex(({ key }) => key === option.key);
  const relevant = options.filter((_, index) => index !== position && (others === 'all' || index < position));
  const compatibleInStock = product.variants.filter(
    (variant) =>
      !isVariantOutOfStock(variant) &&
      relevant.every((other) => {
        const value = optionValue(variant, other);
        return selected[other.key] === undefined || value === null || isSameValue(value, selected[other.key]);
      }),
  );
  return option.values.filter(
    (value) => !compatibleInStock.some((variant) => isSameValue(optionValue(variant, option), value)),
  );
}

const maxSubstitutes = 4;

/** Returns the first related products in stock, to offer in place of a product that is out of stock; empty for one in stock. */
export function substitutesFor(product: Product, related: Product[]): Product[] {
  if (!isProductOutOfStock(product)) return [];
  return related.filter((candidate) => !isProductOutOfStock(candidate)).slice(0, maxSubstitutes);
}
