'use client';

import { Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { SavedItemToggle } from '@/components/saved-lists/saved-item-toggle';
import { Icon } from '@/components/ui/icon';
import type { CartItem } from '@/lib/cart/cart-item';

const roundButtonClass =
  'icon-btn relative size-9 after:absolute after:-inset-1 pointer-fine:size-10 bg-paper/70 hover:bg-paper aria-pressed:bg-ink aria-pressed:text-ground aria-pressed:hover:bg-ink';
/** Visible on hover with a mouse and on keyboard focus; on touch screens only the product page has these actions. */
const onHoverClass =
  'pointer-coarse:not-focus-visible:sr-only pointer-fine:not-aria-pressed:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover:opacity-100';

/** Buttons over a card's image: wishlist, comparison and quick view. */
export function CardActions({ item }: { item: CartItem }) {
  const t = useTranslations('browser.product');
  return (
    <div className="absolute end-1.5 top-1.5 z-10 flex flex-col gap-1.5">
      <SavedItemToggle list="wishlist" product={item} className={roundButtonClass} />
      <SavedItemToggle list="compare" product={item} className={`${roundButtonClass} ${onHoverClass}`} />
      <button
        type="button"
        aria-label={t('quickView')}
        title={t('quickView')}
        aria-haspopup="dialog"
        className={`needs-script ${roundButtonClass} ${onHoverClass}`}
        onClick={() => currentOverlay.set({ kind: 'product', slug: item.slug, options: item.options })}
      >
        <Icon icon={Eye} className="size-5" />
      </button>
    </div>
  );
}
