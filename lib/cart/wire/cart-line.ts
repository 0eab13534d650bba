import { readId, readSlug } from '../../wire/identifiers.ts';
import { asObject } from '../../wire/json.ts';
import { readQuantity } from '../../wire/quantity.ts';
import type { Reader } from '../../wire/reader.ts';
import type { CartLine } from '../cart.ts';

/** Reads a line of a customer's cart (contract, `ListItemsInCart`); null, and counted, when it does not say of what. */
export function readCartLine(value: unknown, reader: Reader): CartLine | null {
  const raw = asObject(value) ?? {};
  const productId = readId(raw.id);
  const slug = readSlug(raw.slug);
  if (productId === null || slug === null) {
    reader.unreadable('cartLine.id');
    return null;
  }
  return {
    productId,
    slug,
    variantId: readId(asObject(raw.variant)?.id),
    quantity: Math.max(1, readQuantity(raw.orderQuantity) ?? 1),
    seenPrice: null,
  };
}
