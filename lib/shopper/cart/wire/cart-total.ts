import { readPrice } from '../../../platform/money/read-price.ts';
import { asObject } from '../../../platform/wire/json.ts';
import { readQuantity } from '../../../platform/wire/quantity.ts';
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
