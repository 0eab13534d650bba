'use client';

import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { EmptyCartText } from '@/components/cart/empty-cart-text';
import { useCartView } from '@/components/cart/use-cart-view';
import { EmptyList, type SuggestedProducts } from '@/components/commerce/empty-list';
import { StalePricesAlert } from '@/components/commerce/stale-prices-alert';
import { FormAlert } from '@/components/forms/form-alert';
import { useErrorMessage } from '@/components/forms/use-error-message';
import { endedSessionEmail, session, signedInEmail } from '@/lib/platform/auth/session';
import { MessageError } from '@/lib/platform/forms/message-error';
import { useStore } from '@/lib/platform/store/use-store';
import { CallError } from '@/lib/platform/upstream/call-error';
import { localePath } from '@/lib/platform/urls/paths';
import type { LineView } from '@/lib/shopper/cart/line-view';
import type { ShippingOptions } from '@/lib/shopper/cart/shipping';
import {
  initialCheckout,
  isOrdered,
  isPlacing,
  isResending,
  nextCheckout,
  showsNotice,
} from '@/lib/shopper/checkout/checkout-machine';
import {
  type CheckoutOrder,
  joinOrBeginCheckout,
  orderOfCheckout,
} from '@/lib/shopper/checkout/checkout-storage';
import { type CheckoutValues, clearDraft } from '@/lib/shopper/checkout/checkout-values';
import { thankYouPagePath } from '@/lib/shopper/checkout/complete-order';
import {
  OrderFailure,
  orderCart,
  resendUnconfirmedOrder,
  type ShownOrder,
} from '@/lib/shopper/checkout/order-cart';
import { unconfirmedOrder } from '@/lib/shopper/checkout/place-order';
import { adoptOrder } from '@/lib/shopper/checkout/placed-orders';
import { CheckoutForm } from './checkout-form.tsx';
import { OrderConfirmation } from './thank-you.tsx';
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
  const { state, placeOrder, resend } = useCheckout(paymentOrigins);
  const hasLines = cart.views.length > 0;
  /** Id of the cart's checkout, which all tabs share; null until this tab has joined it. */
  const [checkoutId, setCheckoutId] = useState<string | null>(null);
  useEffect(() => {
    if (hasLines) setCheckoutId(joinOrBeginCheckout());
  }, [hasLines]);
  if (isOrdered(state)) return <OrderConfirmation />;
  const isEmpty = !hasLines && !cart.hasFailed;
  // Placing the order in another tab has emptied the cart here, too, so there are no lines to compare with the ordered ones.
  const otherTabOrder = state.otherOrder ?? (isEmpty ? orderOfCheckout(checkoutId, []) : null);
  if (otherTabOrder) return <RedirectToPlacedOrder order={otherTabOrder} />;
  const hasNotice = showsNotice(state, isEmpty) && unconfirmedOrder() !== null;
  return (
    <>
      {hasNotice && (
        <UnconfirmedOrder
          failure={state.resendFailure}
          isResending={isResending(state)}
          onResend={() => void resend(cart.views)}
        />
      )}
      {state.resendRejection !== null && (
        <div className="mb-10 max-w-2xl">
          <FormAlert text={state.resendRejection} />
        </div>
      )}
      {isEmpty && !hasNotice && (
        <EmptyList text={<EmptyCartText>{t('empty')}</EmptyCartText>} bestSellers={bestSellers} />
      )}
      <StalePricesAlert snapshots={cart} />
      {hasLines && (
        <CheckoutForm
          // Resets the form when another tab signs in or out, but not when the session has ended without signing out.
          key={signedInEmail() ?? endedSessionEmail() ?? currentSession.status}
          placeOrder={(values, shown, showChanges) =>
            placeOrder(values, { ...shown, cart, checkoutId }, showChanges)
          }
          isPlacing={isPlacing(state)}
          cart={cart}
          shippingOptions={shippingOptions}
          takesCoupons={takesCoupons}
          takesCards={paymentOrigins !== undefined}
        />
      )}
    </>
  );
}

/**
 * State of this page's checkout, and what its two buttons do: `placeOrder` orders the cart, `resend` resends the unconfirmed order.
 * @param paymentOrigins allowed origins of payment pages
 */
function useCheckout(paymentOrigins: readonly string[] = []) {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const router = useRouter();
  const errorMessage = useErrorMessage();
  const [state, dispatch] = useReducer(nextCheckout, null, () =>
    initialCheckout(unconfirmedOrder() !== null),
  );
  const page = { locale, paymentOrigins, dispatch, navigate: (path: string) => router.push(path) };
  return {
    state,
    /** @throws {MessageError | CallError} when nothing was ordered, or the order was not confirmed */
    async placeOrder(values: CheckoutValues, shown: ShownOrder, showChanges: () => void): Promise<void> {
      await orderCart(values, shown, { ...page, showChanges }).catch((error) => {
        const isUnanswered = error instanceof CallError && error.kind === 'unavailable';
        if (isUnanswered) throw new MessageError(t('unanswered'));
        throw error instanceof OrderFailure ? new MessageError(t(error.reason)) : error;
      });
    },
    /** @param views lines in the cart, which may still include those of the order */
    async resend(views: readonly LineView[]): Promise<void> {
      if (isResending(state)) return;
      const messageOf = (error: unknown, isRejected: boolean) => {
        const reason = errorMessage(error);
        return isRejected ? t('unconfirmed.rejected', { reason }) : reason;
      };
      await resendUnconfirmedOrder(views, messageOf, page);
    },
  };
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
    router.replace(localePath(locale, thankYouPagePath(order)));
  });
  useEffect(() => showOrder(), []);
  return isOrderPersisted && <OrderConfirmation />;
}
