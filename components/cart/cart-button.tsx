'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CountBadge } from '@/components/ui/count-badge';
import { showOverlay } from '@/components/ui/overlay';
import { useVisitor } from '@/components/ui/use-visitor';
import { pieces } from '@/lib/cart/cart';

/** Opens the cart panel; says how many pieces are in the cart, beside a drawing. */
export function CartButton({ children }: { children: ReactNode }) {
  const t = useTranslations('browser.cart');
  const count = useVisitor(({ cart }) => pieces(cart));
  return (
    <button
      type="button"
      aria-label={t('button', { count })}
      aria-haspopup="dialog"
      className="icon-btn needs-script relative"
      onClick={() => showOverlay({ kind: 'cart' })}
    >
      {children}
      <CountBadge count={count} />
    </button>
  );
}
