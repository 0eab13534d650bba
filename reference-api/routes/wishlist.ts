import type { OpenAPIHono } from '@hono/zod-openapi';
import { cartCalls } from '../../contract/calls.ts';
import {
  addToWishlist,
  findWishlistItem,
  loadWishlist,
  loadWishlistPage,
  removeFromWishlist,
} from '../cart/wishlist.ts';
import { notFound } from '../http/http-error.ts';
import { withIntegerIds } from '../http/integer-ids.ts';
import { registerCall } from '../http/register-call.ts';
import type { Services } from '../services.ts';

/** Registers the calls under `/Posts/WishLists`; every change returns the updated products. */
export function registerWishlistRoutes(app: OpenAPIHono, { orm, reader }: Services): void {
  registerCall(app, cartCalls.addToWishList, async ({ customer, body, language }) => {
    await addToWishlist(orm, customer.id, withIntegerIds(body).productId);
    return loadWishlist(reader, customer.id, language);
  });
  registerCall(app, cartCalls.removeFromWishList, async ({ customer, param, language }) => {
    await removeFromWishlist(orm, customer.id, [parseProductId(param('productId'))]);
    return loadWishlist(reader, customer.id, language);
  });
  registerCall(app, cartCalls.deleteWishListItems, async ({ customer, body, language }) => {
    await removeFromWishlist(orm, customer.id, withIntegerIds(body).ids);
    return loadWishlist(reader, customer.id, language);
  });
  registerCall(app, cartCalls.wishList, ({ customer, language }) =>
    loadWishlist(reader, customer.id, language),
  );
  registerCall(app, cartCalls.wishListPage, ({ customer, body, language }) =>
    loadWishlistPage(reader, customer.id, body, language),
  );
  for (const call of [cartCalls.wishListItem, cartCalls.wishListItemById])
    registerCall(app, call, async ({ customer, param, language }) => {
      const found = await findWishlistItem(reader, customer.id, parseProductId(param('productId')), language);
      if (!found) throw notFound();
      return found;
    });
}

/** Parses a product id. Throws 404 for anything else. */
function parseProductId(id: string): number {
  // Numbers of nine digits fit an integer column.
  if (!/^\d{1,9}$/.test(id)) throw notFound();
  return Number(id);
}
