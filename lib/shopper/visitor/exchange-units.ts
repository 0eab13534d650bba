import { maxCartLines } from '../../../contract/limits.ts';
import { type CartAddition, isSameLine, quantityOf } from '../cart/cart.ts';
import type { CartItem } from '../cart/cart-item.ts';
import { removeUnits, restoreLines } from '../cart/lines.ts';
import { visitorStore } from './state.ts';
import { updateCart } from './update-cart.ts';

/**
 * Exchanges units in the cart for as many of another variant, and tracks both. Resolves to the addition of the new units; without success
 * the cart stays as it was. Null when the units could not be taken out, which the visitor is told.
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
