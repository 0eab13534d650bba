'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useState } from 'react';
import { EmptyCartText } from '@/components/cart/empty-cart-text';
import { useCartView } from '@/components/cart/use-cart-view';
import { EmptyList, type SuggestedProducts } from '@/components/commerce/empty-list';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { FormAlert } from '@/components/forms/form-alert';
import { customerKey, endedCustomerKey, session } from '@/lib/platform/auth/session';
import { useStore } from '@/lib/platform/store/use-store';
import { localePath } from '@/lib/platform/urls/paths';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';
import { isOrdered, showsNotice } from '@/lib/shopper/checkout/checkout-machine';
import { clearDraft } from '@/lib/shopper/checkout/checkout-values';
import { unconfirmedOrder } from '@/lib/shopper/checkout/place-order';
import {
  adoptOrder,
  type CheckoutOrder,
  confirmationPath,
  joinCheckout,
  orderOfCheckout,
} from '@/lib/shopper/checkout/placed-order';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderConfirmation } from './thank-you.tsx';
import { UnconfirmedOrder } from './unconfirmed-order.tsx';
import { useCheckout } from './use-checkout.ts';

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
  const checkout = useCheckout(paymentOrigins);
  const hasLines = cart.views.length > 0;
  const [checkoutId, setCheckoutId] = useState<string | null>(null);
  useEffect(() => {
    if (hasLines) setCheckoutId(joinCheckout());
  }, [hasLines]);
  const { state } = checkout;
  if (isOrdered(state)) return <OrderConfirmation />;
  const isEmpty = !hasLines && !cart.hasFailed;
  // Placing the order in another tab has emptied the cart here, too.
  const otherTabOrder = state.otherOrder ?? (isEmpty ? orderOfCheckout(checkoutId, []) : null);
  if (otherTabOrder) return <RedirectToPlacedOrder order={otherTabOrder} />;
  const hasNotice = showsNotice(state, isEmpty) && unconfirmedOrder() !== null;
  return (
    <>
      {hasNotice && <UnconfirmedOrder checkout={checkout} views={cart.views} />}
      {state.rejection !== null && (
        <div className="mb-10 max-w-2xl">
          <FormAlert text={state.rejection} />
        </div>
      )}
      {isEmpty && !hasNotice && (
        <EmptyList text={<EmptyCartText>{t('empty')}</EmptyCartText>} bestSellers={bestSellers} />
      )}
      <StalePricesAlert snapshots={cart} />
      {hasLines && (
        <CheckoutForm
          // Resets the form when another tab signs in or out, but not when the session has ended without signing out.
          key={customerKey() ?? endedCustomerKey() ?? currentSession.status}
          checkout={checkout}
          checkoutId={checkoutId}
          cart={cart}
          shippingOptions={shippingOptions}
          takesCoupons={takesCoupons}
          takesCards={paymentOrigins !== undefined}
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
    adoptOrder(order);
    clearDraft();
    setIsOrderPersisted(true);
    router.replace(localePath(locale, confirmationPath(order)));
  });
  useEffect(() => showOrder(), []);
  return isOrderPersisted && <OrderConfirmation />;
}
