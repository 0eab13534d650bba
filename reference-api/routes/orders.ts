import type { OpenAPIHono } from '@hono/zod-openapi';
import { orderCalls } from '../../contract/calls.ts';
import { networkPrefixOf } from '../../contract/client-address.ts';
import { rateLimits } from '../accounts/rate-limits.ts';
import { contactMessage } from '../db/schema/orders.ts';
import { HttpError, notFound, unauthorized } from '../http/http-error.ts';
import { withIntegerIds } from '../http/integer-ids.ts';
import type { Language } from '../http/language.ts';
import { messages } from '../http/messages.ts';
import { registerCall } from '../http/register-call.ts';
import { orderMail } from '../mail/order-mail.ts';
import { cancelCustomerOrder } from '../orders/cancel-order.ts';
import { findCustomerOrder, findOrderByNumber, findOrderPage } from '../orders/find-orders.ts';
import { type IdempotentCall, runIdempotently } from '../orders/idempotency.ts';
import {
  assertDeliverable,
  consumeOrderAttempt,
  consumeOrderLimits,
  initialStatus,
} from '../orders/order-limits.ts';
import { normalizeOrderNumber } from '../orders/order-number.ts';
import { placeOrder } from '../orders/place-order.ts';
import { shopForOrder } from '../orders/shop-for-order.ts';
import { closeSessions } from '../payments/close-sessions.ts';
import { createPaymentContext } from '../payments/payment-context.ts';
import { startPayment } from '../payments/start-payment.ts';
import type { Services } from '../services.ts';
import type { Shop } from '../shops.ts';

const maxListedOrders = 100;

/** Registers the calls of orders and contact messages. */
export function registerOrderRoutes(app: OpenAPIHono, services: Services): void {
  const { orm, reader, rateLimiter, settings, mailer, logger, cardPayments, purchaseProviders } = services;
  registerCall(app, orderCalls.placeOrder, async (request) => {
    const { customer, body, idempotencyKey: key, language, address, header } = request;
    const customerId = customer?.id ?? null;
    const limits = settings.orderLimits;
    const { currency, shop } = shopForOrder(settings, body.currency, header('x-shop-origin'), language);
    assertDeliverable(shop, body, language);
    const cardContext = createPaymentContext(services, header);
    const isCardPayment = body.payment === 'card';
    if (isCardPayment && !cardContext) throw new HttpError(400, messages.cardNotAccepted);
    const status = initialStatus(limits, body);
    const { paymentTtlMs } = settings;
    const orderContext = {
      customerId,
      language,
      currency,
      shop,
      status,
      paymentTtlMs,
      purchaseProviders,
    };
    const call: IdempotentCall = {
      call: 'place order',
      key,
      request: [customerId, body],
      // A guest may sign in between a lost response and the retry.
      alternativeRequest: [null, body],
    };
    const network = networkPrefixOf(address);
    // Counted outside the transaction: an order that fails takes its other counts back.
    await consumeOrderAttempt(rateLimiter, limits, network);
    if (body.coupon != null) await rateLimiter.consume(rateLimits.couponChecksPerNetwork, network);
    let isNewOrder = false;
    const placed = await runIdempotently(orm, call, async (tx) => {
      isNewOrder = true;
      await consumeOrderLimits(rateLimiter.withTransaction(tx), limits, body, {
        network,
        customerId,
      });
      return placeOrder(tx, withIntegerIds(body), orderContext);
    });
    // Not awaited: a failing mail must not fail the order.
    if (isNewOrder && placed.status !== 'awaiting-payment')
      sendConfirmation(shop).catch((error) => logger.error({ err: error }, 'mail could not be sent'));
    if (!cardContext || placed.status !== 'awaiting-payment') return placed;
    const payment = await startPayment(orm, String(placed.id), cardContext).catch((error) => {
      logger.error({ err: error, order: placed.number }, 'payment could not be started');
      return undefined;
    });
    return { ...placed, ...(payment && { payment }) };

    async function sendConfirmation(sender: Shop) {
      const order = await findOrderByNumber(reader, placed.number, body.contact.email, language);
      if (order) await mailer.send(orderMail(order, language, sender));
    }
  });

  registerCall(app, orderCalls.orderPage, async ({ customer, body, address, language }) => {
    const { number, email } = body;
    if (number != null && email != null) {
      const network = networkPrefixOf(address);
      const lookupLimits = [
        [rateLimits.orderLookupPerNetwork, network],
        [rateLimits.orderLookupPerOrder, `${network} ${normalizeOrderNumber(number)}`],
      ] as const;
      for (const [limit, subject] of lookupLimits) await rateLimiter.consume(limit, subject);
      const found = await findOrderByNumber(reader, number, email, language);
      // Only failed lookups count against the limits: a buyer may follow an order, and its payment, as often as needed.
      if (found) for (const [limit, subject] of lookupLimits) await rateLimiter.refund(limit, subject);
      return found ? { items: [found], total: 1 } : { items: [], total: 0 };
    }
    if (!customer) throw unauthorized(messages.signInRequired);
    return findOrderPage(reader, customer.id, body);
  });

  registerCall(app, orderCalls.orderList, async ({ customer }) => {
    const { items } = await findOrderPage(reader, customer.id, { pageNumber: 1, pageSize: maxListedOrders });
    return items;
  });

  const findOrder = async (customerId: string, id: string, language: Language) => {
    const found = await findCustomerOrder(reader, customerId, id, language);
    if (!found) throw notFound();
    return found;
  };
  for (const call of [orderCalls.order, orderCalls.orderById])
    registerCall(app, call, ({ customer, param, language }) => findOrder(customer.id, param('id'), language));

  registerCall(app, orderCalls.cancelOrder, async ({ customer, param, language }) => {
    await cancelCustomerOrder(orm, customer.id, param('id'));
    // Not awaited: the pages are tried again by `startPaymentExpiry`.
    if (cardPayments)
      closeSessions(orm, cardPayments.provider, logger).catch((error) =>
        logger.error({ err: error }, 'payment pages could not be closed'),
      );
    return findOrder(customer.id, param('id'), language);
  });

  registerCall(app, orderCalls.sendMessage, async ({ body, address }) => {
    await rateLimiter.consume(rateLimits.contactPerNetwork, networkPrefixOf(address));
    const { name, email, subject, message } = body;
    const [inserted] = await orm
      .insert(contactMessage)
      .values({ name, email, subject: subject || null, message, createdAt: new Date() })
      .returning({ id: contactMessage.id });
    if (!inserted) throw new Error('The message was not written');
    return { id: inserted.id };
  });
}
