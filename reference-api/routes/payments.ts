import type { OpenAPIHono } from '@hono/zod-openapi';
import { paymentCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { HttpError, notFound } from '../http/http-error.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import { findOrderByNumber } from '../orders/find-orders.ts';
import { normalizeOrderNumber } from '../orders/order-number.ts';
import { createPaymentContext } from '../payments/payment-context.ts';
import { receiveWebhook } from '../payments/receive-webhook.ts';
import { startPayment } from '../payments/start-payment.ts';
import type { Services } from '../services.ts';
import { registerTestProviderRoutes } from './test-provider.ts';

/** Registers the calls of card payments and the webhook of their provider. */
export function registerPaymentRoutes(app: OpenAPIHono, services: Services): void {
  const { orm, reader, rateLimiter, cardPayments } = services;
  registerCall(app, paymentCalls.startPayment, async ({ body, address, language, header }) => {
    const { number, email } = body;
    const network = networkPrefixOf(address);
    await rateLimiter.consume(rateLimits.paymentsPerNetwork, network);
    await rateLimiter.consume(rateLimits.paymentsPerOrder, `${network} ${normalizeOrderNumber(number)}`);
    const context = createPaymentContext(services, header);
    if (!context) throw new HttpError(409, messages.cardNotAccepted);
    const order = await findOrderByNumber(reader, number, email, language);
    if (!order) throw notFound();
    return startPayment(orm, String(order.id), context);
  });

  if (!cardPayments) return;
  app.post(`/Payments/Webhooks/${cardPayments.provider.name}`, async (c) => {
    await receiveWebhook(services, {
      body: await c.req.text(),
      getHeader: (name) => c.req.header(name),
      now: new Date(),
    });
    return c.json({ response: null });
  });
  if (cardPayments.testSecret !== null) registerTestProviderRoutes(app, services, cardPayments.testSecret);
}
