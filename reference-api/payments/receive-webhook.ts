import { HttpError } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { orderMail } from '../mail/order-mail.ts';
import { findOrderByNumber } from '../orders/find-orders.ts';
import type { Services } from '../services.ts';
import { shopOf } from '../shops.ts';
import { type AppliedEvent, applyPaymentEvent } from './apply-payment-event.ts';
import type { WebhookRequest } from './payment-provider.ts';

/**
 * Verifies and applies a webhook of the payment provider, and mails the confirmation of an order that it pays.
 * @throws {HttpError} 401 for an invalid signature
 */
export async function receiveWebhook(
  { orm, reader, mailer, settings, logger, cardPayments, purchaseProviders }: Services,
  request: WebhookRequest,
): Promise<void> {
  const provider = cardPayments?.provider;
  const event = provider?.readWebhookEvent(request) ?? 'invalid';
  if (event === 'invalid' || !provider) throw new HttpError(401, messages.invalidSignature);
  if (event === 'ignored') return;
  const applied = await applyPaymentEvent(orm, provider.name, event, purchaseProviders);
  if (applied?.refundReason)
    logger.error(
      { order: applied.order.number, payment: event.reference, reason: applied.refundReason },
      'a payment has to be paid back',
    );
  // Not awaited: a failed mail must not make the provider send the event again.
  if (applied?.isPaid)
    sendConfirmation(applied).catch((error) => logger.error({ err: error }, 'mail could not be sent'));

  async function sendConfirmation({
    order: { number, contact, currency, language: storedLanguage },
  }: AppliedEvent) {
    const language = storedLanguage ?? 'en';
    const order = await findOrderByNumber(reader, number, contact.email, language);
    const shop = shopOf(settings, currency);
    if (order && shop) await mailer.send(orderMail(order, language, shop));
  }
}
