'use client';

import { Minus, Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Link } from '@/components/ui/link';
import { useVisitor } from '@/components/ui/use-visitor';
import { localePath, paths } from '@/lib/address/address';
import { sameLine } from '@/lib/cart/cart';
import type { CartItem } from '@/lib/cart/item';
import { useAddToCart } from './use-add-to-cart.ts';

/**
 * Quantity, Add To Cart and Buy Now of one variant. The pending quantity has a floor of 1 and resets to 1 when it is refused
 * (specification section 4).
 * @param item null while no variant has been chosen that exists; nothing can be added then
 */
export function BuyBox({ item }: { item: CartItem | null }) {
  const t = useTranslations('browser.cart');
  const locale = useLocale();
  const router = useRouter();
  const add = useAddToCart();
  const [quantity, setQuantity] = useState(1);
  const inCart = useVisitor(({ cart }) => item !== null && cart.some((line) => sameLine(line, item)));

  const addPending = async () => {
    if (!item) return false;
    const added = await add(item, quantity);
    if (!added) setQuantity(1);
    return added;
  };
  const buyNow = async () => {
    if (await addPending()) router.push(localePath(locale, paths.checkout));
  };

  return (
    <div className="needs-script grid grid-cols-[auto_minmax(0,1fr)] gap-3 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex items-center border border-ink/30">
        <button
          type="button"
          aria-label={t('decreaseQuantity')}
          className="icon-btn"
          disabled={quantity === 1}
          onClick={() => setQuantity((pending) => Math.max(1, pending - 1))}
        >
          <Minus className="size-4" aria-hidden="true" />
        </button>
        <input
          aria-label={t('quantity')}
          value={quantity}
          readOnly
          className="h-11 w-12 bg-transparent text-center tabular-nums"
        />
        <button
          type="button"
          aria-label={t('increaseQuantity')}
          className="icon-btn"
          onClick={() => setQuantity((pending) => pending + 1)}
        >
          <Plus className="size-4" aria-hidden="true" />
        </button>
      </div>
      <button type="button" className="btn px-4" disabled={!item} onClick={addPending}>
        {t('addThis')}
      </button>
      <button
        type="button"
        className="btn btn-quiet col-span-2 px-4 xl:col-span-1"
        disabled={!item}
        onClick={buyNow}
      >
        {t('buyNow')}
      </button>
      {inCart && (
        <Link href={paths.cart} className="link col-span-full justify-self-start py-1 text-sm">
          {t('view')}
        </Link>
      )}
    </div>
  );
}
