import { type MinorUnits, sum } from '../money/money.ts';

interface OrderAmounts {
  subtotal: MinorUnits;
  deliveryCost: MinorUnits;
  /** From the API, possibly for another subtotal. */
  discount: MinorUnits;
}

/** Returns the amount due and the discount, which is at most the cost of the order. */
export function orderTotal({ subtotal, deliveryCost, discount }: OrderAmounts): {
  total: MinorUnits;
  discount: MinorUnits;
} {
  const cost = sum([subtotal, deliveryCost]);
  const applied = Math.min(Math.max(discount, 0), cost);
  return { total: cost - applied, discount: applied };
}
