import { cartPaths } from '../../contract/paths.ts';
import { callFromBrowser } from '../auth/call-from-browser.ts';
import type { Locale } from '../i18n/routing.ts';
import { browserReader } from '../wire/browser-reader.ts';
import { readList } from '../wire/list.ts';
import type { CartLine, LineKey } from './cart.ts';
import { readCartLine } from './wire/cart-line.ts';

/** What a line of the cart is to be changed by; may be negative (contract, `AddToCart`). */
export type LineChange = LineKey & { quantity: number };

/** The lines of the customer's cart. */
export async function fetchLines(locale: Locale): Promise<CartLine[]> {
  return readLines(await callFromBrowser({ path: cartPaths.cartLines, locale }));
}

/** Changes the quantity of a line. @throws {CallError} 409 with the words to show when stock does not allow it */
export function sendChange({ productId, variantId, quantity }: LineChange, locale: Locale) {
  return sendAndRead(cartPaths.addToCart, { productId, variantId, quantity }, locale);
}

/** Takes a line out of the cart. */
export function sendRemoval({ productId, variantId }: LineKey, locale: Locale) {
  return sendAndRead(cartPaths.removeFromCart, { productId, variantId }, locale);
}

/** Adds several lines at once; the same key makes a second try the same one. */
export function sendLines(changes: readonly LineChange[], idempotencyKey: string, locale: Locale) {
  const products = changes.map(({ productId, variantId, quantity }) => ({ productId, variantId, quantity }));
  return sendAndRead(cartPaths.addListToCart, { products }, locale, idempotencyKey);
}

/** Every change answers with the lines as they then are; where it does not, they are read again. */
async function sendAndRead(
  path: string,
  body: object,
  locale: Locale,
  idempotencyKey?: string,
): Promise<CartLine[]> {
  const answer = await callFromBrowser({ method: 'POST', path, body, locale, idempotencyKey });
  return Array.isArray(answer) ? readLines(answer) : fetchLines(locale);
}

function readLines(payload: unknown): CartLine[] {
  return readList(payload, readCartLine, browserReader);
}
