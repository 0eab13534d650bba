import { notify } from '@/components/shop/notify';
import type { CartItem } from '@/lib/cart/item';
import { track } from '@/lib/tracking/track';
import { visitor } from '@/lib/visitor/state';

/** Puts pieces of a variant into the cart and says what became of it. Resolves to whether they are in the cart now. */
export async function putIntoCart(item: CartItem, quantity: number): Promise<boolean> {
  const { productId, variantId, slug, price, stock } = item;
  const { cart } = await visitor();
  const outcome = await cart.add({ line: { productId, variantId, slug, quantity, seenPrice: price }, stock });
  if (outcome === 'added') track({ type: 'add-to-cart', item, quantity });
  notify({ about: 'cart', outcome, item, quantity });
  return outcome === 'added';
}
