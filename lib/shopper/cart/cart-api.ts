import { cartPaths } from '../../../contract/paths.ts';
import { callFromBrowser } from '../../platform/auth/call-from-browser.ts';
import type { Locale } from '../../platform/i18n/routing.ts';
import { CallError } from '../../platform/upstream/call-error.ts';
import { readList } from '../../platform/wire/list.ts';
import { browserReadContext } from '../../platform/wire/read-context.ts';
import type { AccountTotal, CartLine, LineKey } from './cart.ts';
import { readCartLine } from './wire/cart-line.ts';
import { readCartTotal } from './wire/cart-total.ts';

const notFound = 404;

/** Change of a line's quantity, which may be negative (contract/README.md "Cart"). */
export type LineChange = LineKey & { quantity: number };

export async function fetchCartLines(locale: Locale): Promise<CartLine[]> {
  return readLines(await callFromBrowser({ path: cartPaths.cartLines, locale }));
}

/** Fetches the total of the account's cart; null when the API has no such call or sends a malformed total. @throws {CallError} */
export async function fetchCartTotal(locale: Locale): Promise<AccountTotal | null> {
  try {
    const response = await callFromBrowser({ path: cartPaths.cartTotal, locale, isOptional: true });
    return readCartTotal(response, browserReadContext.decimals);
  } catch (error) {
    if (error instanceof CallError && error.status === notFound) return null;
    throw error;
  }
}

/** Changes the quantity of a line. @throws {CallError} 409 with a message for the visitor when the stock is too low */
export function sendLineChange({ productId, variantId, quantity }: LineChange, locale: Locale) {
  return postAndReadLines(cartPaths.addToCart, { productId, variantId, quantity }, locale);
}

export function sendLineRemoval({ productId, variantId }: LineKey, locale: Locale) {
  return postAndReadLines(cartPaths.removeFromCart, { productId, variantId }, locale);
}

/** Adds several lines at once; retries with the same idempotency key are applied once. */
export function sendLineAdditions(changes: readonly LineChange[], idempotencyKey: string, locale: Locale) {
  const products = changes.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
  return postAndReadLines(cartPaths.mergeCart, { products }, locale, idempotencyKey);
}

/** Returns the lines of the response; null when it has none. */
async function postAndReadLines(
  path: string,
  body: object,
  locale: Locale,
  idempotencyKey?: string,
): Promise<CartLine[] | null> {
  const response = await callFromBrowser({ method: 'POST', path, body, locale, idempotencyKey });
  return Array.isArray(response) ? readLines(response) : null;
}

function readLines(payload: unknown): CartLine[] {
  return readList(payload, readCartLine, browserReadContext);
}
