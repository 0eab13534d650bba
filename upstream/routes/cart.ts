import type { OpenAPIHono } from '@hono/zod-openapi';
import { cartCalls } from '../../contract/calls.ts';
import { changeLine, removeLine } from '../cart/change.ts';
import { loadLines, loadTotal } from '../cart/lines.ts';
import { mergeLines } from '../cart/merge.ts';
import { serveCall } from '../http/serve-call.ts';
import { answerOnce } from '../orders/answer-once.ts';
import type { Services } from '../services.ts';

/** Serves the calls under `/ShoppingCart`; each change answers with the lines as they then are. */
export function serveCart(app: OpenAPIHono, { orm }: Services): void {
  serveCall(app, cartCalls.addToCart, async ({ customer, body, idempotencyKey: key, language }) => {
    const once = { call: 'add to cart', key, request: [customer.id, body] };
    await answerOnce(orm, once, (tx) => changeLine(tx, customer.id, body));
    return loadLines(orm, customer.id, language);
  });
  serveCall(app, cartCalls.addListToCart, async ({ customer, body, idempotencyKey: key, language }) => {
    const once = { call: 'merge into cart', key, request: [customer.id, body] };
    await answerOnce(orm, once, (tx) => mergeLines(tx, customer.id, body));
    return loadLines(orm, customer.id, language);
  });
  serveCall(app, cartCalls.removeFromCart, async ({ customer, body, language }) => {
    await removeLine(orm, customer.id, body);
    return loadLines(orm, customer.id, language);
  });
  serveCall(app, cartCalls.cartLines, ({ customer, language }) => loadLines(orm, customer.id, language));
  serveCall(app, cartCalls.cartTotal, ({ customer }) => loadTotal(orm, customer.id));
}
