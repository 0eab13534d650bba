import { lastReviewPage } from './review-pages.ts';
import type { Product, SelectableProduct, Variant } from './types.ts';

/** Colour and size that the URL of a product page preselects; null when not preselected. */
export interface RequestedOptions {
  color: string | null;
  size: string | null;
}

export const noOptions: RequestedOptions = { color: null, size: null };

/** Media type with which `server/` requests the {@link ProductOptions} of a product page; visitors' requests never have it. */
export const productOptionsType = 'application/vnd.rida.product-options+json';

/** Values of the parameters of a product page: colours and sizes in all languages, in lower case, and the number of review pages. */
export interface ProductOptions {
  color: string[];
  size: string[];
  reviewPages: number;
}

/** Lists the options of one product in several languages. */
export function productOptionsOf(
  products: (ProductVariants & Pick<Product, 'reviews' | 'reviewCount'>)[],
): ProductOptions {
  const variants = products.flatMap((product) => product.variants);
  const values = (name: 'color' | 'size') => [
    ...new Set(variants.flatMap((variant) => variant[name]?.trim().toLowerCase() ?? [])),
  ];
  const counts = products.flatMap(({ reviews, reviewCount }) => [reviews.length, reviewCount ?? 0]);
  return {
    color: values('color'),
    size: values('size'),
    reviewPages: lastReviewPage(Math.max(0, ...counts)),
  };
}

type ProductVariants = Pick<SelectableProduct, 'variants'>;

/** Returns whether a product has the requested colour and size, in any letter case and not necessarily in the same variant. */
export function hasOptions(product: ProductVariants, options: RequestedOptions): boolean {
  return (['color', 'size'] as const).every((name) => {
    const value = options[name];
    return value === null || findVariant(product, name, value) !== undefined;
  });
}

/**
 * Translates requested options into the product's language by the variant's id, which is the same in all languages. Unknown values
 * stay as they are.
 * @param other the same product in the language of the options
 */
export function translateOptions(
  product: ProductVariants,
  other: ProductVariants,
  options: RequestedOptions,
): RequestedOptions {
  const translated = (name: 'color' | 'size') => {
    const value = options[name];
    if (value === null || findVariant(product, name, value)) return value;
    const id = findVariant(other, name, value)?.id;
    return product.variants.find((variant) => variant.id === id)?.[name] ?? value;
  };
  return { color: translated('color'), size: translated('size') };
}

function findVariant(
  { variants }: ProductVariants,
  name: 'color' | 'size',
  value: string,
): Variant | undefined {
  const folded = value.trim().toLowerCase();
  return variants.find((variant) => variant[name]?.trim().toLowerCase() === folded);
}
