import type { Variant } from '../../catalogue/types.ts';
import { readPrice } from '../../money/read-price.ts';
import { readVariantAttributes } from './attributes.ts';
import { readId } from './identifiers.ts';
import { readImages } from './image.ts';
import { asObject } from './json.ts';
import { readQuantity } from './quantity.ts';
import { type Reader, readField } from './reader.ts';
import { readSale } from './sale.ts';
import { readText } from './text.ts';
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
