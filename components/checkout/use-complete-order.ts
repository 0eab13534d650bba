import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { customerId } from '@/lib/platform/auth/session';
import type { Locale } from '@/lib/platform/i18n/routing';
import { localePath } from '@/lib/platform/urls/paths';
import { isSameLine } from '@/lib/shopper/cart/cart';
import type { LineView } from '@/lib/shopper/cart/line-view';
import { removeLine } from '@/lib/shopper/cart/rules';
import { chosenShipping } from '@/lib/shopper/cart/shipping';
import { clearDraft } from '@/lib/shopper/checkout/draft';
import { allowedPaymentUrl, leaveForPayment } from '@/lib/shopper/checkout/payment';
import type { ConfirmedOrder } from '@/lib/shopper/checkout/placed-order';
import {
  confirmationPath,
  endCheckout,
  type PendingPurchase,
  persistPlacedOrder,
} from '@/lib/shopper/checkout/placed-order';

import { couponCode, setCouponCode } from '@/lib/shopper/coupons/coupon-code';
import { track } from '@/lib/shopper/tracking/track';
import { visitorStore } from '@/lib/shopper/visitor/state';

/**
 * Returns a function to call once an order is confirmed: tracks and persists it, removes its coupon from the cart,
 * saves a customer's address and phone number in the profile, redirects the buyer and empties the cart.
 * @param paymentOrigins allowed origins of payment pages
 */
export function useCompleteOrder(
  views: readonly LineView[],
  onPlaced: () => void,
  paymentOrigins: readonly string[] = [],
): (order: ConfirmedOrder) => Promise<void> {
  const locale = useLocale();
  const router = useRouter();
  return async (order) => {
    const { id, number, isHeld, submitted, payment } = order;
    const isByCard = submitted.payment === 'card';
    const { total, currency, coupon, purchaseEventId } = submitted;
    const orderedViews = views.filter(({ line }) => submitted.lines.some((other) => isSameLine(line, other)));
    const itemIds = orderedViews.map(({ itemId }) => itemId);
    const purchase: PendingPurchase | undefined =
      total === null
        ? undefined
        : {
            type: 'purchase',
            orderId: id,
            total,
            currency,
            itemIds,
            eventId: purchaseEventId,
            ...(coupon !== null && { coupon }),
          };
    if (purchase && !isByCard) track(purchase);
    persistPlacedOrder({
      id,
      number,
      isHeld,
      email: submitted.email,
      shipping: submitted.shipping,
      ...(isByCard && { isByCard, purchase }),
    });
    endCheckout(order);
    if (coupon !== null && coupon === couponCode.get()) setCouponCode(null);
    clearDraft();
    chosenShipping.set(null);
    if (customerId() !== null) void saveInProfile(submitted, locale);
    onPlaced();
    const path = localePath(locale, confirmationPath({ number }));
    const paymentUrl = isByCard ? allowedPaymentUrl(payment, paymentOrigins) : null;
    if (paymentUrl !== null) {
      await removeFromCart(submitted.lines).catch(() => {});
      // Makes Back from the payment page lead to the order.
      history.replaceState(history.state, '', path);
      return leaveForPayment(paymentUrl);
    }
    router.push(path);
    await removeFromCart(submitted.lines);
  };
}

/** Never rejects, because a failure to update the profile does not affect the placed order. */
async function saveInProfile(order: ConfirmedOrder['submitted'], locale: Locale): Promise<void> {
  await import('@/lib/shopper/account/save-order-details')
    .then((module) => module.saveOrderDetails(order, locale))
    .catch(() => {});
}

/**
 * Removes the ordered lines from the cart, unless the API has removed them from the account already. A line whose
 * quantity has been raised since the order stays.
 */
async function removeFromCart(orderedLines: ConfirmedOrder['submitted']['lines']): Promise<void> {
  const { cart, reload } = await visitorStore();
  await reload();
  for (const line of orderedLines) {
    const cartLine = cart.get().find((other) => isSameLine(other, line));
    if (cartLine && cartLine.quantity <= line.quantity)
      await cart.update((lines) => removeLine(lines, cartLine));
  }
}
