/** From how few pieces on a page says how many are left. */
const few = 3;

/** How many pieces of a variant can be added to those in the cart. */
export interface StockLeft {
  /** Infinite while the stock is unknown. */
  left: number;
  /** Whether it is worth saying: few are left, or all of them are chosen. */
  said: boolean;
}

/**
 * How many more pieces there are than are in the cart.
 * @param stock pieces of the variant; null when unknown
 * @param held pieces in the cart
 * @param pending pieces chosen
 */
export function stockLeft(stock: number | null, held: number, pending: number): StockLeft {
  const left = stock === null ? Number.POSITIVE_INFINITY : Math.max(0, stock - held);
  return { left, said: stock !== 0 && left <= Math.max(few, pending) };
}
