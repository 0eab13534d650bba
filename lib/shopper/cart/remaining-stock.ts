/** Highest remaining quantity that counts as low. */
const lowStockQuantity = 3;

/** Units of a variant that can still be added to the cart. */
export interface RemainingStock {
  /** Infinite while the stock is unknown. */
  quantity: number;
  /** True when the page shows the remaining quantity: few units are left, or all of them are selected. False for a sold-out variant. */
  isShown: boolean;
  /** True when few units are left. */
  isLow: boolean;
}

/**
 * Returns the stock that is not in the cart yet.
 * @param stock units of the variant; null when unknown
 * @param cartQuantity units in the cart
 * @param selectedQuantity units selected on the page
 */
export function remainingStock(
  stock: number | null,
  cartQuantity: number,
  selectedQuantity: number,
): RemainingStock {
  const quantity = stock === null ? Number.POSITIVE_INFINITY : Math.max(0, stock - cartQuantity);
  const isLow = quantity <= lowStockQuantity;
  return { quantity, isShown: stock !== 0 && (isLow || quantity <= selectedQuantity), isLow };
}
