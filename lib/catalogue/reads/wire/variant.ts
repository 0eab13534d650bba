import { readId } from '../../../platform/wire/identifiers.ts';
import { readImages } from '../../../platform/wire/image.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import { type PriceReadContext, readField, readPriceField } from '../../../platform/wire/read-context.ts';
import { readText } from '../../../platform/wire/text.ts';
import type { Variant } from '../../product/types.ts';
import { readVariantAttributes } from './attributes.ts';
import { readProductIdentifiers } from './product-identifiers.ts';
import { readSale } from './sale.ts';

/** A variant, and the keys of the options that its attributes state, in their order. */
export interface ReadVariant {
  variant: Variant;
  optionKeys: string[];
}

/**
 * Reads a variant. Without a valid id, reports the id and returns null. Unknown stock becomes 0. A price of 0 becomes null, because
 * upstreams send 0 when they have no price.
 */
export function readVariant(value: unknown, context: PriceReadContext): ReadVariant | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  if (id === null) {
    context.reportUnreadable('variant.id');
    return null;
  }
  const { options, optionKeys } = readVariantAttributes(raw.attributes, context);
  const variant: Variant = {
    id,
    sku: readText(raw.sku),
    price: readPriceField(raw.price, 'variant.price', context) || null,
    sale: readSale(raw, 'variant', context),
    stock: readField(raw.quantity, readQuantity, 'variant.quantity', context) ?? 0,
    images: readImages(raw.images, 'variant.images', context),
    ...options,
    ...readProductIdentifiers(raw, options.attributes),
  };
  return { variant, optionKeys };
}
