import { currencyDecimals, toCurrencyUnits } from '../../../contract/currency.ts';
import { couponPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import { readPrice } from '../../platform/money/read-price.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { CallError, isNotFoundOrUnsupported } from '../../platform/upstream/call-error.ts';
import { upstreamMessageOf } from '../../platform/upstream/error-messages.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import { isBuyable, type LineView } from '../cart/line-view.ts';
import type { ShippingMethod } from '../cart/shipping.ts';

/** Statuses with which the API rejects a coupon. */
const rejectionStatuses = [400, 404, 409, 422];

/** Effect of a coupon on the cart. */
export type CouponResult =
  /** `text` describes the coupon to the buyer. */
  | { code: string; discount: MinorUnits; text: string; rejection: null }
  | { code: string; discount: 0; text: ''; rejection: CouponRejection };

/** Why a coupon does not apply: `unsupported` means that the API takes no coupons. `reason` is that of the API; '' when it sends none. */
export type CouponRejection = { kind: 'unsupported' } | { kind: 'inapplicable'; reason: string };

/** The parts of an order that a coupon depends on. */
export interface CouponRequest {
  code: string;
  /** Absent while the buyer's e-mail address is unknown. */
  email?: string;
  shipping: ShippingMethod;
  lines: {
    productId: string | number;
    variantId: string | number | null;
    quantity: number;
    /** Unit price in currency units; null when unknown. */
    price: number | null;
  }[];
}

/** Returns the buyable lines of a cart, in the form of a coupon check. */
export function couponLines(views: readonly LineView[]): CouponRequest['lines'] {
  const { currency } = browserSettings().tenant;
  return views
    .filter(isBuyable)
    .map(({ line: { productId, variantId, quantity }, currentPrice: { price } }) => ({
      productId,
      variantId,
      quantity,
      price: price === null ? null : toCurrencyUnits(price, currency),
    }));
}

/**
 * Requests the discount of a coupon from the API. For an unknown or inapplicable coupon, and for an API without coupons, it resolves to a
 * result with a `rejection`.
 * @throws {CallError} on any other failure
 */
export async function checkCoupon(request: CouponRequest, locale: Locale): Promise<CouponResult> {
  const { code } = request;
  const { currency } = browserSettings().tenant;
  const body = { ...request, currency };
  try {
    const response = await callFromBrowser({
      method: 'POST',
      path: couponPaths.checkCoupon,
      isRead: true,
      body,
      locale,
    });
    const coupon = asObject(response);
    const discount = readPrice(coupon?.discount, currencyDecimals(currency));
    // A success without a discount is a malformed response.
    if (discount === null) throw new CallError(502);
    return {
      code: readText(coupon?.code) ?? code,
      discount,
      text: readText(coupon?.text) ?? '',
      rejection: null,
    };
  } catch (error) {
    const rejection = readRejection(error);
    if (rejection === null) throw error;
    return { code, discount: 0, text: '', rejection };
  }
}

/** Reads the rejection of a coupon; null for any other error. */
function readRejection(error: unknown): CouponRejection | null {
  if (!(error instanceof CallError)) return null;
  const { status } = error;
  const reason = upstreamMessageOf(error);
  // 404 with a message is that of an unknown code (contract/README.md "Coupons").
  if (isNotFoundOrUnsupported(error) && (status !== 404 || reason === '')) return { kind: 'unsupported' };
  return rejectionStatuses.includes(status) ? { kind: 'inapplicable', reason } : null;
}
