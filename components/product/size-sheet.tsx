'use client';

import { useTranslations } from 'next-intl';
import { addToCart } from '@/components/cart/add-to-cart';
import { Modal } from '@/components/ui/modal';
import { useSinglePress } from '@/components/ui/use-single-press';
import { cartItem } from '@/lib/cart/cart-item';
import type { RequestedOptions } from '@/lib/product/requested-options';
import { initialSelection, selectSize, sizesFor } from '@/lib/product/selection';
import { soldOutSizes } from '@/lib/product/stock';
import { useProductSnapshots } from '@/lib/product-snapshots/use-product-snapshots';
import { shopNow } from '@/lib/shop-time/shop-time';
import { rememberSize } from '@/lib/sizes/chosen-sizes';

interface SizeSheetProps {
  slug: string;
  /** Colour shown on the card. */
  options: RequestedOptions;
  onClose: () => void;
}

/**
 * Size selection before a product is added to the cart from its card; choosing a size adds it.
 * Stays open when the cart rejects it.
 */
export function SizeSheet({ slug, options, onClose }: SizeSheetProps) {
  const t = useTranslations('browser');
  const { snapshotOf, failed } = useProductSnapshots([slug]);
  const product = snapshotOf(slug);
  const selection = product && initialSelection(product, { color: options.color });
  const soldOut = product && selection ? soldOutSizes(product, selection.color) : [];
  const { press, busyProps } = useSinglePress(async (size: string) => {
    if (!product || !selection) return false;
    const { variant } = selectSize(product, selection, size);
    rememberSize(size);
    return addToCart(cartItem(product, variant, shopNow()), 1);
  });
  // Closes once repeated presses have ended: a press after closing would reach the page below.
  const choose = async (size: string) => {
    if (await press(size)) onClose();
  };
  return (
    <Modal
      title={t('product.chooseSize')}
      className="mx-0 mt-auto mb-0 w-full max-w-none sm:m-auto sm:w-[min(28rem,92vw)]"
      onClose={onClose}
    >
      {product && selection ? (
        <>
          <p className="mb-4 text-muted">{[product.title, selection.color].filter(Boolean).join(' · ')}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2.5 pb-2">
            {sizesFor(product).map((size) => (
              <li key={size}>
                <button
                  type="button"
                  disabled={soldOut.includes(size)}
                  {...busyProps}
                  className="min-h-14 w-full border border-line bg-paper leading-tight enabled:hover:border-ink disabled:bg-transparent disabled:text-muted aria-busy:opacity-45"
                  onClick={() => choose(size)}
                >
                  <bdi className={soldOut.includes(size) ? 'line-through' : ''}>{size}</bdi>
                  {soldOut.includes(size) && <span className="block text-sm">{t('cart.issue.soldOut')}</span>}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="status" className="grid min-h-32 place-items-center">
          {product === null ? t('cart.issue.unavailable') : failed ? t('error.text') : t('loading')}
        </p>
      )}
    </Modal>
  );
}
