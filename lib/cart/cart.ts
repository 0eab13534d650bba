import type { Minor } from '../money/money.ts';
import type { Id } from '../wire/identifiers.ts';

/** What tells one line of a cart from another. */
export interface LineKey {
  productId: Id;
  /** Null for a product without variants. */
  variantId: Id | null;
}

/** One line of a cart: which variant, and how many. Everything else is read again from the upstream. */
export interface CartLine extends LineKey {
  slug: string;
  /** Pieces, at least 1. */
  quantity: number;
  /** What one piece cost when the visitor last agreed to it, so that a change of price can be pointed out. */
  seenPrice: Minor | null;
}

/** Pieces of a variant to be put into a cart. */
export interface CartAddition {
  line: CartLine;
  /** Pieces of the variant in stock; null when unknown. */
  stock: number | null;
}

/** What became of an addition (specification sections 4 and 5); `refused` carries the upstream's own words, if any. */
export type AddOutcome = 'added' | 'out-of-stock' | 'no-more' | { refused: string };

/** Whether two lines are of the same product and variant. Ids that were stored may have become texts. */
export function sameLine(one: LineKey, other: LineKey): boolean {
  return (
    String(one.productId) === String(other.productId) && String(one.variantId) === String(other.variantId)
  );
}

/** Pieces of one line in a cart. */
export function piecesOf(lines: readonly CartLine[], key: LineKey): number {
  return lines.find((line) => sameLine(line, key))?.quantity ?? 0;
}

/** Pieces in a cart. */
export function pieces(lines: readonly CartLine[]): number {
  return lines.reduce((sum, { quantity }) => sum + quantity, 0);
}
