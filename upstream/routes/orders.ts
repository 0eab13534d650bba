import type { OpenAPIHono } from '@hono/zod-openapi';
import { orderCalls } from '../../contract/calls.ts';
import { limits } from '../accounts/limits.ts';
import { contactMessage } from '../db/schema/orders.ts';
import { networkOf } from '../http/client-address.ts';
import { HttpFailure, notFound, unauthorized } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import { words } from '../http/words.ts';
import { orderMail } from '../mail/order-mail.ts';
import { answerOnce } from '../orders/answer-once.ts';
import { findOrder, findOrders, followOrder } from '../orders/find.ts';
import { normalNumber } from '../orders/number.ts';
import { placeOrder } from '../orders/place.ts';
import { countOrder, firstStatus, mustBeDeliverable } from '../orders/rules.ts';
import type { Services } from '../services.ts';
import { type Shop, shopOf } from '../shops.ts';

/** Serves orders, and messages to the shop. */
export function serveOrders(app: OpenAPIHono, { orm, attempts, settings, mailer, logger }: Services): void {
  serveCall(app, orderCalls.placeOrder, async (request) => {
    const { customer, body, idempotencyKey: key, language, address } = request;
    const customerId = customer?.id ?? null;
    const rules = settings.orders;
    const currency = body.currency ?? settings.currency;
    const shop = shopOf(settings, currency);
    if (!shop) throw new HttpFailure(400, words.noShop, { errors: { currency: [words.noShop[language]] } });
    mustBeDeliverable(shop, body, language);
    const buyer = { customerId, language, currency, shop, status: firstStatus(rules, body) };
    // A guest may sign in between an answer that was lost and the next try.
    const once = { call: 'place order', key, request: [customerId, body], earlier: [null, body] };
    let isNew = false;
    const placed = await answerOnce(orm, once, async (tx) => {
      isNew = true;
      await countOrder(attempts.within(tx), rules, body, { network: networkOf(address), customerId });
      return placeOrder(tx, body, buyer);
    });
    // Not waited for: the order is placed whether or not its mail arrives.
    if (isNew) confirm(shop).catch((error) => logger.error({ err: error }, 'a mail could not be sent'));
    return placed;

    async function confirm(from: Shop) {
      const order = await followOrder(orm, placed.number, body.contact.email, language);
      if (order) await mailer.send(orderMail(order, language, from));
    }
  });

  serveCall(app, orderCalls.orders, async ({ customer, body, address, language }) => {
    const { number, email } = body;
    if (number != null && email != null) {
      await attempts.count(limits.followFrom, networkOf(address));
      await attempts.count(limits.followOne, `${networkOf(address)} ${normalNumber(number)}`);
      const found = await followOrder(orm, number, email, language);
      return found ? { items: [found], total: 1 } : { items: [], total: 0 };
    }
    if (!customer) throw unauthorized(words.signIn);
    return findOrders(orm, customer.id, body);
  });

  serveCall(app, orderCalls.order, async ({ customer, param, language }) => {
    const found = await findOrder(orm, customer.id, param('id'), language);
    if (!found) throw notFound();
    return found;
  });

  serveCall(app, orderCalls.sendMessage, async ({ body, address }) => {
    await attempts.count(limits.messageFrom, networkOf(address));
    const { name, email, subject, message } = body;
    const [written] = await orm
      .insert(contactMessage)
      .values({ name, email, subject: subject || null, message, createdAt: new Date() })
      .returning({ id: contactMessage.id });
    if (!written) throw new Error('The message was not written');
    return { id: written.id };
  });
}
