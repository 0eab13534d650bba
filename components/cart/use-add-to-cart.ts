import { useTranslations } from 'next-intl';
import { notify } from '@/components/ui/notify';
import type { CartItem } from '@/lib/cart/item';
import { track } from '@/lib/tracking/track';
import { visitor } from '@/lib/visitor/state';

/**
 * Puts pieces of a variant into the cart and says what became of it (specification section 8). Resolves to whether they are in
 * the cart now.
 */
export function useAddToCart(): (item: CartItem, quantity: number) => Promise<boolean> {
  const t = useTranslations('browser.cart');
  return async (item, quantity) => {
    const { productId, variantId, slug, title, price, stock, color, size } = item;
    const { cart } = await visitor();
    const line = { productId, variantId, slug, quantity, seenPrice: price };
    const outcome = await cart.add({ line, stock });
    if (outcome === 'added') {
      const text = (count: number) =>
        count > 1 ? t('severalAdded', { count, title }) : t('added', { title });
      track({ type: 'add-to-cart', item, quantity });
      const detail = [color, size].filter(Boolean).join(' · ');
      notify({ kind: 'success', id: `cart ${productId} ${variantId}`, count: quantity, text, detail });
    } else if (outcome === 'out-of-stock') notify({ kind: 'error', text: t('outOfStock', { title }) });
    else if (outcome === 'no-more') notify({ kind: 'warning', text: t('noMore') });
    else notify({ kind: 'error', text: outcome.refused || t('notChanged') });
    return outcome === 'added';
  };
}
