'use client';

import { useTranslations } from 'next-intl';
import { Link } from '@/components/ui/link';
import { useVisitor } from '@/components/ui/use-visitor';
import { paths } from '@/lib/address/address';
import type { CartItem } from '@/lib/cart/item';
import { useAddToCart } from './use-add-to-cart.ts';

/** Adds one piece; once the product is in the cart, the way there instead (specification section 2, product card). */
export function AddToCart({ item, className = '' }: { item: CartItem; className?: string }) {
  const t = useTranslations('browser.cart');
  const add = useAddToCart();
  const inCart = useVisitor(({ cart }) => cart.some((line) => line.slug === item.slug));
  if (inCart) {
    return (
      <Link href={paths.cart} className={`btn ${className}`}>
        {t('view')}
      </Link>
    );
  }
  return (
    <button type="button" className={`btn btn-quiet needs-script ${className}`} onClick={() => add(item, 1)}>
      {t('add')}
    </button>
  );
}
