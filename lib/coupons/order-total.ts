import { type MinorUnits, sum } from '../money/money.ts';

interface OrderAmounts {
  subtotal: MinorUnits;
  deliveryCost: MinorUnits;
  /** As the API calculated it, possibly for another subtotal. */
  discount: MinorUnits;
}

/** Returns the amount due, and the part of the discount that the order can take: never more than it costs. */
export function orderTotal({ subtotal, deliveryCost, discount }: OrderAmounts): {
  total: MinorUnits;
  discount: MinorUnits;
} {
  const cost = sum([subtotal, deliveryCost]);
  const taken = Math.min(Math.max(discount, 0), cost);
  return { total: cost - taken, discount: taken };
}
