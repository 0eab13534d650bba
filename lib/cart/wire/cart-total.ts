import { readPrice } from '../../money/read-price.ts';
import { asObject } from '../../wire/json.ts';
import { readQuantity } from '../../wire/quantity.ts';
import type { AccountTotal } from '../cart.ts';

/**
 * Parses the total of a customer's cart (contract/README.md "Cart"); null when quantity or total is unreadable.
 * @param decimals number of decimals of the shop's currency
 */
export function readCartTotal(value: unknown, decimals: number): AccountTotal | null {
  const raw = asObject(value);
  const quantity = readQuantity(raw?.quantity);
  const total = readPrice(raw?.total, decimals);
  return quantity === null || total === null ? null : { quantity, total };
}
