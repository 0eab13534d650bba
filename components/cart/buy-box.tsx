'use client';

import { Minus, Plus } from 'lucide';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useSinglePress } from '@/components/ui/use-single-press';
import { quantityOf } from '@/lib/cart/cart';
import type { CartItem } from '@/lib/cart/cart-item';
import { remainingStock } from '@/lib/cart/remaining-stock';
import { useStore } from '@/lib/store/use-store';
import { localePath, paths } from '@/lib/urls/paths';
import { visitorState, visitorStore } from '@/lib/visitor/state';
import { addToCart } from './add-to-cart.ts';
import { useFloatingBuyBar } from './use-floating-buy-bar.ts';

/**
 * Quantity, Add To Cart and Buy Now of one variant. The quantity is limited to the remaining stock and reset to 1 after a
 * rejection (docs/behaviour.md §4.5).
 * @param item null while no existing variant is selected; the buttons are disabled then
 * @param summary selected variant and price; with it, Add To Cart floats at the bottom of narrow screens
 */
export function BuyBox({ item, summary }: { item: CartItem | null; summary?: ReactNode }) {
  const t = useTranslations('browser.cart');
  const locale = useLocale();
  const router = useRouter();
  const noteId = useId();
  const [selectedQuantity, setSelectedQuantity] = useState(1);
  const adding = useRef<Promise<boolean>>(undefined);
  const inCart = useStore(visitorState, ({ cart }) => (item ? quantityOf(cart, item) : 0));
  const {
    quantity: remaining,
    isShown,
    isLow,
  } = remainingStock(item?.stock ?? null, inCart, selectedQuantity);
  const quantity = Math.max(1, Math.min(selectedQuantity, remaining));
  const { slotRef, isInView, isFloating } = useFloatingBuyBar();
  const isDisabled = !item || item.price === null;
  const soldOutStyle = item?.stock === 0 ? 'btn-quiet border-sand text-muted' : '';

  const add = async (units: number) => {
    if (!item) return false;
    adding.current = addToCart(item, units);
    const added = await adding.current;
    if (!added) {
      setSelectedQuantity(1);
      slotRef.current?.scrollIntoView({ block: 'nearest' });
    }
    return added;
  };
  /** Adds what is missing of the selected quantity and opens the checkout. */
  const buyNow = async () => {
    if (!item) return;
    await adding.current;
    const { cart } = await visitorStore();
    const missing = quantity - quantityOf(cart.get(), item);
    if (missing <= 0 || (await add(missing))) router.push(localePath(locale, paths.checkout));
  };

  const addition = useSinglePress(() => add(quantity));
  const purchase = useSinglePress(buyNow);

  return (
    <div className="needs-script grid grid-cols-2 gap-3 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex items-center justify-self-start border border-line max-xl:col-span-full">
        <button
          type="button"
          aria-label={t('decreaseQuantity')}
          className="icon-btn"
          aria-disabled={quantity === 1}
          onClick={() => setSelectedQuantity(Math.max(1, quantity - 1))}
        >
          <Icon icon={Minus} className="size-4" />
        </button>
        <input
          aria-label={t('quantity')}
          aria-describedby={noteId}
          value={quantity}
          readOnly
          className="h-11 w-12 bg-transparent text-center digits"
        />
        <output className="sr-only">{quantity}</output>
        <button
          type="button"
          aria-label={t('increaseQuantity')}
          aria-describedby={noteId}
          className="icon-btn"
          aria-disabled={quantity >= remaining}
          onClick={() => setSelectedQuantity(quantity + 1)}
        >
          <Icon icon={Plus} className="size-4" />
        </button>
      </div>
      <div ref={slotRef} className="buy-bar-slot" data-in-view={isInView || undefined}>
        <div className={summary ? 'buy-bar' : undefined} data-floating={(summary && isFloating) || undefined}>
          {summary && isFloating && <div className="min-w-0 grow lg:hidden">{summary}</div>}
          <button
            type="button"
            className={`btn h-full w-full px-2 whitespace-nowrap ${soldOutStyle}`}
            disabled={isDisabled}
            {...addition.busy}
            onClick={addition.press}
          >
            {t('addThis')}
          </button>
        </div>
      </div>
      <button
        type="button"
        className={`btn btn-quiet px-2 whitespace-nowrap ${soldOutStyle}`}
        disabled={isDisabled}
        {...purchase.busy}
        onClick={purchase.press}
      >
        {t('buyNow')}
      </button>
      <p id={noteId} role="status" className="col-span-full text-sm empty:hidden">
        {isShown &&
          (inCart > 0
            ? t('leftBesides', { left: remaining })
            : t(isLow ? 'issue.tooMany' : 'atMost', { left: remaining }))}
      </p>
      {item?.price === null && <p className="col-span-full text-sm text-alert">{t('issue.noPrice')}</p>}
      {inCart > 0 && (
        <Link href={paths.cart} className="link col-span-full justify-self-start py-1 text-sm">
          {t('view')}
        </Link>
      )}
    </div>
  );
}
