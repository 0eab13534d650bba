'use client';

import { ShoppingBag } from 'lucide';
import { useTranslations } from 'next-intl';
import { CountBadge } from '@/components/ui/count-badge';
import { Icon } from '@/components/ui/icon';
import { showOverlay } from '@/components/ui/overlay';
import { useVisitor } from '@/components/ui/use-visitor';
import { pieces } from '@/lib/cart/cart';

/** Opens the cart panel; says how many pieces are in the cart. */
export function CartButton() {
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
      <Icon icon={ShoppingBag} className="size-5" />
      <CountBadge count={count} />
    </button>
  );
}
