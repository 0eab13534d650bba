'use client';

import { Trash2 } from 'lucide';
import { useTranslations } from 'next-intl';
import { ProductStrip } from '@/components/commerce/product-strip';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { usePrice } from '@/components/commerce/use-price';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Modal } from '@/components/ui/modal';
import { useStore } from '@/lib/platform/store/use-store';
import { paths } from '@/lib/platform/urls/paths';
import { visitorState } from '@/lib/shopper/visitor/state';
import { CompactLine } from './compact-line.tsx';
import { EmptyCartText } from './empty-cart-text.tsx';
import { useCartView } from './use-cart-view.ts';
import { useLineActions } from './use-line-actions.ts';

/** Side panel with the cart's lines and subtotal (docs/behaviour.md §2.8). */
export function CartPanel({ onClose }: { onClose: () => void }) {
  const t = useTranslations('browser.cart');
  const loadingText = useTranslations('browser')('loading');
  const cart = useCartView();
  const { remove } = useLineActions();
  const { format } = usePrice();
  const viewed = useStore(visitorState, (state) => state.viewed);
  return (
    <Modal
      title={t('panel')}
      className="ms-auto me-0 my-0 h-dvh max-h-none w-[min(28rem,100vw)] max-w-none overflow-y-auto *:h-full"
      onClose={onClose}
    >
      {cart.isReady && cart.views.length === 0 && !cart.hasFailed ? (
        <>
          <p>
            <EmptyCartText>{t('panelEmpty')}</EmptyCartText>
          </p>
          <p className="mt-4">
            <Link href={paths.shop} className="btn">
              {t('goToShop')}
            </Link>
          </p>
          <ProductStrip slugs={viewed} compact />
        </>
      ) : (
        <>
          <StalePricesAlert snapshots={cart} />
          {!cart.isReady && <p className="py-4 text-muted">{loadingText}</p>}
          {/* Scrolls by itself, so that the subtotal never covers a focused line. */}
          <ul
            aria-busy={!cart.isReady}
            className="min-h-48 grow ruled overflow-y-auto overscroll-contain border-y border-sand"
          >
            {cart.views.map((view) => (
              <CompactLine key={`${view.line.productId} ${view.line.variantId}`} view={view}>
                <button
                  type="button"
                  data-focus-after-removal
                  aria-label={t('remove', { title: view.title })}
                  className="icon-btn -me-2 shrink-0"
                  onClick={({ currentTarget }) => remove(view, currentTarget)}
                >
                  <Icon icon={Trash2} className="size-5" />
                </button>
              </CompactLine>
            ))}
          </ul>
          <div className="pt-4">
            <p className="mb-4 flex flex-wrap justify-between gap-x-4 text-lg" aria-live="polite">
              <span>{t('subtotal')}</span>
              <strong>{format(cart.provisionalSubtotal)}</strong>
            </p>
            <div className="grid gap-3 sm:grid-cols-2">
              <Link href={paths.cart} className="btn btn-quiet">
                {t('viewCart')}
              </Link>
              <Link href={paths.checkout} className="btn">
                {t('checkout')}
              </Link>
            </div>
          </div>
        </>
      )}
    </Modal>
  );
}
