import { accountPaths, cartPaths, orderPaths, wishListPaths, withParameter } from '../../contract/paths.ts';
import { tokenOf } from '../../lib/auth/testing.ts';
import type { Call } from './fake-call.ts';

const hourSeconds = 3600;

/** What a customer has at the fake upstream: it knows of lines, wishes and orders what the contract says, and nothing more. */
export interface FakeAccount {
  /** Pieces by the product's slug, which is its id, too. */
  cart: Map<string, number>;
  wishes: Set<string>;
  orders: number;
}

export function emptyAccount(): FakeAccount {
  return { cart: new Map(), wishes: new Set(), orders: 0 };
}

/** Answers the calls of customers; undefined for any other call. Tokens say when they expire, and nothing else. */
export function accountAnswer({ method, path, body }: Call, account: FakeAccount): unknown {
  const { cart, wishes } = account;
  const asked = method === 'POST' && path.startsWith('/') && body ? JSON.parse(body) : {};
  switch (path) {
    case accountPaths.login:
      return { status: true, ...tokens() };
    case cartPaths.addToCart:
      change(cart, asked);
      return lines(cart);
    case cartPaths.addListToCart:
      for (const one of asked.products) change(cart, one);
      return lines(cart);
    case cartPaths.cartLines:
      return lines(cart);
    case cartPaths.removeFromCart:
      cart.delete(asked.productId);
      return lines(cart);
    case wishListPaths.addToWishList:
      wishes.add(asked.productId);
      return { response: true };
    case wishListPaths.wishList:
      return { response: [...wishes].map((slug) => ({ id: slug, slug, title: slug, isWishList: true })) };
    case orderPaths.placeOrder:
      account.orders += 1;
      return { response: { id: account.orders, number: `F-${account.orders}` } };
    default:
      return method === 'DELETE' &&
        wishes.delete(path.replace(withParameter(wishListPaths.removeFromWishList, ''), ''))
        ? { response: true }
        : undefined;
  }
}

function tokens() {
  const accessToken = tokenOf({ exp: Math.floor(Date.now() / 1000) + hourSeconds });
  return { accessToken, refreshToken: 'refresh' };
}

function change(cart: Map<string, number>, { productId, quantity }: { productId: string; quantity: number }) {
  cart.set(productId, Math.max(1, (cart.get(productId) ?? 0) + quantity));
}

function lines(cart: Map<string, number>) {
  const list = [...cart].map(([slug, quantity]) => ({
    id: slug,
    slug,
    title: slug,
    variant: { id: `${slug}-M` },
    orderQuantity: String(quantity),
  }));
  return { response: list };
}
