import { useLocale } from 'next-intl';
import { useState } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { session } from '@/lib/platform/auth/session';
import type { MinorUnits } from '@/lib/platform/money/money';
import { useStore } from '@/lib/platform/store/use-store';
import type { LineView } from '@/lib/shopper/cart/line-view';
import type { ShippingMethod } from '@/lib/shopper/cart/shipping';
import {
  type CouponRequest,
  type CouponResult,
  checkCoupon,
  couponLines,
} from '@/lib/shopper/coupons/check-coupon';
import { couponCode, linkedCouponCode } from '@/lib/shopper/coupons/coupon-code';
import { useRejectionText } from './use-rejection-text.ts';

/** A coupon with the result of its last check for the cart. */
export interface CheckedCoupon {
  code: string;
  /** `failed`: the call of the API failed. */
  status: 'checking' | 'applied' | 'rejected' | 'failed';
  /** Description by the API, such as "10% off"; empty while unknown. */
  text: string;
  /** Discount; 0 unless the coupon applies. */
  discount: MinorUnits;
  /** Reason why the coupon does not apply; null while it applies or is unchecked. */
  rejection: string | null;
}

/** Coupon in the cart, which can be checked again for an order. */
export interface CartCoupon extends CheckedCoupon {
  /**
   * Checks the coupon again for an order and shows the result.
   * @throws {CallError} when the call fails
   */
  recheck(views: readonly LineView[], email: string): Promise<CouponResult>;
}

const swrKey = (locale: string, request: CouponRequest) =>
  ['coupon', locale, JSON.stringify(request)] as const;

/**
 * Returns the coupon in the cart, checked again whenever the lines or the delivery change; null without a coupon.
 * @param takesCoupons false in a shop without coupons
 */
export function useCartCoupon(
  views: readonly LineView[],
  shipping: ShippingMethod,
  takesCoupons: boolean,
): CartCoupon | null {
  const locale = useLocale();
  const { mutate } = useSWRConfig();
  const code = useStore(couponCode);
  // E-mail address of the last `recheck`; undefined before the first one.
  const [orderEmail, setOrderEmail] = useState<string>();
  const coupon = useCouponCheck(takesCoupons ? code : null, views, shipping, orderEmail);
  if (code === null || coupon === null) return null;
  return {
    ...coupon,
    recheck: async (freshViews, email) => {
      const freshRequest = { code, email, shipping, lines: couponLines(freshViews) };
      const freshResult = await checkCoupon(freshRequest, locale);
      setOrderEmail(email);
      await mutate(
        swrKey(locale, freshRequest),
        { result: freshResult, sentCode: code },
        { revalidate: false },
      );
      return freshResult;
    },
  };
}

/** Returns the coupon of a link that waits beside the coupon in the cart, with the result of its own check; null without one. */
export function useLinkedCoupon(
  views: readonly LineView[],
  shipping: ShippingMethod,
  takesCoupons: boolean,
): CheckedCoupon | null {
  const code = useStore(linkedCouponCode);
  return useCouponCheck(takesCoupons ? code : null, views, shipping);
}

/**
 * Checks a code again whenever the code, the lines or the delivery change; null without a code.
 * @param orderEmail e-mail address of the order; by default that of the account
 */
function useCouponCheck(
  code: string | null,
  views: readonly LineView[],
  shipping: ShippingMethod,
  orderEmail?: string,
): CheckedCoupon | null {
  const rejectionText = useRejectionText();
  const locale = useLocale();
  const currentSession = useStore(session);
  const accountEmail = currentSession.status === 'customer' ? (currentSession.email ?? undefined) : undefined;
  const lines = couponLines(views);
  const areLinesLoaded = lines.length > 0 && views.every((view) => view.isLoaded);
  const request =
    code !== null && areLinesLoaded ? { code, email: orderEmail ?? accountEmail, shipping, lines } : null;
  const { data, error, isValidating } = useSWR(
    request && swrKey(locale, request),
    ([, , requestJson]) => {
      const sentRequest: CouponRequest = JSON.parse(requestJson);
      return checkCoupon(sentRequest, locale).then((result) => ({ result, sentCode: sentRequest.code }));
    },
    { keepPreviousData: true, shouldRetryOnError: false },
  );
  if (code === null) return null;
  // Shows the previous result of the same coupon while changed lines are checked.
  const result = data?.sentCode === code ? data.result : null;
  const statusWithoutResult = error && !isValidating ? 'failed' : 'checking';
  const statusOfResult = result?.rejection === null ? 'applied' : 'rejected';
  const status = result === null ? statusWithoutResult : statusOfResult;
  return {
    code: result?.code ?? code,
    status,
    text: result?.text ?? '',
    discount: result?.discount ?? 0,
    rejection: result && result.rejection !== null ? rejectionText(result.rejection) : null,
  };
}
