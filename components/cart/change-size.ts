import type { CartItem } from '@/lib/cart/cart-item';
import { cartItem } from '@/lib/cart/cart-item';
import { takeUnits } from '@/lib/cart/rules';
import { initialSelection } from '@/lib/product/selection';
import type { Product, SelectableProduct } from '@/lib/product/types';
import { shopNow } from '@/lib/shop-time/shop-time';
import { rememberSize } from '@/lib/sizes/chosen-sizes';
import { track } from '@/lib/tracking/track';
import { visitorStore } from '@/lib/visitor/state';
import { addToCart } from './add-to-cart.ts';

/** Changes the size of units in the cart, in the same colour. Resolves to true on success. */
export async function changeSize(
  product: SelectableProduct & Pick<Product, 'id' | 'slug' | 'title'>,
  item: CartItem,
  units: number,
  size: string,
): Promise<boolean> {
  const { variant } = initialSelection(product, { color: item.color, size });
  // Adds first, so that a rejected size changes nothing.
  if (!(await addToCart(cartItem(product, variant, shopNow()), units))) return false;
  const { cart } = await visitorStore();
  if (await cart.update((lines) => takeUnits(lines, item, units)))
    track({ type: 'remove-from-cart', item, quantity: units });
  rememberSize(size);
  return true;
}
