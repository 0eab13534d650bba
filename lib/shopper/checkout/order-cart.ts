import { withLock } from '../../platform/browser-storage/tab-locks.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import type { CartLine } from '../cart/cart.ts';
import { type CartTotals, type LineView, linesToAccept, type QuotedPrice } from '../cart/line-view.ts';
import { maxCartLines, reconcileLines } from '../cart/lines.ts';
import type { ShippingOption, ShippingQuote } from '../cart/shipping.ts';
import type { CouponResult } from '../coupons/check-coupon.ts';
import { couponCode } from '../coupons/coupon-code.ts';
import { trackedItem, updateCart } from '../visitor/update-cart.ts';
import { orderOfCheckout } from './checkout-storage.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { completeOrder, type OrderingPage } from './complete-order.ts';
import { quotedPricesOf, quotedShippingOf } from './order-body.ts';
import {
  type AcceptedCoupon,
  discardOtherAttempt,
  isRejection,
  isUnconfirmed,
  placeOrder,
  resendOrder,
} from './place-order.ts';

/** Name of the lock under which tabs send orders one at a time. */
const checkoutLock = 'checkout';
/** HTTP status of the API when prices, stock or delivery have changed. */
const conflictStatus = 409;

/** Cart, coupon and delivery as the page shows them to the buyer. */
export interface ShownOrder {
  cart: {
    views: LineView[];
    totals: CartTotals;
    /** Refetches the products. Never rejects. */
    refresh(): Promise<unknown>;
    /** Shows prices that the API has named in place of those of the products. */
    showQuotedPrices(quotes: readonly QuotedPrice[]): void;
    /** Refetches the products and resolves to fresh views, not loaded where a product could not be fetched. Rejects when a request fails. */
    recheck(lines: readonly CartLine[]): Promise<LineView[]>;
  };
  /** Coupon in the cart; null without one. */
  coupon: {
    discount: MinorUnits;
    /** Checks the coupon again and shows the result. Rejects when the check fails. */
    recheck(views: readonly LineView[], email: string): Promise<CouponResult>;
  } | null;
  shipping: {
    selected: ShippingOption;
    /** Shows methods of delivery and costs that the API has named in place of those of the shop. */
    showQuote(quote: ShippingQuote): void;
  };
  /** Id of the cart's checkout, shared by all tabs; null until this tab has joined it. */
  checkoutId: string | null;
}

/** Thrown when no order was sent: prices or coupon could not be checked, or the buyer has to see a change or a warning first. */
export class OrderFailure extends Error {
  /**
   * Key of the message below `checkout`. `pricedNow`: the total has only now become known. `mayBeDuplicate`: an earlier, different order
   * may have been placed.
   */
  readonly reason: 'notChecked' | 'pricedNow' | 'otherDiscount' | 'mayBeDuplicate';

