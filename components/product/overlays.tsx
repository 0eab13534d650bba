'use client';

import { usePathname } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { notify } from '@/components/ui/notify';
import { currentOverlay, onOverlayChange, showOverlay } from '@/components/ui/overlay';
import { visitor } from '@/lib/visitor/state';

const CartPanel = lazy(() => import('@/components/cart/cart-panel').then((m) => ({ default: m.CartPanel })));
const QuickView = lazy(() => import('./quick-view.tsx').then((m) => ({ default: m.QuickView })));

const close = () => showOverlay(null);

/** Whatever lies over a page: the cart panel or the quick view, each loaded when first used and closed by any navigation. */
export function Overlays({ currency }: { currency: string }) {
  const t = useTranslations('browser');
  const pathname = usePathname();
  const overlay = useSyncExternalStore(onOverlayChange, currentOverlay, () => null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each new page
  useEffect(close, [pathname]);

  useEffect(() => {
    void visitor()
      .then(({ onTrouble }) =>
        onTrouble((trouble) => {
          if (trouble.kind === 'not-kept') notify({ kind: 'warning', text: t('notKept') });
          else notify({ kind: 'error', text: trouble.reason || t('notMerged') });
        }),
      )
      .catch(() => {});
  }, [t]);

  return (
    <Suspense>
      {overlay?.kind === 'cart' && <CartPanel currency={currency} onClose={close} />}
      {overlay?.kind === 'product' && (
        <QuickView key={overlay.slug} slug={overlay.slug} currency={currency} onClose={close} />
      )}
    </Suspense>
  );
}
