import { useLocale, useTranslations } from 'next-intl';
import { trackedItem, updateCart } from '@/components/cart/update-cart';
import type { CartViewModel } from '@/components/cart/use-cart-view';
import type { ShippingChoice } from '@/components/cart/use-shipping';
import type { CouponView } from '@/components/coupons/use-coupon';
import { useStore } from '@/lib/platform/store/use-store';
import { CallError } from '@/lib/platform/upstream/call-error';
import { type LineView, linesToAccept } from '@/lib/shopper/cart/line-view';
import { reconcileLines } from '@/lib/shopper/cart/rules';
import type { CheckoutValues } from '@/lib/shopper/checkout/checkout-schema';
import { quotedPricesOf, quotedShippingOf } from '@/lib/shopper/checkout/order-body';
import { isUnconfirmed, mayBeDuplicate, placeOrder } from '@/lib/shopper/checkout/place-order';
import {
  type CheckoutOrder,
  orderOfCheckout,
  runCheckoutExclusively,
} from '@/lib/shopper/checkout/placed-order';
import { couponCode } from '@/lib/shopper/coupons/coupon-code';
import { useCompleteOrder } from './use-complete-order.ts';

/** HTTP status of the API when prices, stock or delivery have changed. */
const conflictStatus = 409;

interface OrderOptions {
  /** Id of the cart's checkout, shared by all tabs; null until this tab has joined it. */
  checkoutId: string | null;
  /** Coupon in the cart as the buyer sees it; null without one. */
  coupon: CouponView | null;
  shipping: ShippingChoice;
  /** Allowed origins of payment pages. */
  paymentOrigins?: readonly string[];
  onPlaced(): void;
  /** Called instead of ordering when another tab has ordered this cart. */
  onPlacedElsewhere(order: CheckoutOrder): void;
  /** Called when an unconfirmed earlier order is discarded in favour of this one. */
  onUnconfirmedDiscarded(): void;
  /** Called when nothing was ordered, because prices or stock have changed and the buyer must accept that first. */
  onChanged(): void;
}

/** Returns a function that places the order of the cart. It throws an error whose message is shown to the buyer. */
export function usePlaceOrder(
  cart: CartViewModel,
  {
    checkoutId,
    coupon,
    shipping,
    paymentOrigins,
    onPlaced,
    onPlacedElsewhere,
    onUnconfirmedDiscarded,
    onChanged,
  }: OrderOptions,
): (values: CheckoutValues) => Promise<void> {
  const t = useTranslations('checkout');
  const locale = useLocale();
  const completeOrder = useCompleteOrder(cart.views, onPlaced, paymentOrigins);
  // The API may return another spelling of the code.
  const storedCode = useStore(couponCode);
  const acceptedCoupon =
    coupon && storedCode !== null ? { code: storedCode, discount: coupon.discount } : null;

  /** Refetches prices and stock. Resolves to the views, or null when they differ from what the buyer accepted. */
  const recheckLines = async (): Promise<LineView[] | null> => {
    const acceptedLines = linesToAccept(cart.views);
    await updateCart((lines) => reconcileLines(lines, acceptedLines), cart.views.map(trackedItem));
    const views = await cart.recheck(acceptedLines);
    if (views.some(({ isLoaded }) => !isLoaded)) throw new Error(t('notChecked'));
    if (views.some(({ issue }) => issue !== null)) return null;
    // A price was unknown until now, so the buyer has not seen the total yet.
    if (cart.totals.incomplete) throw new Error(t('pricedNow'));
    return views;
  };

  /** Checks the coupon for this buyer. Resolves to false when it does not apply; throws when its discount has changed. */
  const recheckCoupon = async (views: readonly LineView[], email: string): Promise<boolean> => {
    if (coupon === null) return true;
    const { rejection, discount } = await coupon.recheck(views, email).catch(() => {
      throw new Error(t('notChecked'));
    });
    if (rejection === null && discount !== coupon.discount) throw new Error(t('otherDiscount'));
    return rejection === null;
  };

  /**
   * Resolves to the views to order, or null while the buyer must accept changes first. Throws an error with a message
   * for the buyer.
   */
  const getAcceptedViews = async (values: CheckoutValues): Promise<LineView[] | null> => {
    // An unconfirmed order may have been placed, and may itself have caused the changes.
    if (isUnconfirmed(values, cart.views, acceptedCoupon?.code)) return cart.views;
    if (cart.views.some(({ issue }) => issue !== null)) return null;
    if (mayBeDuplicate(values, cart.views, acceptedCoupon?.code)) {
      onUnconfirmedDiscarded();
      throw new Error(t('mayBeDuplicate'));
    }
    const views = await recheckLines();
    return views && (await recheckCoupon(views, values.email)) ? views : null;
  };

  const orderCart = async (values: CheckoutValues): Promise<void> => {
    const placedOrder = orderOfCheckout(
      checkoutId,
      cart.views.map(({ line }) => line),
    );
    if (placedOrder) return onPlacedElsewhere(placedOrder);
    const views = await getAcceptedViews(values);
    if (views === null) return onChanged();
    try {
      const accepted = { shippingCost: shipping.selected.cost, coupon: acceptedCoupon };
      await completeOrder(await placeOrder(values, views, locale, accepted));
    } catch (error) {
      if (error instanceof CallError && error.status === conflictStatus) {
        await Promise.all([cart.refresh(), coupon?.recheck(views, values.email).catch(() => {})]);
        // The API decides, also where its clock says otherwise about a sale than the shop's time.
        cart.quotePrices(quotedPricesOf(error));
        const quotedShipping = quotedShippingOf(error);
        if (quotedShipping) shipping.quote(quotedShipping);
        onChanged();
      }
      throw error;
    }
  };
  return (values) => runCheckoutExclusively(() => orderCart(values));
}
