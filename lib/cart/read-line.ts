import { isMinor } from '../money/money.ts';
import { readId, readSlug } from '../wire/identifiers.ts';
import { asObject } from '../wire/json.ts';
import type { CartLine } from './cart.ts';

/** The most pieces of one line; a stored line with more was not made by the shop. */
const mostPieces = 9999;

/**
 * Reads a stored cart line, this version's or an older one's with the whole product and `orderQuantity` in it. Null for anything
 * that does not say which product it is.
 */
export function readLine(stored: unknown): CartLine | null {
  const line = asObject(stored);
  const slug = readSlug(line?.slug);
  const productId = readId(line?.productId ?? line?.id);
  if (!line || slug === null || productId === null) return null;
  const price = line.seenPrice;
  return {
    productId,
    slug,
    variantId: readId(line.variantId) ?? readId(asObject(line.variant)?.id),
    quantity: readPieces(line.quantity ?? line.orderQuantity),
    seenPrice: isMinor(price) ? price : null,
  };
}

function readPieces(stored: unknown): number {
  const pieces = Math.floor(Number(stored));
  return pieces >= 1 ? Math.min(pieces, mostPieces) : 1;
}
