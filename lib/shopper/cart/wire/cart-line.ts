import { readId, readSlug, titleFromSlug } from '../../../platform/wire/identifiers.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readLabel } from '../../../platform/wire/label.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
import type { ReadContext } from '../../../platform/wire/read-context.ts';
import type { CartLine } from '../cart.ts';

/**
 * Parses a line of a customer's cart (contract/README.md "Cart"). Reports the line and returns null when it has no product id, or
 * neither slug nor title.
 */
export function readCartLine(value: unknown, context: ReadContext): CartLine | null {
  const raw = asObject(value) ?? {};
  const productId = readId(raw.id);
  const slug = readSlug(raw.slug);
  const title = readLabel(raw.title) ?? (slug === null ? null : titleFromSlug(slug));
  if (productId === null || title === null) {
    context.reportUnreadable('cartLine.id');
    return null;
  }
  return {
    productId,
    slug,
    title,
    variantId: readId(asObject(raw.variant)?.id),
    quantity: Math.max(1, readQuantity(raw.orderQuantity) ?? 1),
    seenPrice: null,
  };
}
