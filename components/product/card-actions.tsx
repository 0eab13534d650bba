'use client';

import { Eye } from 'lucide';
import { useTranslations } from 'next-intl';
import { openOverlay } from '@/components/shop/overlay';
import { ToggleButton } from '@/components/shop/toggle-button';
import { Icon } from '@/components/ui/icon';
import type { CartItem } from '@/lib/cart/item';

const round =
  'icon-btn relative size-9 after:absolute after:-inset-1 pointer-fine:size-10 bg-paper/70 hover:bg-paper aria-pressed:bg-ink aria-pressed:text-ground aria-pressed:hover:bg-ink';
/** With a mouse there when it is over the card, with the keyboard when reached; a finger finds them on the page of the product. */
const onHover =
  'pointer-coarse:not-focus-visible:sr-only pointer-fine:not-aria-pressed:opacity-0 pointer-fine:focus-visible:opacity-100 pointer-fine:group-hover:opacity-100';

/** What can be done with a product from its card, over its picture. */
export function CardActions({ item }: { item: CartItem }) {
  const t = useTranslations('browser.product');
  return (
    <div className="absolute end-1.5 top-1.5 z-10 flex flex-col gap-1.5">
      <ToggleButton list="wishlist" product={item} className={round} />
      <ToggleButton list="compare" product={item} className={`${round} ${onHover}`} />
      <button
        type="button"
        aria-label={t('quickView')}
        title={t('quickView')}
        aria-haspopup="dialog"
        className={`needs-script ${round} ${onHover}`}
        onClick={() => openOverlay.set({ kind: 'product', slug: item.slug, options: item })}
      >
        <Icon icon={Eye} className="size-5" />
      </button>
    </div>
  );
}
