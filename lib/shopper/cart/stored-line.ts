import { maxLineQuantity } from '../../../contract/limits.ts';
import { isMinorUnits } from '../../platform/money/money.ts';
import { readId, readSlug, titleFromSlug } from '../../platform/wire/identifiers.ts';
import { asObject, type JsonObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { CartLine } from './cart.ts';

/** Formats a cart line for storage (docs/behaviour.md §11). */
export function toStoredLine({
  productId,
  variantId,
  quantity,
  title,
  slug,
  seenPrice,
}: CartLine): JsonObject {
  return { id: productId, title, variant: { id: variantId }, orderQuantity: quantity, slug, seenPrice };
}

/**
 * Parses a stored cart line, also those of older releases (`productId`, `variantId`, `quantity`). Returns null
 * without a product id, or with neither slug nor title.
 */
export function readStoredLine(stored: unknown): CartLine | null {
  const line = asObject(stored);
  const slug = readSlug(line?.slug);
  const productId = readId(line?.id ?? line?.productId);
  const title = readText(line?.title) ?? (slug === null ? null : titleFromSlug(slug));
  if (!line || title === null || productId === null) return null;
  return {
    productId,
    slug,
    title,
    variantId: readId(line.variantId) ?? readId(asObject(line.variant)?.id),
    quantity: readStoredQuantity(line.quantity ?? line.orderQuantity),
    seenPrice: isMinorUnits(line.seenPrice) ? line.seenPrice : null,
  };
}

/** Limits a stored quantity, which visitors can edit in their browser; 1 when it is malformed. */
function readStoredQuantity(stored: unknown): number {
  const quantity = Math.floor(Number(stored)) || 1;
  return Math.min(Math.max(quantity, 1), maxLineQuantity);
}
