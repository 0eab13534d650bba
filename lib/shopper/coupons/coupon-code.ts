import { maxCouponLength } from '../../../contract/limits.ts';
import { normalizeCode } from '../../../contract/typed-text.ts';
import { createStoredString } from '../../platform/browser-storage/stored-string.ts';
import type { Store } from '../../platform/store/store.ts';
import { readLinkParameters } from '../../platform/urls/link-parameters.ts';

const cartCode = createStoredString('cart_coupon');
const linkedCode = createStoredString('linked_coupon');

/** Code that only this module changes; null without one. Synchronized between tabs. */
type ReadonlyCode = Omit<Store<string | null>, 'set'>;

/** Code of the coupon in the cart of a guest or customer. */
export const couponCode: ReadonlyCode = cartCode;

/**
 * Code of a link that was opened while another coupon was in the cart. The code waits until the cart has lines to check it for. It replaces
 * the cart's coupon when the buyer chooses it, or when only it applies.
 */
export const linkedCouponCode: ReadonlyCode = linkedCode;

/** Sets the coupon of the cart; null removes it. */
export function setCouponCode(code: string | null): void {
  cartCode.set(code);
}

/** Replaces the coupon of the cart by the linked coupon, if there is one. */
export function acceptLinkedCoupon(): void {
  const code = linkedCouponCode.get();
  if (code !== null) setCouponCode(code);
  dismissLinkedCoupon();
}

export function dismissLinkedCoupon(): void {
  linkedCode.set(null);
}

/** Reads a typed code; null when it is empty or too long. */
export function readCouponCode(typed: string): string | null {
  const code = normalizeCode(typed);
  return code === '' || code.length > maxCouponLength ? null : code;
}

/**
 * Takes a code from the `coupon` parameter of a URL. If the cart has no coupon, the code becomes the cart's. If the cart has another
 * coupon, the code becomes the linked one. If the cart has this code already, the linked coupon is removed. Ignores a missing code and a
 * code that is too long.
 */
export function setCouponFromUrl(url: string): void {
  const { coupon = '' } = URL.canParse(url) ? readLinkParameters(new URL(url).search) : {};
  const code = readCouponCode(coupon);
  if (code === null) return;
  const cartCouponCode = couponCode.get();
  if (cartCouponCode === null) setCouponCode(code);
  else linkedCode.set(isSameCode(code, cartCouponCode) ? null : code);
}

/** APIs ignore letter case in codes. */
function isSameCode(a: string, b: string): boolean {
  return a.toUpperCase() === b.toUpperCase();
}
