import { notify, type ToastChoices } from '@/components/toasts/notify';
import type { AddOutcome } from '@/lib/shopper/cart/cart';
import type { CartItem } from '@/lib/shopper/cart/cart-item';
import { track } from '@/lib/shopper/tracking/track';
import { visitorStore } from '@/lib/shopper/visitor/state';

/**
 * Adds a variant to the cart, tracks it and shows a toast with the outcome. Resolves to true when it was added.
 * @param choices values that the toast offers in place of the added one, such as the other sizes
 */
export async function addToCart(item: CartItem, quantity: number, choices?: ToastChoices): Promise<boolean> {
  const outcome = await addAndTrack(item, quantity);
  notify({ list: 'cart', outcome, item, quantity, choices });
  return outcome === 'added';
}

/** Adds a variant to the cart and tracks it, without a toast. */
export async function addAndTrack(item: CartItem, quantity: number): Promise<AddOutcome> {
  const { productId, variantId, slug, title, price, stock } = item;
  const { cart } = await visitorStore();
  const line = { productId, variantId, slug, title, quantity, seenPrice: price };
  const outcome = await cart.add({ line, stock });
  if (outcome === 'added') track({ type: 'add-to-cart', item, quantity });
  return outcome;
}
