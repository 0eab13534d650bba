'use client';

import { useTranslations } from 'next-intl';
import { putIntoCart } from '@/components/cart/put-into-cart';
import { Modal } from '@/components/ui/modal';
import { cartItem } from '@/lib/cart/item';
import type { RequestedOptions } from '@/lib/catalogue/requested-options';
import { chooseSize, initialSelection, sizesFor } from '@/lib/catalogue/selection';
import { soldOutSizes } from '@/lib/catalogue/sold-out-sizes';
import { useProducts } from '@/lib/catalogue/use-products';

interface SizeSheetProps {
  slug: string;
  /** The colour that its card shows. */
  options: RequestedOptions;
  onClose: () => void;
}

/** Asks for the size of a product that is put into the cart from its card; a tap on one adds it. */
export function SizeSheet({ slug, options, onClose }: SizeSheetProps) {
  const t = useTranslations('browser');
  const { factsOf, failed } = useProducts([slug]);
  const facts = factsOf(slug);
  const selection = facts && initialSelection(facts, { color: options.color });
  const soldOut = facts && selection ? soldOutSizes(facts, selection.color) : [];
  const choose = (size: string) => {
    if (!facts || !selection) return;
    const { variant } = chooseSize(facts, selection, size);
    // Closed first, it gives the focus back to the button that opened it, which then hands it on.
    onClose();
    void putIntoCart(cartItem(facts, variant, Date.now()), 1);
  };
  return (
    <Modal
      title={t('product.chooseSize')}
      className="mx-0 mt-auto mb-0 w-full max-w-none sm:m-auto sm:w-[min(28rem,92vw)]"
      onClose={onClose}
    >
      {facts && selection ? (
        <>
          <p className="mb-4 text-muted">{[facts.title, selection.color].filter(Boolean).join(' · ')}</p>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(4.75rem,1fr))] gap-2.5 pb-2">
            {sizesFor(facts).map((size) => (
              <li key={size}>
                <button
                  type="button"
                  disabled={soldOut.includes(size)}
                  className="min-h-14 w-full border border-line bg-paper leading-tight enabled:hover:border-ink disabled:bg-transparent disabled:text-muted"
                  onClick={() => choose(size)}
                >
                  <bdi className={soldOut.includes(size) ? 'line-through' : ''}>{size}</bdi>
                  {soldOut.includes(size) && (
                    <span className="block text-sm">{t('cart.trouble.soldOut')}</span>
                  )}
                </button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p role="status" className="grid min-h-32 place-items-center">
          {facts === null ? t('cart.trouble.gone') : failed ? t('error.text') : t('loading')}
        </p>
      )}
    </Modal>
  );
}
