'use client';

import { useRouter, useSearchParams } from 'next/navigation';
import { useTranslations } from 'next-intl';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link } from '@/components/ui/link';
import { useDeferredComponent } from '@/components/ui/use-deferred-component';
import { maxOrderNumberLength } from '@/lib/platform/forms/max-lengths';
import { browserSettings } from '@/lib/platform/settings/browser-settings';
import { useStore } from '@/lib/platform/store/use-store';
import { dayRangeValues } from '@/lib/platform/tenant/delivery';
import { paths } from '@/lib/platform/urls/paths';
import { isOrdinaryDelivery } from '@/lib/shopper/cart/shipping';
import {
  buyerEmail,
  findPlacedOrder,
  loadPlacedOrder,
  type TabOrder,
} from '@/lib/shopper/checkout/placed-orders';
import { visitorState } from '@/lib/shopper/visitor/state';

const loadDetails = () => import('./placed-order-details.tsx').then((module) => module.PlacedOrderDetails);
const loadLinkedOrder = () => import('./linked-order.tsx').then((module) => module.LinkedOrder);

const cartPaths: string[] = [paths.cart, paths.checkout];

/** Ref callback that moves the focus to an element, because the focused form is gone. */
const focusOnMount = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

/**
 * Number of the placed order, its expected delivery and tracking link.
 * @param number of the order; null for the one placed last in this tab
 * @param unknownOrder shown where this browser does not know the order
 * @param children details of the order
 */
export function OrderConfirmation({
  number = null,
  unknownOrder,
  children,
}: {
  number?: string | null;
  unknownOrder?: ReactNode;
  children?: ReactNode;
}) {
  const t = useTranslations('checkout.thanks');
  const isReady = useStore(visitorState, (state) => state.isReady);
  // Loaded once the session is known, because an order is shown only to the customer or guest who placed it.
  const order = isReady ? loadOrder(number) : null;
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
            (unknownOrder ?? <p className="text-xl">{t('none')}</p>)
          )}
          {children}
          <p className="mt-8 flex flex-wrap gap-4">
            <Link href={trackOrderHref(order?.number ?? number)} className="btn">
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

/** Href of the page for tracking an order, without locale; null for the order placed last in this tab. */
function trackOrderHref(number: string | null): string {
  return number ? `${paths.order}?${new URLSearchParams({ number })}` : paths.order;
}

/** Client part of the thank-you page: the confirmation of the order that the URL names, with its details. */
export function ThankYou({ paymentOrigins = [] }: { paymentOrigins?: readonly string[] }) {
  const isReady = useStore(visitorState, (state) => state.isReady);
  // Next does not render `useSearchParams` on the server, where the visitor is never ready.
  return isReady ? <LinkedConfirmation paymentOrigins={paymentOrigins} /> : <OrderConfirmation />;
}

function LinkedConfirmation({ paymentOrigins }: { paymentOrigins: readonly string[] }) {
  const t = useTranslations('checkout.thanks');
  const number = useSearchParams().get('number');
  const order = loadOrder(number);
  // An order that this browser does not know may be found by its number and the visitor's e-mail address.
  const email = !order && number && number.length <= maxOrderNumberLength ? buyerEmail() : null;
  useReturnToOrder(order !== null);
  const Details = useDeferredComponent(loadDetails, order !== null);
  const LinkedOrder = useDeferredComponent(loadLinkedOrder, email !== null);
  const notHere = number ? <p className="text-xl">{t('noneOfLink')}</p> : undefined;
  return (
    <OrderConfirmation
      number={number}
      unknownOrder={
        number && email !== null && LinkedOrder ? (
          <LinkedOrder key={number} number={number} email={email} paymentOrigins={paymentOrigins}>
            {notHere}
          </LinkedOrder>
        ) : (
          notHere
        )
      }
    >
      {order && Details && <Details key={order.number} {...order} paymentOrigins={paymentOrigins} />}
    </OrderConfirmation>
  );
}

/** May persist the order during render, see {@link findPlacedOrder}. */
function loadOrder(number: string | null): TabOrder | null {
  return number ? findPlacedOrder(number) : loadPlacedOrder();
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
