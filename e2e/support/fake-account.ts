import { withParameter } from '../../contract/path-parameter.ts';
import { accountPaths, cartPaths, orderPaths, wishListPaths } from '../../contract/paths.ts';
import { createToken } from '../../lib/platform/auth/testing.ts';
import type { UpstreamCall } from './upstream-call.ts';

const hourSeconds = 3600;

/** Customer account at the fake upstream, limited to the fields of the contract. */
export interface FakeAccount {
  /** Quantity by product slug, which is also the product id. */
  cart: Map<string, number>;
  wishlist: Set<string>;
  orderCount: number;
}

export function createFakeAccount(): FakeAccount {
  return { cart: new Map(), wishlist: new Set(), orderCount: 0 };
}

/** Returns the body that answers an account call; undefined for any other call. Access tokens contain only an expiry. */
export function fakeAccountResponse({ method, path, body }: UpstreamCall, account: FakeAccount): unknown {
  const { cart, wishlist } = account;
  const payload = method === 'POST' && path.startsWith('/') && body ? JSON.parse(body) : {};
  switch (path) {
    case accountPaths.login:
      return { status: true, ...createTokens() };
    case cartPaths.addToCart:
      addToCart(cart, payload);
      return cartLines(cart);
    case cartPaths.mergeCart:
      for (const line of payload.products) addToCart(cart, line);
      return cartLines(cart);
    case cartPaths.cartLines:
      return cartLines(cart);
    case cartPaths.removeFromCart:
      cart.delete(payload.productId);
      return cartLines(cart);
    case wishListPaths.addToWishList:
      wishlist.add(payload.productId);
      return { response: true };
    case wishListPaths.wishList:
      return { response: [...wishlist].map((slug) => ({ id: slug, slug, title: slug, isWishList: true })) };
    case orderPaths.placeOrder:
      account.orderCount += 1;
      return { response: { id: account.orderCount, number: `F-${account.orderCount}` } };
    default:
      return method === 'DELETE' &&
        wishlist.delete(path.replace(withParameter(wishListPaths.removeFromWishList, ''), ''))
        ? { response: true }
        : undefined;
  }
}

function createTokens() {
  const accessToken = createToken({ exp: Math.floor(Date.now() / 1000) + hourSeconds });
  return { accessToken, refreshToken: 'refresh' };
}

function addToCart(
  cart: Map<string, number>,
  { productId, quantity }: { productId: string; quantity: number },
) {
  cart.set(productId, Math.max(1, (cart.get(productId) ?? 0) + quantity));
}

function cartLines(cart: Map<string, number>) {
  const lines = [...cart].map(([slug, quantity]) => ({
    id: slug,
    slug,
    title: slug,
    variant: { id: `${slug}-M` },
    orderQuantity: String(quantity),
  }));
  return { response: lines };
}
