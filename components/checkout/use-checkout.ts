import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { useReducer } from 'react';
import { useErrorMessage } from '@/components/forms/use-error-message';
import type { LineView } from '@/lib/shopper/cart/line-view';
import {
  type CheckoutState,
  initialCheckout,
  isResending,
  nextCheckout,
} from '@/lib/shopper/checkout/checkout-machine';
import type { CheckoutValues } from '@/lib/shopper/checkout/checkout-values';
import {
  OrderFailure,
  orderCart,
  resendUnconfirmedOrder,
  type ShownOrder,
} from '@/lib/shopper/checkout/order-cart';
import { unconfirmedOrder } from '@/lib/shopper/checkout/place-order';

/** The checkout of this page: its state, and what its two buttons do. */
export interface Checkout {
  state: CheckoutState;
  /**
   * Orders the cart. Throws an error whose message is shown to the buyer.
   * @param showChanges called when nothing was ordered because the buyer must accept changes first
   */
  placeOrder(values: CheckoutValues, shown: ShownOrder, showChanges: () => void): Promise<void>;
  /** Resends the unconfirmed order. @param views lines in the cart, which may still include those of the order */
  resend(views: readonly LineView[]): Promise<void>;
}

/** Returns the checkout of this page. @param paymentOrigins allowed origins of payment pages */
export function useCheckout(paymentOrigins: readonly string[] = []): Checkout {
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
    async placeOrder(values, shown, showChanges) {
      await orderCart(values, shown, { ...page, showChanges }).catch((error) => {
        throw error instanceof OrderFailure ? new Error(t(error.reason)) : error;
      });
    },
    async resend(views) {
      if (isResending(state)) return;
      const messageOf = (error: unknown, isRejected: boolean) => {
        const reason = errorMessage(error);
        return isRejected ? t('unconfirmed.rejected', { reason }) : reason;
      };
      await resendUnconfirmedOrder(views, messageOf, page);
    },
  };
}
