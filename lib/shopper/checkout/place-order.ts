import { v4 as uuid } from 'uuid';
import { toCurrencyUnits } from '../../../contract/currency.ts';
import { orderPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import { omitEmptyFields } from '../../platform/forms/omit-empty-fields.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { isMinorUnits, type MinorUnits } from '../../platform/money/money.ts';
import { browserSettings } from '../../platform/settings/browser-settings.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import { readId } from '../../platform/wire/identifiers.ts';
import { asObject } from '../../platform/wire/json.ts';
import { readText } from '../../platform/wire/text.ts';
import type { LineView } from '../cart/line-view.ts';
import { attribution } from '../tracking/attribution.ts';
import { consent, consentBasis } from '../tracking/consent.ts';
import { sessionId } from '../tracking/session-id.ts';
import { deviceType } from '../tracking/wire-event.ts';
import { ownerLocalStorage, type PlacedOrder } from './checkout-storage.ts';
import type { CheckoutValues } from './checkout-values.ts';
import { createOrderBody, parseSubmittedOrder, type SubmittedOrder } from './order-body.ts';

const attemptKey = 'checkout_attempt';

/**
 * Order request as sent. Until it is confirmed or rejected, it is resent with the same body under the same idempotency key, also after
 * a reload and from other tabs.
 */
export interface OrderAttempt {
  /** Value of `Idempotency-Key`. */
  key: string;
  body: object;
  /** Delivery cost that the buyer accepted; null in an attempt of an older release. */
  deliveryCost: MinorUnits | null;
  /** Discount that the buyer accepted; 0 without a coupon. */
  discount: MinorUnits;
}

/** A placed order together with the request that placed it. */
export interface ConfirmedOrder extends PlacedOrder {
  submitted: SubmittedOrder;
  /** Payment page as the API sent it; undefined without one. */
  paymentPage?: unknown;
}

/** Coupon with the discount that the buyer accepted. */
export interface AcceptedCoupon {
  code: string;
  discount: MinorUnits;
}

/** Amounts of an order beside its lines, as the buyer accepted them. */
interface AcceptedCosts {
  deliveryCost: MinorUnits;
  /** Null or absent without one. */
  coupon?: AcceptedCoupon | null;
}

/** Statuses of a final rejection: the order was checked and not placed. */
const rejectionStatuses = [400, 409, 422];

/**
 * Places an order at most once: an unchanged order is sent under the same idempotency key until it is placed or rejected.
 * @throws {CallError} when the call fails. After a rejection (`isRejection`) nothing was ordered; 409 means that a price, the stock or the
 * delivery cost differs from what the buyer saw.
 */
export async function placeOrder(
  values: CheckoutValues,
  views: readonly LineView[],
  locale: Locale,
  { deliveryCost, coupon = null }: AcceptedCosts,
): Promise<ConfirmedOrder> {
  const order = createOrderBody(values, views, coupon?.code);
  const { currency } = browserSettings().tenant;
  const acceptedAmounts = { deliveryCost, discount: coupon?.discount ?? 0 };
  const attempt = reuseOrCreateAttempt(order, acceptedAmounts, () => ({
    address: omitEmptyFields(order.address),
    // Not compared with an earlier attempt: costs may have changed since then, and the discount is 0 if that attempt used up the coupon.
    shippingCost: toCurrencyUnits(deliveryCost, currency),
    ...(coupon !== null && { discount: toCurrencyUnits(coupon.discount, currency) }),
    ...orderAttribution(),
  }));
  return sendAttempt(attempt, locale);
}

/**
 * Resends the unconfirmed order unchanged under its idempotency key; null when there is none.
 * @throws {CallError} when the call fails; a rejection (`isRejection`) also clears the attempt
 */
export async function resendOrder(locale: Locale): Promise<ConfirmedOrder | null> {
  const attempt = unconfirmedAttempt();
  return attempt && sendAttempt(attempt, locale);
}

/** The order that was sent and neither confirmed nor rejected; null when there is none. */
export function unconfirmedOrder(): SubmittedOrder | null {
  const attempt = unconfirmedAttempt();
  return attempt && parseSubmittedOrder(attempt.body, attempt.deliveryCost, attempt.discount);
}

/** True when the API checked the order and rejected it. */
export function isRejection(error: unknown): error is CallError {
  return error instanceof CallError && rejectionStatuses.includes(error.status);
}

async function sendAttempt(
  { key, body, deliveryCost, discount }: OrderAttempt,
  locale: Locale,
): Promise<ConfirmedOrder> {
  try {
    const response = asObject(
      await callFromBrowser({
        method: 'POST',
        path: orderPaths.placeOrder,
        body,
        locale,
        idempotencyKey: key,
      }),
    );
    const id = readId(response?.id);
    // The order may have been placed nevertheless: the attempt stays, as after a failure of the API.
    if (id === null) throw new CallError(502);
    const number = readText(response?.number) ?? String(id);
    clearAttempt();
    return {
      id,
      number,
      isHeld: readText(response?.status) === 'held',
      submitted: parseSubmittedOrder(body, deliveryCost, discount),
      paymentPage: response?.payment,
    };
  } catch (error) {
    if (isRejection(error)) clearAttempt();
    throw error;
  }
}

/** True when exactly this order was sent and neither confirmed nor rejected: it may have been placed, and resending it is safe. */
export function isUnconfirmed(
  values: CheckoutValues,
  views: readonly LineView[],
  couponCode: string | null = null,
): boolean {
  return unconfirmedAttemptFor(createOrderBody(values, views, couponCode)) !== null;
}

/**
 * Discards an unconfirmed attempt at a different order.
 * @returns true when there was one: it may have been placed, and this order may be its duplicate
 */
export function discardOtherAttempt(
  values: CheckoutValues,
  views: readonly LineView[],
  couponCode: string | null = null,
): boolean {
  const order = createOrderBody(values, views, couponCode);
  if (ownerLocalStorage.load(attemptKey) === undefined || unconfirmedAttemptFor(order)) return false;
  clearAttempt();
  return true;
}

/** Session id, campaign attribution and tracking data of the order (contract/README.md "Orders"); empty without consent. */
function orderAttribution() {
  if (consent() !== 'granted') return {};
  const { userAgent } = navigator;
  const tracking = {
    consent: consentBasis(),
    eventId: uuid(),
    pageUrl: `${location.origin}${location.pathname}`,
    userAgent,
    deviceType: deviceType(userAgent),
  };
  return { sessionId: sessionId(), utm: attribution(), tracking };
}

/**
 * Returns the unconfirmed attempt at the same order, or persists a new one with a new key.
 * @param createUncomparedFields returns further fields to send, which do not count when orders are compared
 */
export function reuseOrCreateAttempt(
  order: object,
  { deliveryCost, discount }: { deliveryCost: MinorUnits; discount: MinorUnits },
  createUncomparedFields: () => object,
): OrderAttempt {
  const existingAttempt = unconfirmedAttemptFor(order);
  if (existingAttempt) return existingAttempt;
  const attempt = { key: uuid(), body: { ...order, ...createUncomparedFields() }, deliveryCost, discount };
  ownerLocalStorage.persist(attemptKey, { ...attempt, order: JSON.stringify(order) });
  return attempt;
}

/** Returns the unconfirmed attempt at exactly this order, or null. */
function unconfirmedAttemptFor(order: object): OrderAttempt | null {
  const stored = asObject(ownerLocalStorage.load(attemptKey));
  return stored?.order === JSON.stringify(order) ? unconfirmedAttempt() : null;
}

/** Returns the unconfirmed attempt at any order, or null. */
function unconfirmedAttempt(): OrderAttempt | null {
  const stored = asObject(ownerLocalStorage.load(attemptKey));
  const body = asObject(stored?.body);
  if (typeof stored?.key !== 'string' || !body) return null;
  const { key, deliveryCost, discount } = stored;
  return {
    key,
    body,
    deliveryCost: isMinorUnits(deliveryCost) ? deliveryCost : null,
    discount: isMinorUnits(discount) ? discount : 0,
  };
}

/** Removes the attempt once its order is placed or rejected. The next order then gets a new key, even when it is identical. */
export function clearAttempt(): void {
  ownerLocalStorage.remove(attemptKey);
}
