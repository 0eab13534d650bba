'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { openOverlay } from '@/components/shop/overlay';
import { CountBadge } from '@/components/ui/count-badge';
import { pieces } from '@/lib/cart/cart';
import { useStore } from '@/lib/store/use-store';
import { visitorState } from '@/lib/visitor/state';

/** Opens the cart panel; says how many pieces are in the cart, beside a drawing. */
export function CartButton({ children }: { children: ReactNode }) {
  const t = useTranslations('browser.cart');
  const count = useStore(visitorState, ({ cart }) => pieces(cart));
  return (
    <button
      type="button"
      aria-label={t('button', { count })}
      aria-haspopup="dialog"
      className="icon-btn needs-script relative"
      onClick={() => openOverlay.set({ kind: 'cart' })}
    >
      {children}
      <CountBadge count={count} />
    </button>
  );
}
