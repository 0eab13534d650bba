import { maxCartLines } from '../../../contract/limits.ts';
import { type CartAddition, isSameLine, quantityOf } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { removeUnits, restoreLines } from '../cart/lines.ts';
import { visitorStore } from './state.ts';
import { updateCart } from './update-cart.ts';

/**
 * Exchanges units in the cart for as many of another variant, and tracks both. Resolves to the addition of the new units; when it failed,
 * the cart is as it was. Null when a full cart could not be updated, so nothing was added. A failed removal, also one that leaves the old
 * units beside the new ones, has then been reported to the visitor.
 */
export async function exchangeUnits(
  item: CartItem,
  newItem: CartItem,
  units: number,
): Promise<CartAddition | null> {
  const { cart } = await visitorStore();
  const takeOut = () => updateCart((lines) => removeUnits(lines, item, units), [item]);
  const lines = cart.get();
  const removedLine = lines.find((line) => isSameLine(line, item));
  const isFull = lines.length >= maxCartLines && quantityOf(lines, newItem) === 0;
  if (isFull && removedLine && removedLine.quantity <= units) {
    // Only the place of the old line is left for the new one.
    if (!(await takeOut())) return null;
    const addition = await cart.add(newItem, units);
    if (addition.outcome !== 'added')
      await updateCart((current) => restoreLines(current, [removedLine]), [item]);
    return addition;
  }
  // Adds first, so that a rejected addition changes nothing.
  const addition = await cart.add(newItem, units);
  if (addition.outcome === 'added') await takeOut();
  return addition;
}
