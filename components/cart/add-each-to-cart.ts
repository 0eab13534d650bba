import { notify } from '@/components/toasts/notify';
import type { CartItem } from '@/lib/cart/cart-item';
import { addLine } from './add-to-cart.ts';

/** Adds one unit of each variant and resolves to the added variants. Shows a toast for each variant that is rejected. */
export async function addEachToCart(items: readonly CartItem[]): Promise<CartItem[]> {
  const added: CartItem[] = [];
  for (const item of items) {
    const outcome = await addLine(item, 1);
    if (outcome === 'added') added.push(item);
    else notify({ list: 'cart', outcome, item, quantity: 1 });
  }
  return added;
}
