import { useRouter } from 'next/navigation';
import { useLocale } from 'next-intl';
import { customerId } from '@/lib/auth/session';
import { isSameLine } from '@/lib/cart/cart';
import type { LineView } from '@/lib/cart/line-view';
import { removeLine } from '@/lib/cart/rules';
import { endCheckout } from '@/lib/checkout/cart-checkout';
import { clearDraft } from '@/lib/checkout/draft';
import { orderConfirmationPath } from '@/lib/checkout/payment-methods';
import type { ConfirmedOrder } from '@/lib/checkout/place-order';
import { persistPlacedOrder } from '@/lib/checkout/placed-order';
import { couponCode, setCouponCode } from '@/lib/coupons/coupon-code';
import type { Locale } from '@/lib/i18n/routing';
import { track } from '@/lib/tracking/track';
import { localePath } from '@/lib/urls/paths';
import { visitorStore } from '@/lib/visitor/state';

/** Returns a function to call once an order is confirmed: tracks and persists it, takes its coupon from the cart, saves a customer's address and phone number in the profile, redirects the buyer and empties the cart. */
export function useCompleteOrder(
  views: readonly LineView[],
  onPlaced: () => void,
): (order: ConfirmedOrder) => Promise<void> {
  const locale = useLocale();
  const router = useRouter();
  return async (order) => {
    const { id, number, isHeld, submitted } = order;
    const { total, currency, coupon } = submitted;
    const ordered = views.filter(({ line }) => submitted.lines.some((other) => isSameLine(line, other)));
    const itemIds = ordered.map(({ itemId }) => itemId);
    if (total !== null)
      track({
        ...{ type: 'purchase', orderId: id, total, currency, itemIds },
        ...(coupon !== null && { coupon }),
      });
    persistPlacedOrder({ id, number, isHeld, email: submitted.email });
    endCheckout(order);
    if (coupon !== null && coupon === couponCode.get()) setCouponCode(null);
    clearDraft();
    if (customerId() !== null) void saveInProfile(submitted, locale);
    onPlaced();
    router.push(localePath(locale, orderConfirmationPath(submitted.payment, { id, number, isHeld })));
    await removeFromCart(submitted.lines);
  };
}

/** Never rejects, because a failure to update the profile does not affect the placed order. */
async function saveInProfile(order: ConfirmedOrder['submitted'], locale: Locale): Promise<void> {
  await import('@/lib/account/save-order-details')
    .then((module) => module.saveOrderDetails(order, locale))
    .catch(() => {});
}

/**
 * Removes the ordered lines from the cart, unless the API has removed them from the account already. A line whose quantity was
 * raised since stays.
 */
async function removeFromCart(ordered: ConfirmedOrder['submitted']['lines']): Promise<void> {
  const { cart, reload } = await visitorStore();
  await reload();
  for (const line of ordered) {
    const present = cart.get().find((other) => isSameLine(other, line));
    if (present && present.quantity <= line.quantity)
      await cart.update((lines) => removeLine(lines, present));
  }
}
