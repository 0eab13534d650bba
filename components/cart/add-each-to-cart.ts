import type { Outcome } from '@/components/toasts/notify';
import type { CartItem } from '@/lib/shopper/cart/cart-item';
import { addLine } from './add-to-cart.ts';

/** Adds one unit of each variant. Returns the added variants, and the outcomes of the others, to be shown as toasts. */
export async function addEachToCart(
  items: readonly CartItem[],
): Promise<{ added: CartItem[]; rejections: Outcome[] }> {
  const added: CartItem[] = [];
  const rejections: Outcome[] = [];
  for (const item of items) {
    const outcome = await addLine(item, 1);
    if (outcome === 'added') added.push(item);
    else rejections.push({ list: 'cart', outcome, item, quantity: 1 });
  }
  return { added, rejections };
}
