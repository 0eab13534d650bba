import { orderPaths } from '../../contract/paths.ts';
import { callFromBrowser } from '../auth/call-from-browser.ts';
import type { LineView } from '../cart/line-view.ts';
import type { Locale } from '../i18n/routing.ts';
import { consent } from '../tracking/consent.ts';
import { sessionId } from '../tracking/session-id.ts';
import { touches } from '../tracking/touches.ts';
import { CallError } from '../upstream/call-error.ts';
import { readId } from '../wire/identifiers.ts';
import { asObject } from '../wire/json.ts';
import { readText } from '../wire/text.ts';
import { type Attempt, attemptOf, begunAttempt, endAttempt, keptAttempt, leftUnanswered } from './attempt.ts';
import type { CheckoutValues } from './checkout-schema.ts';
import { orderBody, readSent, type SentOrder } from './order-body.ts';
import type { PlacedOrder } from './placed-order.ts';

/** Statuses by which an upstream says that it has looked at an order and does not take it. */
const refusals = [400, 409, 422];

/** An order that is placed, with what was sent of it. */
export interface AnsweredOrder extends PlacedOrder {
  sent: SentOrder;
}

/**
 * Places an order, once however often it is sent: the same order goes out under the same key until it is answered.
 * @throws {CallError} 409 when price or stock is no longer what the buyer saw, and nothing was ordered
 */
export async function placeOrder(
  values: CheckoutValues,
  views: readonly LineView[],
  locale: Locale,
): Promise<AnsweredOrder> {
  return sendAttempt(attemptOf(orderBody(values, views), origin), locale);
}

/**
 * Sends the order again that was sent and never answered, under its key and in its words; null where there is none.
 * @throws {CallError} that `isRefusal` when the upstream does not take it, after which it is not kept any longer
 */
export async function repeatOrder(locale: Locale): Promise<AnsweredOrder | null> {
  const attempt = keptAttempt();
  return attempt && sendAttempt(attempt, locale);
}

/** The order that was sent and never answered; null where there is none. */
export function unansweredOrder(): SentOrder | null {
  const attempt = keptAttempt();
  return attempt && readSent(attempt.body);
}

/** Whether the upstream has looked at an order and does not take it. */
export function isRefusal(error: unknown): error is CallError {
  return error instanceof CallError && refusals.includes(error.status);
}

async function sendAttempt({ key, body }: Attempt, locale: Locale): Promise<AnsweredOrder> {
  try {
    const call = { method: 'POST' as const, path: orderPaths.placeOrder, body, locale, idempotencyKey: key };
    const answer = asObject(await callFromBrowser(call));
    const id = readId(answer?.id);
    if (id === null) throw new CallError(502);
    const number = readText(answer?.number) ?? String(id);
    endAttempt();
    return { id, number, isHeld: readText(answer?.status) === 'held', sent: readSent(body) };
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (isRefusal(error)) endAttempt();
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
