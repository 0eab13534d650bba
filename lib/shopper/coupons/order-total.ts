import { type MinorUnits, sum } from '../../platform/money/money.ts';

interface OrderAmounts {
  subtotal: MinorUnits;
  deliveryCost: MinorUnits;
  /** As computed by the API, possibly for an earlier subtotal. */
  discount: MinorUnits;
}

/** Returns the amount due and the discount, which is at most the cost of the order. */
export function orderTotal({ subtotal, deliveryCost, discount }: OrderAmounts): {
  total: MinorUnits;
  discount: MinorUnits;
} {
  const cost = sum([subtotal, deliveryCost]);
  const appliedDiscount = Math.min(Math.max(discount, 0), cost);
  return { total: cost - appliedDiscount, discount: appliedDiscount };
}