  constructor(reason: OrderFailure['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * Orders the cart, one tab at a time, and reports each step to the page.
 * @throws {OrderFailure} when the order was not sent
 * @throws {CallError} when the API rejected the order or did not confirm it
 */
export function orderCart(values: CheckoutValues, shown: ShownOrder, page: OrderingPage): Promise<void> {
  page.dispatch({ type: 'submit' });
  return withLock(checkoutLock, async () => {
    const lines = shown.cart.views.map(({ line }) => line);
    const otherOrder = orderOfCheckout(shown.checkoutId, lines);
    if (otherOrder) return page.dispatch({ type: 'placed-elsewhere', order: otherOrder });
    await checkAndSend(values, shown, page);
  }).catch((error) => {
    // Without effect after `changed` and `lost`, which also come with an error.
    page.dispatch({ type: 'failed' });
    throw error;
  });
}

async function checkAndSend(values: CheckoutValues, shown: ShownOrder, page: OrderingPage): Promise<void> {
  const coupon = acceptedCoupon(shown);
  const views = await acceptedViews(values, shown, coupon, page);
  if (views === null) {
    page.dispatch({ type: 'changed' });
    return page.showChanges?.();
  }
  page.dispatch({ type: 'checked' });
  try {
    const costs = { deliveryCost: shown.shipping.selected.cost, coupon };
    await completeOrder(await placeOrder(values, views, page.locale, costs), shown.cart.views, page);
  } catch (error) {
    if (error instanceof CallError && error.status === conflictStatus) {
      await showConflict(error, values, views, shown);
      page.dispatch({ type: 'changed' });
      page.showChanges?.();
    } else if (!isRejection(error)) page.dispatch({ type: 'lost' });
    throw error;
  }
}

/** Returns the shown coupon under its stored code, because the API may have returned another spelling; null without a coupon. */
function acceptedCoupon({ coupon }: ShownOrder): AcceptedCoupon | null {
  const code = couponCode.get();
  return coupon && code !== null ? { code, discount: coupon.discount } : null;
}

/**
 * Resolves to the views to order, or null while the buyer must accept changes or remove lines first.
 * @throws {OrderFailure}
 */
async function acceptedViews(
  values: CheckoutValues,
  shown: ShownOrder,
  coupon: AcceptedCoupon | null,
  page: OrderingPage,
): Promise<LineView[] | null> {
  const { views } = shown.cart;
  // An unconfirmed order is resent unchecked: it may have been placed, and a lower stock may be its own effect.
  if (isUnconfirmed(values, views, coupon?.code)) return views;
  if (views.length > maxCartLines || views.some(({ issue }) => issue !== null)) return null;
  // An unconfirmed order with other contents may have been placed. Its attempt is discarded, and the buyer decides whether to order again.
  if (discardOtherAttempt(values, views, coupon?.code)) {
    page.dispatch({ type: 'discarded' });
    throw new OrderFailure('mayBeDuplicate');
  }
  const freshViews = await recheckLines(shown.cart);
  return freshViews && (await recheckCoupon(shown, freshViews, values.email)) ? freshViews : null;
}

/**
 * Stores the accepted prices and quantities in the cart, then refetches prices and stock. Resolves to the fresh views, or null when prices
 * or stock differ from what the buyer accepted.
 * @throws {OrderFailure} when a product could not be fetched, or its price was unknown until now
 */
async function recheckLines(cart: ShownOrder['cart']): Promise<LineView[] | null> {
  const acceptedLines = linesToAccept(cart.views);
  await updateCart((lines) => reconcileLines(lines, acceptedLines), cart.views.map(trackedItem));
  const views = await cart.recheck(acceptedLines).catch(notChecked);
  if (views.some(({ isLoaded }) => !isLoaded)) notChecked();
  if (views.some(({ issue }) => issue !== null)) return null;
  // A price was unknown until now, so the buyer has not seen the total yet.
  if (cart.totals.isIncomplete) throw new OrderFailure('pricedNow');
  return views;
}

/**
 * Checks the coupon for this buyer. Resolves to false when it does not apply, and to true without a coupon.
 * @throws {OrderFailure} when its discount has changed or the check fails
 */
async function recheckCoupon(
  { coupon }: ShownOrder,
  views: readonly LineView[],
  email: string,
): Promise<boolean> {
  if (coupon === null) return true;
  const { rejection, discount } = await coupon.recheck(views, email).catch(notChecked);
  if (rejection === null && discount !== coupon.discount) throw new OrderFailure('otherDiscount');
  return rejection === null;
}

function notChecked(): never {
  throw new OrderFailure('notChecked');
}

/**
 * Shows the prices and the delivery that the API named. They replace those of the page, because the API decides what an order costs, for
 * example when the clocks of API and shop differ about the end of a sale.
 */
async function showConflict(
  error: CallError,
  { email }: CheckoutValues,
  views: readonly LineView[],
  { cart, coupon, shipping }: ShownOrder,
): Promise<void> {
  await Promise.all([cart.refresh(), coupon?.recheck(views, email).catch(() => {})]);
  cart.showQuotedPrices(quotedPricesOf(error));
  const quotedShipping = quotedShippingOf(error);
  if (quotedShipping) shipping.showQuote(quotedShipping);
}

/**
 * Resends the unconfirmed order unchanged, one tab at a time, and reports the outcome to the page.
 * @param views lines in the cart, which may still include those of the order
 * @param messageOf returns the message for the buyer; `isRejected` is true for an order that will not be sent again
 */
export async function resendUnconfirmedOrder(
  views: readonly LineView[],
  messageOf: (error: unknown, isRejected: boolean) => string,
  page: OrderingPage,
): Promise<void> {
  page.dispatch({ type: 'resend' });
  try {
    await withLock(checkoutLock, async () => {
      const order = await resendOrder(page.locale);
      if (order) await completeOrder(order, views, page);
      else page.dispatch({ type: 'resend-ended', text: null });
    });
  } catch (error) {
    const isRejected = isRejection(error);
    page.dispatch({
      type: isRejected ? 'resend-ended' : 'resend-failed',
      text: messageOf(error, isRejected),
    });
  }
}
