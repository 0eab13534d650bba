'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useRef } from 'react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { notify } from '@/components/toasts/notify';
import { Link } from '@/components/ui/link';
import { useSinglePress } from '@/components/ui/use-single-press';
import { useStore } from '@/lib/platform/store/use-store';
import { paths } from '@/lib/platform/urls/paths';
import { isSameLine } from '@/lib/shopper/cart/cart';
import type { CartItem } from '@/lib/shopper/cart/cart-item';
import { visitorStateIfStored, visitorStore } from '@/lib/shopper/visitor/state';

export interface AddToCartButtonProps {
  item: CartItem;
  /** True when the visitor selected this variant: only a line of this variant, not of any other, then counts as in the cart. */
  isSelected?: boolean;
  /** Keys of options, such as `size`, whose values a sheet asks for first. The sheet starts with the item's values of the other options. */
  missingOptions?: readonly string[];
  className?: string;
}

/** Adds one unit to the cart, or becomes a link to the cart once the product is in it (docs/behaviour.md §2.6). */
export function AddToCartButton({
  item,
  isSelected = false,
  missingOptions = [],
  className = '',
}: AddToCartButtonProps) {
  const t = useTranslations('browser.cart');
  const isInCart = useStore(visitorStateIfStored, ({ cart }) =>
    cart.some((line) => (isSelected ? isSameLine(line, item) : line.slug === item.slug)),
  );
  const isSheetOpen = useStore(
    currentOverlay,
    (overlay) => overlay?.kind === 'option-sheet' && overlay.slug === item.slug,
  );
  const { press, isBusy, busyProps } = useSinglePress(async () => {
    const { cart } = await visitorStore();
    notify(await cart.add(item, 1));
  });
  // Replacing the button earlier would let a repeated press follow the link, and an open sheet could not return the focus to the button.
  const showsLink = isInCart && !isBusy && !isSheetOpen;
  const buttonParent = useRef<Element>(null);
  useLayoutEffect(() => {
    // The link has replaced the focused button.
    if (showsLink && document.activeElement === document.body) {
      buttonParent.current?.querySelector<HTMLElement>('a.btn')?.focus({ preventScroll: true });
    }
  }, [showsLink]);
  if (showsLink) {
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
        {...busyProps}
        aria-haspopup={missingOptions.length > 0 ? 'dialog' : undefined}
        onClick={({ currentTarget }) => {
          buttonParent.current = currentTarget.parentElement;
          if (missingOptions.length === 0) return void press();
          const chosen = Object.entries(item.options).filter(([key]) => !missingOptions.includes(key));
          currentOverlay.set({
            kind: 'option-sheet',
            slug: item.slug,
            options: Object.fromEntries(chosen),
            // The sheet does not know the names of other options before it has loaded the product.
            title: missingOptions[0] === 'size' ? undefined : item.title,
          });
        }}
      >
        {t('add')}
      </button>
      {item.price === null && <p className="mt-1 text-sm text-alert">{t('issue.noPrice')}</p>}
    </>
  );
}
