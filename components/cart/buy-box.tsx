'use client';

import { Minus, Plus } from 'lucide';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { localePath, paths } from '@/lib/address/address';
import { piecesOf } from '@/lib/cart/cart';
import type { CartItem } from '@/lib/cart/item';
import { stockLeft } from '@/lib/cart/stock-left';
import { useStore } from '@/lib/store/use-store';
import { visitor, visitorState } from '@/lib/visitor/state';
import { putIntoCart } from './put-into-cart.ts';
import { useBuyPlace } from './use-buy-place.ts';

/**
 * Quantity, Add To Cart and Buy Now of one variant. The pending quantity has a floor of 1, ends at what is left, and resets to 1
 * when it is refused (specification section 4).
 * @param item null while no variant has been chosen that exists; nothing can be added then
 * @param summary what has been chosen, and its price; with it, Add To Cart stays on the screen of a phone
 */
export function BuyBox({ item, summary }: { item: CartItem | null; summary?: ReactNode }) {
  const t = useTranslations('browser.cart');
  const locale = useLocale();
  const router = useRouter();
  const noteId = useId();
  const [pending, setQuantity] = useState(1);
  const adding = useRef<Promise<boolean>>(undefined);
  const held = useStore(visitorState, ({ cart }) => (item ? piecesOf(cart, item) : 0));
  const { left, said } = stockLeft(item?.stock ?? null, held, pending);
  const quantity = Math.max(1, Math.min(pending, left));
  const { place, seen, floats } = useBuyPlace();
  const unbuyable = !item || item.price === null;
  const faint = item?.stock === 0 ? 'btn-quiet border-sand text-muted' : '';

  const put = async (pieces: number) => {
    if (!item) return false;
    adding.current = putIntoCart(item, pieces);
    const added = await adding.current;
    if (!added) {
      setQuantity(1);
      place.current?.scrollIntoView({ block: 'nearest' });
    }
    return added;
  };
  /** Sees to it that the cart holds the chosen pieces, of which some may be there already. */
  const buyNow = async () => {
    if (!item) return;
    await adding.current;
    const { cart } = await visitor();
    const missing = quantity - piecesOf(cart.get(), item);
    if (missing <= 0 || (await put(missing))) router.push(localePath(locale, paths.checkout));
  };

  return (
    <div className="needs-script grid grid-cols-2 gap-3 xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,1fr)]">
      <div className="flex items-center justify-self-start border border-line max-xl:col-span-full">
        <button
          type="button"
          aria-label={t('decreaseQuantity')}
          className="icon-btn"
          aria-disabled={quantity === 1}
          onClick={() => setQuantity(Math.max(1, quantity - 1))}
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
          aria-disabled={quantity >= left}
          onClick={() => setQuantity(quantity + 1)}
        >
          <Icon icon={Plus} className="size-4" />
        </button>
      </div>
      <div ref={place} className="buy-place" data-seen={seen || undefined}>
        <div className={summary ? 'buy-bar' : undefined} data-floats={(summary && floats) || undefined}>
          {summary && floats && <div className="min-w-0 grow lg:hidden">{summary}</div>}
          <button
            type="button"
            className={`btn h-full w-full px-2 whitespace-nowrap ${faint}`}
            disabled={unbuyable}
            onClick={() => put(quantity)}
          >
            {t('addThis')}
          </button>
        </div>
      </div>
      <button
        type="button"
        className={`btn btn-quiet px-2 whitespace-nowrap ${faint}`}
        disabled={unbuyable}
        onClick={buyNow}
      >
        {t('buyNow')}
      </button>
      <p id={noteId} role="status" className="col-span-full text-sm empty:hidden">
        {said && (held > 0 ? t('leftBesides', { left }) : t('trouble.tooMany', { left }))}
      </p>
      {item?.price === null && <p className="col-span-full text-sm text-alert">{t('trouble.noPrice')}</p>}
      {held > 0 && (
        <Link href={paths.cart} className="link col-span-full justify-self-start py-1 text-sm">
          {t('view')}
        </Link>
      )}
    </div>
  );
}
