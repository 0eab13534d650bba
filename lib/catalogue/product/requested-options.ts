import { isSameValue, optionValue, optionValueKey, optionValuesOf, type ProductVariants } from './options.ts';
import { lastReviewPage, reviewPageParameter, reviewSortParameter } from './review-pages.ts';
import type { OptionValues, Product, ProductOption } from './types.ts';

/** Value of `Accept` by which `server/` requests the {@link ValidParameters} of a product page. Removed from visitors' requests. */
export const validParametersType = 'application/vnd.rida.valid-parameters+json';

/** Valid parameters of a product page. */
export interface ValidParameters {
  /** Values in all languages by key of the option, in the form of `optionValueKey`. */
  options: Record<string, string[]>;
  /** Number of review pages. */
  reviewPages: number;
}

/** Reads the option values that a query of a product page requests. The query must have only known parameters; null counts as empty. */
export function readRequestedOptions(query: URLSearchParams | null): OptionValues {
  const entries = [...(query ?? [])].filter(
    ([name, value]) => name !== reviewPageParameter && name !== reviewSortParameter && value !== '',
  );
  return Object.fromEntries(entries);
}

/** Returns whether a parameter names the colour or the size, the options that products usually have. */
export function isColorOrSize(name: string): boolean {
  return name === 'color' || name === 'size';
}

/**
 * Returns the valid parameters of a product.
 * @param products the product in each language of the shop
 */
export function validParametersOf(
  products: (Pick<ProductVariants, 'options'> & Pick<Product, 'reviews' | 'reviewCount'>)[],
): ValidParameters {
  const valuesByKey = new Map<string, Set<string>>();
  for (const option of products.flatMap(({ options }) => options)) {
    const valueKeys = valuesByKey.get(option.key) ?? new Set();
    valuesByKey.set(option.key, valueKeys);
    for (const value of option.values) valueKeys.add(optionValueKey(value));
  }
  const reviewCounts = products.flatMap(({ reviews, reviewCount }) => [reviews.length, reviewCount ?? 0]);
  return {
    options: Object.fromEntries([...valuesByKey].map(([key, valueKeys]) => [key, [...valueKeys]])),
    reviewPages: lastReviewPage(Math.max(0, ...reviewCounts)),
  };
}

/** Returns whether a product has the requested values, in any letter case and not necessarily in the same variant. */
export function hasRequestedOptions(product: ProductVariants, requested: OptionValues): boolean {
  return Object.entries(requested).every(([key, value]) => findOption(product, key, value) !== undefined);
}

/**
 * Translates requested values into the product's language by the variant's id and the option's position, which are the same in all
 * languages. Values that `other` does not have stay as they are. A value also stays under the name that its option has in `other`, because
 * the URL has that name: the page replaces the value in the URL when the visitor selects another.
 * @param other the same product in the language of the values
 */
export function translateOptions(
  product: ProductVariants,
  other: ProductVariants,
  requested: OptionValues,
): OptionValues {
  const translated = Object.entries(requested).flatMap(([key, value]) => {
    const optionInOther = findOption(product, key, value) ? undefined : findOption(other, key, value);
    const variantInOther =
      optionInOther && other.variants.find((each) => isSameValue(optionValue(each, optionInOther), value));
    const variant = product.variants.find(({ id }) => id === variantInOther?.id);
    const ownOption = optionInOther && product.options[other.options.indexOf(optionInOther)];
    const ownValue = ownOption && optionValuesOf(product, variant)[ownOption.key];
    return ownOption === undefined || ownValue === undefined ? [] : [[ownOption.key, ownValue]];
  });
  return { ...requested, ...Object.fromEntries(translated) };
}

function findOption({ options }: ProductVariants, key: string, value: string): ProductOption | undefined {
  return options.find(
    (option) => option.key === key && option.values.some((each) => isSameValue(each, value)),
  );
}
