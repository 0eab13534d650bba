import { maxCartLines, maxLineQuantity } from '../../../contract/limits.ts';
import { isMinorUnits } from '../../platform/money/money.ts';
import { type Id, readId, readSlug, titleFromSlug } from '../../platform/wire/identifiers.ts';
import { asObject, type JsonObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import { type AddOutcome, type CartLine, isSameLine, type LineKey } from './cart.ts';

export { maxCartLines };

type Lines = readonly CartLine[];

/** Line to add to a cart. */
export interface LineAddition {
  line: CartLine;
  /** Units of the variant in stock; null when unknown. */
  stock: number | null;
}

/**
 * Adds a line, or raises the quantity of the same line (docs/behaviour.md §4.5). Beyond the stock the lines do not change: the outcome is
 * `no-more` when the cart has the line and the stock is not 0, else `out-of-stock`. A cart takes no more lines than an order: `cart-full`.
 */
export function addLine(lines: Lines, { line, stock }: LineAddition): { lines: Lines; outcome: AddOutcome } {
  const available = Math.min(stock ?? maxLineQuantity, maxLineQuantity);
  const existing = lines.find((other) => isSameLine(other, line));
  if (available === 0) return { lines, outcome: 'out-of-stock' };
  if (!existing) {
    if (line.quantity > available) return { lines, outcome: 'out-of-stock' };
    return lines.length < maxCartLines
      ? { lines: [...lines, line], outcome: 'added' }
      : { lines, outcome: 'cart-full' };
  }
  const quantity = existing.quantity + line.quantity;
  if (quantity > available) return { lines, outcome: 'no-more' };
  const changedLine = {
    ...existing,
    slug: line.slug ?? existing.slug,
    title: line.title,
    quantity,
    seenPrice: line.seenPrice ?? existing.seenPrice,
  };
  return { lines: replaceLine(lines, changedLine), outcome: 'added' };
}

/** Lowers a line's quantity by 1, but not below 1. */
export function decrementLine(lines: Lines, key: LineKey): Lines {
  return lines.map((line) =>
    isSameLine(line, key) && line.quantity > 1 ? { ...line, quantity: line.quantity - 1 } : line,
  );
}

/** Removes units of a line, and the line when none is left. */
export function removeUnits(lines: Lines, key: LineKey, units: number): Lines {
  return lines.flatMap((line) => {
    if (!isSameLine(line, key)) return [line];
    return line.quantity > units ? [{ ...line, quantity: line.quantity - units }] : [];
  });
}

export function removeLine(lines: Lines, key: LineKey): Lines {
  return lines.filter((line) => !isSameLine(line, key));
}

/** Appends removed lines again, in a full cart, too; a line that was added again meanwhile keeps its quantity. */
export function restoreLines(lines: Lines, removed: Lines): Lines {
  return [...lines, ...removed.filter((line) => !lines.some((other) => isSameLine(other, line)))];
}

/** Applies accepted prices and lowered quantities to the lines still in the cart. Never raises a quantity. */
export function reconcileLines(lines: Lines, accepted: Lines): Lines {
  return lines.map((line) => {
    const acceptedLine = accepted.find((other) => isSameLine(other, line));
    return acceptedLine
      ? {
          ...line,
          quantity: Math.min(line.quantity, acceptedLine.quantity),
          seenPrice: acceptedLine.seenPrice,
        }
      : line;
  });
}

function replaceLine(lines: Lines, changedLine: CartLine): Lines {
  return lines.map((line) => (isSameLine(line, changedLine) ? changedLine : line));
}

/** Formats a line for storage in this browser (docs/behaviour.md §11). */
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
 * Parses a stored line. Also takes the fields `productId`, `variantId` and `quantity`, as merges, stock alerts and older releases store
 * them. Returns null without a product id, or with neither slug nor title.
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
    variantId: readId(line.variantId) ?? readVariantId(line.variant),
    quantity: readStoredQuantity(line.quantity ?? line.orderQuantity),
    seenPrice: isMinorUnits(line.seenPrice) ? line.seenPrice : null,
  };
}

/** Reads the id of a line's variant, which is an object or the id itself; null without an id. */
export function readVariantId(variant: unknown): Id | null {
  return readId(asObject(variant)?.id ?? variant);
}

/** Limits a stored quantity, which visitors can edit in their browser; 1 when it is malformed. */
function readStoredQuantity(stored: unknown): number {
  const quantity = Math.floor(Number(stored)) || 1;
  return Math.min(Math.max(quantity, 1), maxLineQuantity);
}
