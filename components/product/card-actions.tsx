'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { SavedItemToggle } from '@/components/saved-lists/saved-item-toggle';
import type { savedListIcons } from '@/components/saved-lists/saved-list-icons';
import type { CartItem } from '@/lib/shopper/cart/cart-item';

const roundButtonClass = 'icon-btn card-action';

export interface CardActionsProps {
  item: CartItem;
  icons: typeof savedListIcons & { more: ReactNode; quickView: ReactNode };
}

/** Buttons over a card's image: wishlist, comparison and quick view. On touch screens, a further button reveals the last two. */
export function CardActions({ item, icons }: CardActionsProps) {
  const t = useTranslations('browser.product');
  const [isExpanded, setIsExpanded] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  /** With a mouse, visible on hover and on keyboard focus; on a touch screen, once the buttons are expanded. */
  const secondaryButtonClass = `${roundButtonClass} on-card-hover ${isExpanded ? '' : 'pointer-coarse:hidden'}`;
  useEffect(() => {
    // The pressed button is gone. Focuses the first revealed button, which is now the second one.
    if (isExpanded) actions.current?.querySelectorAll('button')[1]?.focus({ preventScroll: true });
  }, [isExpanded]);
  return (
    <div ref={actions} className="absolute end-1.5 top-1.5 z-10 flex flex-col gap-2">
      <SavedItemToggle list="wishlist" icon={icons.wishlist} product={item} className={roundButtonClass} />
      {!isExpanded && (
        <button
          type="button"
          aria-label={t('moreActions')}
          aria-expanded={false}
          className={`needs-script pointer-fine:hidden ${roundButtonClass}`}
          onClick={() => setIsExpanded(true)}
        >
          {icons.more}
        </button>
      )}
      <SavedItemToggle list="compare" icon={icons.compare} product={item} className={secondaryButtonClass} />
      <button
        type="button"
        aria-label={t('quickView')}
        title={t('quickView')}
        aria-haspopup="dialog"
        className={`needs-script ${secondaryButtonClass}`}
        onClick={() => currentOverlay.set({ kind: 'quick-view', slug: item.slug, options: item.options })}
      >
        {icons.quickView}
      </button>
    </div>
  );
}
