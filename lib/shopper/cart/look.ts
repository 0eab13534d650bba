import { byPrecedence } from '../../catalogue/product/options.ts';
import { findVariant, initialSelection } from '../../catalogue/product/selection.ts';
import type { ProductSnapshot } from '../../catalogue/product/snapshot.ts';
import { isProductOutOfStock, isVariantOutOfStock, soldOutValues } from '../../catalogue/product/stock.ts';
import type { OptionValues, ProductOption } from '../../catalogue/product/types.ts';
import { type CartItem, cartItem } from './cart-item.ts';

/** One product of a look, in one colour. A look is a set of products worn together. */
export interface LookProduct {
  product: ProductSnapshot;
  /** Null for a product without colours, and for one that is sold out in every colour unless a colour was requested. */
  color: string | null;
  /** Options of which the visitor chooses a value: those other than the colour that have several values. */
  options: ProductOption[];
  /** True when the product is sold out in this colour. */
  isSoldOut: boolean;
}

/** Choice of one product of a look. */
export interface LookChoice {
  isIncluded: boolean;
  /** Chosen values by option key. */
  values: OptionValues;
}

/**
 * Returns a product of a look in the requested colour. Without a requested colour, takes the default colour if that is in stock,
 * otherwise the first colour in stock.
 */
export function createLookProduct(product: ProductSnapshot, requestedColor: string | null): LookProduct {
  const selection = initialSelection(product, requestedColor === null ? {} : { color: requestedColor });
  const selectedColor = selection.values.color ?? null;
  const firstInStock = product.variants.find(({ stock }) => stock > 0);
  const isSelectedColorInStock = product.variants.some(
    ({ color, stock }) => stock > 0 && color === selectedColor,
  );
  const color =
    requestedColor !== null || isSelectedColorInStock ? selectedColor : (firstInStock?.color ?? null);
  const options = byPrecedence(product.options).filter(
    ({ kind, values }) => kind !== 'color' && values.length > 1,
  );
  const isColorSoldOut =
    product.variants.length > 0 &&
    product.variants.every((variant) => variant.color !== color || isVariantOutOfStock(variant));
  const isSoldOut = isProductOutOfStock(product) || isColorSoldOut;
  return { product, color, options, isSoldOut };
}

/**
 * Returns the initial choice. The product is included if it is in stock and not in the cart. Of the preferred values, those that are in
 * stock together are chosen.
 */
export function initialChoice(
  lookProduct: LookProduct,
  isInCart: boolean,
  preferredValues: OptionValues,
): LookChoice {
  return {
    isIncluded: !lookProduct.isSoldOut && !isInCart,
    values: valuesInStock(lookProduct, preferredValues),
  };
}

/**
 * Chooses a value of an option and includes the product. Drops the chosen values of later options that are not in stock together with the
 * values before them.
 */
export function chooseValue(
  lookProduct: LookProduct,
  { values }: LookChoice,
  { key }: ProductOption,
  value: string,
): LookChoice {
  return { isIncluded: true, values: valuesInStock(lookProduct, { ...values, [key]: value }) };
}

/** Returns the values of an option that are sold out in the colour and the chosen values of the options before it. */
export function soldOutInLook(
  { product, color }: LookProduct,
  option: ProductOption,
  { values }: Pick<LookChoice, 'values'>,
): string[] {
  return soldOutValues(product, option, withColor(color, values));
}

/** Returns the first option of an included product of which no value is chosen. */
export function missingOption(
  { options }: LookProduct,
  { isIncluded, values }: LookChoice,
): ProductOption | undefined {
  return isIncluded ? options.find(({ key }) => values[key] === undefined) : undefined;
}

/**
 * Returns the cart item of the product in its colour and the chosen values; while a value is missing, that of the variant most
 * like the default one.
 * @param now epoch milliseconds; decides whether a sale is on
 */
export function lookItem(
  { product, color, options }: LookProduct,
  { values }: LookChoice,
  now: number,
): CartItem {
  const requestedValues = withColor(color, values);
  // With a value missing, `findVariant` would return any variant that fits.
  const isComplete = options.every(({ key }) => values[key] !== undefined);
  const variant = isComplete ? findVariant(product, requestedValues) : undefined;
  return cartItem(product, variant ?? initialSelection(product, requestedValues).variant, now);
}

/** Returns the preferred value of each option if it is in stock with the values returned for the options before it. */
function valuesInStock(lookProduct: LookProduct, preferredValues: OptionValues): OptionValues {
  let values: OptionValues = {};
  for (const option of lookProduct.options) {
    const soldOut = soldOutInLook(lookProduct, option, { values });
    const value = option.values.find(
      (each) => each === preferredValues[option.key] && !soldOut.includes(each),
    );
    if (value !== undefined) values = { ...values, [option.key]: value };
  }
  return values;
}

function withColor(color: string | null, values: OptionValues): OptionValues {
  return color === null ? values : { ...values, color };
}
