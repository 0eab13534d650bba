'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyCartText } from '@/components/cart/empty-cart-text';
import { useCartView } from '@/components/cart/use-cart-view';
import { EmptyList, type SuggestedProducts } from '@/components/commerce/empty-list';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { FormAlert } from '@/components/forms/form-alert';
import { customerId, endedCustomerId, session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath } from '@/lib/platform/urls/paths';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';
import { clearDraft } from '@/lib/shopper/checkout/draft';
import { unconfirmedOrder } from '@/lib/shopper/checkout/place-order';
import {
  type CheckoutOrder,
  confirmationPath,
  joinCheckout,
  orderOfCheckout,
  persistPlacedOrder,
} from '@/lib/shopper/checkout/placed-order';
import { CheckoutForm } from './checkout-form.tsx';
import { ThankYou } from './thank-you.tsx';
import { UnconfirmedOrder } from './unconfirmed-order.tsx';

/**
 * Checkout of the cart. Shows a notice for an unconfirmed order, and the number of the placed order until the thank-you
 * page has loaded.
 */
export function CheckoutView({
  bestSellers,
  shippingOptions,
  takesCoupons = false,
  paymentOrigins,
}: {
  bestSellers: SuggestedProducts;
  shippingOptions: ShippingOptions;
  /** True in a shop whose API implements coupons. */
  takesCoupons?: boolean;
  /** Origins of payment pages; undefined in a shop that takes no cards. */
  paymentOrigins?: readonly string[];
}) {
  const t = useTranslations('browser.cart');
  const cart = useCartView();
  const currentSession = useStore(session);
  const [isOrderPlaced, setIsOrderPlaced] = useState(false);
  // True while an order that was unconfirmed when the page opened is still unconfirmed: the notice resends such an order.
  // The form resends an order that it has sent itself. Once the cart is empty there is no form, and the notice resends
  // that order, too.
  const [hadUnconfirmedOrder, setHadUnconfirmedOrder] = useState(() => unconfirmedOrder() !== null);
  const [rejectionText, setRejectionText] = useState<string | null>(null);
  const hasLines = cart.views.length > 0;
  const [checkoutId, setCheckoutId] = useState<string | null>(null);
  useEffect(() => {
    if (hasLines) setCheckoutId(joinCheckout());
  }, [hasLines]);
  const [reportedOrder, setReportedOrder] = useState<CheckoutOrder | null>(null);
  if (isOrderPlaced) return <ThankYou />;
  const isEmpty = !hasLines && !cart.failed;
  const otherTabOrder = reportedOrder ?? (isEmpty ? orderOfCheckout(checkoutId, []) : null);
  if (otherTabOrder) return <RedirectToPlacedOrder order={otherTabOrder} />;
  const hasUnconfirmedOrder = (hadUnconfirmedOrder || isEmpty) && unconfirmedOrder() !== null;
  const dismissUnconfirmedOrder = (newRejectionText: string | null) => {
    setRejectionText(newRejectionText);
    setHadUnconfirmedOrder(false);
  };
  return (
    <>
      {hasUnconfirmedOrder && (
        <UnconfirmedOrder
          views={cart.views}
          paymentOrigins={paymentOrigins}
          onPlaced={() => setIsOrderPlaced(true)}
          onEnded={dismissUnconfirmedOrder}
        />
      )}
      {rejectionText !== null && (
        <div className="mb-10 max-w-2xl">
          <FormAlert text={rejectionText} />
        </div>
      )}
      {isEmpty && !hasUnconfirmedOrder && (
        <EmptyList text={<EmptyCartText>{t('empty')}</EmptyCartText>} bestSellers={bestSellers} />
      )}
      <StalePricesAlert snapshots={cart} />
      {hasLines && (
        <CheckoutForm
          // Resets the form when another tab signs in or out.
          key={customerId() ?? endedCustomerId() ?? currentSession.status}
          cart={cart}
          shippingOptions={shippingOptions}
          takesCoupons={takesCoupons}
          paymentOrigins={paymentOrigins}
          checkoutId={checkoutId}
          onPlacedElsewhere={setReportedOrder}
          onPlaced={() => setIsOrderPlaced(true)}
          onUnconfirmedDiscarded={() => setHadUnconfirmedOrder(false)}
        />
      )}
    </>
  );
}

/** Redirects to the order that another tab has placed from this cart. */
function RedirectToPlacedOrder({ order }: { order: CheckoutOrder }) {
  const router = useRouter();
  const locale = useLocale();
  const [isOrderPersisted, setIsOrderPersisted] = useState(false);
  const showOrder = useEffectEvent(() => {
    persistPlacedOrder({ ...order, isByCard: order.payment === 'card' });
    clearDraft();
    setIsOrderPersisted(true);
    router.replace(localePath(locale, confirmationPath(order)));
  });
  useEffect(() => showOrder(), []);
  return isOrderPersisted && <ThankYou />;
}
