/** Highest remaining quantity that counts as low. */
const lowStockQuantity = 3;

/** Units of a variant that can still be added to the cart. */
export interface RemainingStock {
  /** Infinite while the stock is unknown. */
  quantity: number;
  /** True when few are left, or all of them are selected. */
  isShown: boolean;
  /** True when few are left. */
  isLow: boolean;
}

/**
 * Returns the stock that is not in the cart yet.
 * @param stock units of the variant; null when unknown
 * @param inCart units in the cart
 * @param selected units selected on the page
 */
export function remainingStock(stock: number | null, inCart: number, selected: number): RemainingStock {
  const quantity = stock === null ? Number.POSITIVE_INFINITY : Math.max(0, stock - inCart);
  const isLow = quantity <= lowStockQuantity;
  return { quantity, isShown: stock !== 0 && (isLow || quantity <= selected), isLow };
}
