'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { currentOverlay } from '@/components/commerce/current-overlay';
import { CountBadge } from '@/components/ui/count-badge';
import { useStore } from '@/lib/platform/store/use-store';
import { visitorStateIfStored } from '@/lib/shopper/visitor/state';

/** Opens the cart panel and shows the number of units in the cart. `children` is the icon. */
export function CartButton({ children }: { children: ReactNode }) {
  const t = useTranslations('browser.cart');
  const count = useStore(visitorStateIfStored, ({ cartCount }) => cartCount);
  return (
    <button
      type="button"
      aria-label={t('button', { count })}
      aria-haspopup="dialog"
      className="icon-btn needs-script relative"
      onClick={() => currentOverlay.set({ kind: 'cart' })}
    >
      {children}
      <CountBadge count={count} />
    </button>
  );
}
