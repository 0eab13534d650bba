import { readPrice } from '../../money/read-price.ts';
import { readId } from '../../wire/identifiers.ts';
import { readImages } from '../../wire/image.ts';
import { asObject } from '../../wire/json.ts';
import { readQuantity } from '../../wire/quantity.ts';
import { type Reader, readField } from '../../wire/reader.ts';
import { readText } from '../../wire/text.ts';
import type { Variant } from '../types.ts';
import { readVariantAttributes } from './attributes.ts';
import { readSale } from './sale.ts';
import { readTradeNumbers } from './trade-numbers.ts';

/**
 * Reads a variant (specification section 3); null, and counted, when it has no usable id. Unknown stock is none, and a price of 0
 * is none either: nothing is given away, and upstreams send it where they have no price.
 */
export function readVariant(value: unknown, reader: Reader): Variant | null {
  const raw = asObject(value) ?? {};
  const id = readId(raw.id);
  if (id === null) {
    reader.unreadable('variant.id');
    return null;
  }
  const attributes = readVariantAttributes(raw.attributes, reader);
  return {
    id,
    sku: readText(raw.sku),
    price: readField(raw.price, readPrice, 'variant.price', reader) || null,
    sale: readSale(raw, 'variant', reader),
    stock: readField(raw.quantity, readQuantity, 'variant.quantity', reader) ?? 0,
    images: readImages(raw.images, 'variant.images', reader),
    ...attributes,
    ...readTradeNumbers(raw, attributes.attributes),
  };
}
