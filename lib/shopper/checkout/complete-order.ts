import { signedInEmail } from '../../platform/auth/session.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { localePath, paths } from '../../platform/urls/paths.ts';
import { isSameLine } from '../cart/cart.ts';
import type { LineView } from '../cart/line-view.ts';
import { removeLine } from '../cart/lines.ts';
import { chosenShipping } from '../cart/shipping.ts';
import { couponCode, setCouponCode } from '../coupons/coupon-code.ts';
import { track } from '../tracking/track.ts';
import { visitorStore } from '../visitor/state.ts';
import type { CheckoutEvent } from './checkout-machine.ts';
import { endCheckout, type PlacedOrder } from './checkout-storage.ts';
import { clearDraft } from './checkout-values.ts';
import { allowedPaymentUrl, leaveForPayment } from './payment.ts';
import type { ConfirmedOrder } from './place-order.ts';
import { type PendingPurchase, persistPlacedOrder } from './placed-orders.ts';

/** Page on which the buyer orders, with the effects that ordering has on it. */
export interface OrderingPage {
  locale: Locale;
  /** Allowed origins of payment pages. */
  paymentOrigins: readonly string[];
  dispatch(event: CheckoutEvent): void;
  /** Opens a page of the shop. */
  navigate(path: string): void;
  /** Shows the buyer the changes to accept first. Absent when an unconfirmed order is resent. */
  showChanges?(): void;
}

/**
 * Tracks and persists a confirmed order, removes its coupon from the cart, saves a customer's address and phone number in the profile,
 * opens the payment or thank-you page and removes the ordered lines from the cart.
 * @param views lines of the cart, of which the ordered ones are tracked
 */
export async function completeOrder(
  order: ConfirmedOrder,
  views: readonly LineView[],
  { locale, paymentOrigins, dispatch, navigate }: OrderingPage,
): Promise<void> {
  const { id, number, isHeld, submitted, paymentPage } = order;
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
  // A purchase by card is tracked once it is paid; one without a known total is never tracked.
  if (purchase && !isByCard) track(purchase);
  const placedOrder = { id, number, isHeld, email: submitted.email, shipping: submitted.shipping };
  persistPlacedOrder({ ...placedOrder, ...(isByCard && { isByCard, purchase }) });
  endCheckout({ ...placedOrder, payment: submitted.payment }, submitted.lines);
  if (coupon !== null && coupon === couponCode.get()) setCouponCode(null);
  clearDraft();
  chosenShipping.set(null);
  if (signedInEmail() !== null) void saveInProfile(submitted, locale);
  dispatch({ type: 'placed' });
  const thankYouPath = localePath(locale, thankYouPagePath({ number }));
  const paymentUrl = isByCard ? allowedPaymentUrl(paymentPage, paymentOrigins) : null;
  if (paymentUrl !== null) {
    // Before leaving, because leaving the page would cut the calls off.
    await removeFromCart(submitted.lines);
    // Makes Back from the payment page lead to the order.
    history.replaceState(history.state, '', thankYouPath);
    dispatch({ type: 'pay' });
    return leaveForPayment(paymentUrl);
  }
  // At once: the removal goes on behind the thank-you page.
  navigate(thankYouPath);
  await removeFromCart(submitted.lines);
}

/** Path without locale of the thank-you page. An order by card leads to the page of the payment provider first (`payment.ts`). */
export function thankYouPagePath({ number }: Pick<PlacedOrder, 'number'>): string {
  return `${paths.thanks}?${new URLSearchParams({ number })}`;
}

/** Never rejects, because a failure to update the profile does not affect the placed order. */
async function saveInProfile(order: ConfirmedOrder['submitted'], locale: Locale): Promise<void> {
  await import('../account/save-order-details.ts')
    .then((module) => module.saveOrderDetails(order, locale))
    .catch(() => {});
}

/**
 * Removes the ordered lines from the cart, unless the API has removed them from the account already. A line whose
 * quantity has been raised since the order stays. Never rejects, because lines that stay in the cart do not affect the placed order.
 */
async function removeFromCart(orderedLines: ConfirmedOrder['submitted']['lines']): Promise<void> {
  try {
    const { cart, reload } = await visitorStore();
    await reload();
    for (const line of orderedLines) {
      const cartLine = cart.get().find((other) => isSameLine(other, line));
      if (cartLine && cartLine.quantity <= line.quantity)
        await cart.update((lines) => removeLine(lines, cartLine));
    }
  } catch {
    // The buyer can still remove the lines.
  }
}
