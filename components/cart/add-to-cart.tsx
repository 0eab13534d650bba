'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { openOverlay } from '@/components/shop/overlay';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/address/address';
import { sameLine } from '@/lib/cart/cart';
import type { CartItem } from '@/lib/cart/item';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';
import { putIntoCart } from './put-into-cart.ts';

interface AddToCartProps {
  item: CartItem;
  /** Whether it is this variant that was asked for, so that another one in the cart does not count. */
  chosen?: boolean;
  /** Whether nobody has chosen a size yet, so that one is asked for. */
  asks?: boolean;
  className?: string;
}

/** Adds one piece, of the size that is asked for where there are several; once the product is in the cart, the way there instead (specification section 2, product card). */
export function AddToCart({ item, chosen = false, asks = false, className = '' }: AddToCartProps) {
  const t = useTranslations('browser.cart');
  const inCart = useStore(visitorState, ({ cart }) =>
    cart.some((line) => (chosen ? sameLine(line, item) : line.slug === item.slug)),
  );
  const pressedIn = useRef<Element>(null);
  useLayoutEffect(() => {
    // The button is gone, and the focus with it.
    if (inCart && document.activeElement === document.body) {
      pressedIn.current?.querySelector<HTMLElement>('a.btn')?.focus({ preventScroll: true });
    }
  }, [inCart]);
  if (inCart) {
    return (
      <Link href={paths.cart} className={`btn ${className}`}>
        {t('view')}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        className={`btn btn-quiet needs-script ${className}`}
        disabled={item.price === null}
        aria-haspopup={asks ? 'dialog' : undefined}
        onClick={({ currentTarget }) => {
          pressedIn.current = currentTarget.parentElement;
          if (asks) openOverlay.set({ kind: 'sizes', slug: item.slug, options: item });
          else putIntoCart(item, 1);
        }}
      >
        {t('add')}
      </button>
      {item.price === null && <p className="mt-1 text-sm text-alert">{t('trouble.noPrice')}</p>}
    </>
  );
}
