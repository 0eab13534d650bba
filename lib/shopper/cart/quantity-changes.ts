import type { CartLine } from './cart.ts';
import { quantityOf } from './quantities.ts';

/** Units added to a line of the cart, or removed from it when negative. */
export interface QuantityChange {
  line: CartLine;
  quantity: number;
}

/** Returns how many units of each line were added or removed between two states of a cart. */
export function quantityChanges(before: readonly CartLine[], after: readonly CartLine[]): QuantityChange[] {
  const removedLines = before.filter((line) => quantityOf(after, line) === 0);
  return [...after, ...removedLines].flatMap((line) => {
    const quantity = quantityOf(after, line) - quantityOf(before, line);
    return quantity === 0 ? [] : [{ line, quantity }];
  });
}
