import { v4 as uuid } from 'uuid';
import { toCurrencyUnits } from '../../../contract/currency.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import type { MinorUnits } from '../../platform/money/money.ts';
import { createResourceClient } from '../../platform/resource-service/resource-client.ts';
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
import type { CheckoutValues } from './checkout-schema.ts';
import {
  clearAttempt,
  discardOtherAttempt,
  type OrderAttempt,
  persistedAttempt,
  reuseOrCreateAttempt,
  unconfirmedAttempt,
} from './order-attempt.ts';
import { createOrderBody, parseSubmittedOrder, type SubmittedOrder } from './order-body.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Coupon with the discount that the buyer accepted. */
export interface AcceptedCoupon {
  code: string;
  discount: MinorUnits;
}

/** Amounts of an order beside its lines, as the buyer accepted them. */
interface AcceptedCosts {
  shippingCost: MinorUnits;
  coupon?: AcceptedCoupon | null;
}

/** Statuses of a final rejection: the order was checked and not placed. */
const rejectionStatuses = [400, 409, 422];

/** A placed order together with the request that placed it. */
export interface ConfirmedOrder extends PlacedOrder {
  submitted: SubmittedOrder;
  /** Payment page as the API sent it; undefined without one. */
  payment?: unknown;
}

/**
 * Places an order at most once: an unchanged order is sent under the same idempotency key until the API responds.
 * @throws {CallError} 409 when a price, the stock or the delivery cost differs from what the buyer saw; nothing was ordered then
 */
export async function placeOrder(
  values: CheckoutValues,
  views: readonly LineView[],
  locale: Locale,
  { shippingCost, coupon = null }: AcceptedCosts,
): Promise<ConfirmedOrder> {
  const order = createOrderBody(values, views, coupon?.code);
  const { currency } = browserSettings().tenant;
  const acceptedAmounts = { deliveryCost: shippingCost, discount: coupon?.discount ?? 0 };
  const attempt = reuseOrCreateAttempt(order, acceptedAmounts, () => ({
    // Not part of the order that is compared: costs may change while it is unconfirmed, and after an order that used it up a coupon
    // seems to take off nothing.
    shippingCost: toCurrencyUnits(shippingCost, currency),
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
  const attempt = persistedAttempt();
  return attempt && sendAttempt(attempt, locale);
}

/** The order that was sent and got no response; null when there is none. */
export function unconfirmedOrder(): SubmittedOrder | null {
  const attempt = persistedAttempt();
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
    const orders = createResourceClient('orders', locale);
    const response = asObject(await orders.save(body, { idempotencyKey: key }));
    const id = readId(response?.id);
    if (id === null) throw new CallError(502);
    const number = readText(response?.number) ?? String(id);
    clearAttempt();
    return {
      id,
      number,
      isHeld: readText(response?.status) === 'held',
      submitted: parseSubmittedOrder(body, deliveryCost, discount),
      payment: response?.payment,
    };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isRejection(error)) clearAttempt();
    throw withFormFields(error);
  }
}

/** True when exactly this order was sent and got no response: it may have been placed, and resending it is safe. */
export function isUnconfirmed(
  values: CheckoutValues,
  views: readonly LineView[],
  coupon: string | null = null,
): boolean {
  return unconfirmedAttempt(createOrderBody(values, views, coupon)) !== null;
}

/**
 * True when a different order was sent and got no response: this order may then be a duplicate. Discards that attempt, so that a
 * second call returns false.
 */
export function mayBeDuplicate(
  values: CheckoutValues,
  views: readonly LineView[],
  coupon: string | null = null,
): boolean {
  return discardOtherAttempt(createOrderBody(values, views, coupon));
}

/** Maps field paths of the request body (`contact.email`) to the form's field names (`email`). */
function withFormFields(error: CallError): CallError {
  const fields = Object.entries(error.fields).map(([name, message]) => [name.split('.').at(-1), message]);
  return new CallError(error.status, {
    message: error.message,
    fields: Object.fromEntries(fields),
    retryAfterSeconds: error.retryAfterSeconds ?? undefined,
    body: error.body,
  });
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
