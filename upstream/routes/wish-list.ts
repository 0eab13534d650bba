import type { OpenAPIHono } from '@hono/zod-openapi';
import { cartCalls } from '../../contract/calls.ts';
import { addWish, loadWishes, removeWish } from '../cart/wishes.ts';
import { notFound } from '../http/failure.ts';
import { serveCall } from '../http/serve-call.ts';
import type { Services } from '../services.ts';

/** Serves the calls under `/Posts/WishLists`; each change answers with the products as they then are. */
export function serveWishList(app: OpenAPIHono, { orm }: Services): void {
  serveCall(app, cartCalls.addToWishList, async ({ customer, body, language }) => {
    await addWish(orm, customer.id, body.productId);
    return loadWishes(orm, customer.id, language);
  });
  serveCall(app, cartCalls.removeFromWishList, async ({ customer, param, language }) => {
    const id = param('productId');
    if (!/^\d{1,9}$/.test(id)) throw notFound();
    await removeWish(orm, customer.id, Number(id));
    return loadWishes(orm, customer.id, language);
  });
  serveCall(app, cartCalls.wishList, ({ customer, language }) => loadWishes(orm, customer.id, language));
}
