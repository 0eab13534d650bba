import type { LineView } from '../cart/line-view.ts';
import type { Id } from '../catalogue/types.ts';
import type { Locale } from '../i18n/routing.ts';
import { consent } from '../tracking/consent.ts';
import { sessionId } from '../tracking/session-id.ts';
import { touches } from '../tracking/touches.ts';
import { callFromBrowser } from '../upstream/browser.ts';
import { CallError } from '../upstream/call-error.ts';
import { readId } from '../upstream/read/identifiers.ts';
import { asObject } from '../upstream/read/json.ts';
import { readText } from '../upstream/read/text.ts';
import { attemptOf, begunAttempt, endAttempt, leftUnanswered } from './attempt.ts';
import type { CheckoutValues } from './checkout-schema.ts';

/** Statuses by which an upstream says that it has looked at an order and does not take it. */
const refusals = [400, 409, 422];

export interface PlacedOrder {
  id: Id;
  number: string;
}

/**
 * Places an order, once however often it is sent: the same order goes out under the same key until it is answered.
 * @throws {CallError} 409 when price or stock is no longer what the buyer saw, and nothing was ordered
 */
export async function placeOrder(
  values: CheckoutValues,
  views: readonly LineView[],
  locale: Locale,
): Promise<PlacedOrder> {
  const { key, body } = attemptOf(orderBody(values, views), origin);
  try {
    const call = { method: 'POST' as const, path: '/Posts/Orders', body, locale, idempotencyKey: key };
    const answer = asObject(await callFromBrowser(call));
    const id = readId(answer?.id);
    const number = readText(answer?.number) ?? (id === null ? null : String(id));
    if (id === null || number === null) throw new CallError(502);
    endAttempt();
    return { id, number };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (refusals.includes(error.status)) endAttempt();
    throw withFormFields(error);
  }
}

/** Whether this very order has been sent and no answer has come: it may have been placed, and can be sent again safely. */
export function isUnanswered(values: CheckoutValues, views: readonly LineView[]): boolean {
  return begunAttempt(orderBody(values, views)) !== null;
}

/** Whether an order with other words has been sent and not answered, so that this one may be a second; true once, for the buyer to be told. */
export function mayBeSecond(values: CheckoutValues, views: readonly LineView[]): boolean {
  return leftUnanswered(orderBody(values, views));
}

/** The body of `POST /Posts/Orders`; prices are those that the buyer has agreed to, in units of the currency. */
export function orderBody(values: CheckoutValues, views: readonly LineView[]) {
  const { name, email, phoneNumber, shipping, payment, ...address } = values;
  return {
    contact: { name, email, phoneNumber },
    address,
    shipping,
    payment,
    lines: views.map(({ line: { productId, variantId, quantity, seenPrice }, price: { price } }) => {
      const agreed = seenPrice ?? price;
      return { productId, variantId, quantity, price: agreed === null ? null : agreed / 100 };
    }),
  };
}

/** The upstream names fields by their place in the body (`contact.email`), the form by their last part. */
function withFormFields(error: CallError): CallError {
  const fields = Object.entries(error.fields).map(([name, message]) => [name.split('.').at(-1), message]);
  return new CallError(error.status, {
    message: error.message,
    fields: Object.fromEntries(fields),
    retryAfterSeconds: error.retryAfterSeconds ?? undefined,
  });
}

/** Which campaigns the order came from, as far as the buyer lets us know. */
function origin() {
  return consent() === 'granted' ? { sessionId: sessionId(), utm: touches() } : {};
}
