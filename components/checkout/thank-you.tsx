'use client';

import { useRouter } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from '@/components/ui/link';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { useStore } from '@/lib/platform/store/use-store';
import { dayRangeValues } from '@/lib/platform/tenant/delivery';
import { paths } from '@/lib/platform/urls/paths';
import { isOrdinaryDelivery } from '@/lib/shopper/cart/shipping';
import { findLastOrder } from '@/lib/shopper/checkout/checkout-storage';
import { adoptOrder, loadPlacedOrder } from '@/lib/shopper/checkout/placed-orders';
import { visitorState } from '@/lib/shopper/visitor/state';

const loadDetails = () => import('./placed-order-details.tsx').then((module) => module.PlacedOrderDetails);

const cartPaths: string[] = [paths.cart, paths.checkout];

/** Ref callback that moves the focus to an element, because the focused form is gone. */
const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * Number of the placed order, its expected delivery and tracking link.
 * @param children details of the order
 */
export function OrderConfirmation({ children }: { children?: ReactNode }) {
  const t = useTranslations('checkout.thanks');
  const isReady = useStore(visitorState, (state) => state.isReady);
  // Loaded once the session is known, because an order is shown only to the customer or guest who placed it.
  const order = isReady ? loadPlacedOrder() : null;
  // In a shop with a delivery calendar, the details of the order show delivery dates instead.
  const deliveryDays = isReady && !browserSettings().deliveryCalendar ? browserSettings().deliveryDays : null;
  return (
    <div className="needs-script min-h-[50vh]" aria-busy={!isReady}>
      {isReady && (
        <>
          {order ? (
            <>
              <p ref={focusOnMount} tabIndex={-1} className="text-xl">
                {order.isByCard && t('byCard')}
                {/* A held order awaits the shop's confirmation. */}
                {!order.isByCard && (order.isHeld ? t('held', { email: order.email }) : t('number'))}{' '}
                <strong className="whitespace-nowrap">
                  <bdi>{order.number}</bdi>
                </strong>
              </p>
              {deliveryDays && isOrdinaryDelivery(order.shipping) && !order.isHeld && !order.isByCard && (
                <p className="mt-3">{t('arrives', dayRangeValues(deliveryDays))}</p>
              )}
              <p className="mt-3 max-w-xl text-muted">{t('next', { email: order.email })}</p>
            </>
          ) : (
            <p className="text-xl">{t('none')}</p>
          )}
          {children}
          <p className="mt-8 flex flex-wrap gap-4">
            <Link href={paths.order} className="btn">
              {t('track')}
            </Link>
            <Link href={paths.shop} className="btn btn-quiet">
              {t('goOn')}
            </Link>
          </p>
        </>
      )}
    </div>
  );
}

/**
 * Persists the last order of another tab as the placed order of this tab when the URL contains its number. Returns the
 * placed order of this tab; null without one.
 */
function adoptOrderOfOtherTab() {
  const order = findLastOrder(new URLSearchParams(location.search).get('number'));
  if (order) adoptOrder(order);
  return loadPlacedOrder();
}

/** Client part of the thank-you page: the confirmation, with details of the order. */
export function ThankYou({ paymentOrigins = [] }: { paymentOrigins?: readonly string[] }) {
  const isReady = useStore(visitorState, (state) => state.isReady);
  // Persists during render, because `OrderConfirmation` loads the order as it renders.
  const order = isReady ? (loadPlacedOrder() ?? adoptOrderOfOtherTab()) : null;
  useReturnToOrder(order !== null);
  const Details = useDeferredComponent(loadDetails, order !== null);
  return (
    <OrderConfirmation>
      {order && Details && <Details {...order} paymentOrigins={paymentOrigins} />}
    </OrderConfirmation>
  );
}

/** Makes Back from the thank-you page lead to the order again, instead of to the cart or checkout, which the order has emptied. */
function useReturnToOrder(hasOrder: boolean): void {
  const router = useRouter();
  const returnTo = useEffectEvent((orderPath: string) => {
    const isCartPage = cartPaths.some((path) => location.pathname.endsWith(path));
    if (hasOrder && isCartPage && visitorState.get().cart.length === 0) router.replace(orderPath);
  });
  useEffect(() => {
    const orderPath = location.pathname + location.search;
    const onPopState = () => returnTo(orderPath);
    addEventListener('popstate', onPopState);
    // Removed later: the router's own listener runs first and unmounts this page, and this listener must still handle the same event.
    return () => void setTimeout(() => removeEventListener('popstate', onPopState));
  }, []);
}
