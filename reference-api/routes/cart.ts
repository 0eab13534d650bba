import type { OpenAPIHono } from '@hono/zod-openapi';
import { cartCalls } from '../../contract/calls.ts';
import { changeCartLine, removeCartLine } from '../cart/change-line.ts';
import { loadCartLines, loadCartTotal } from '../cart/load-cart.ts';
import { mergeCartLines } from '../cart/merge-lines.ts';
import { withIntegerIds } from '../http/integer-ids.ts';
import { registerCall } from '../http/register-call.ts';
import { runIdempotently } from '../orders/idempotency.ts';
import type { Services } from '../services.ts';

/** Registers the calls under `/ShoppingCart`; every change returns the updated lines. */
export function registerCartRoutes(app: OpenAPIHono, { orm, reader }: Services): void {
  registerCall(app, cartCalls.addToCart, async ({ customer, body, idempotencyKey: key, language }) => {
    const call = { call: 'add to cart', key, request: [customer.id, body] };
    await runIdempotently(orm, call, (tx) => changeCartLine(tx, customer.id, withIntegerIds(body)));
    return loadCartLines(reader, customer.id, language);
  });
  registerCall(app, cartCalls.mergeCart, async ({ customer, body, idempotencyKey: key, language }) => {
    const call = { call: 'merge into cart', key, request: [customer.id, body] };
    await runIdempotently(orm, call, (tx) => mergeCartLines(tx, customer.id, withIntegerIds(body)));
    return loadCartLines(reader, customer.id, language);
  });
  registerCall(app, cartCalls.removeFromCart, async ({ customer, body, language }) => {
    await removeCartLine(orm, customer.id, withIntegerIds(body));
    return loadCartLines(reader, customer.id, language);
  });
  registerCall(app, cartCalls.cartLines, ({ customer, language }) =>
    loadCartLines(reader, customer.id, language),
  );
  registerCall(app, cartCalls.cartTotal, ({ customer }) => loadCartTotal(reader, customer.id));
}
