import { customerId } from '../auth/session.ts';
import { forgetStored, loadStored, writeStored } from '../browser-storage/storage.ts';
import { isMinor, type Minor } from '../money/money.ts';
import { asObject } from '../wire/json.ts';
import type { CartLine, LineKey } from './cart.ts';

type Prices = Record<string, Minor>;

const storageKey = 'seen_prices';
const version = 1;

/**
 * The lines of a customer with what a piece cost when they last agreed to it, as far as that is known. The account does not keep it,
 * so this browser does, until the customer signs out.
 */
export function withSeenPrices(customer: string, lines: readonly CartLine[]): readonly CartLine[] {
  const prices = pricesOf(customer);
  return lines.map((line) => ({ ...line, seenPrice: prices[nameOf(line)] ?? line.seenPrice }));
}

/** Notes the prices that a customer agrees to; a line without one says nothing. */
export function noteSeenPrices(customer: string, lines: readonly CartLine[]): void {
  const agreed = lines.flatMap((line) => (line.seenPrice === null ? [] : [[nameOf(line), line.seenPrice]]));
  if (agreed.length > 0) keep(customer, { ...pricesOf(customer), ...Object.fromEntries(agreed) });
}

/** Forgets the prices of what is not among these lines any more. */
export function keepSeenPricesOf(customer: string, lines: readonly LineKey[]): void {
  const names = lines.map(nameOf);
  const all = Object.entries(pricesOf(customer));
  const needed = all.filter(([name]) => names.includes(name));
  if (needed.length < all.length) keep(customer, Object.fromEntries(needed));
}

/** Forgets everything, so that nothing of a customer stays behind. */
export function forgetSeenPrices(): void {
  forgetStored(storageKey);
}

function keep(customer: string, prices: Prices): void {
  // What is answered after the customer has signed out must not bring anything back.
  if (customerId() !== customer) return;
  writeStored(storageKey, { version, customer, prices });
}

function pricesOf(customer: string): Prices {
  const stored = asObject(loadStored(storageKey));
  if (stored?.version !== version || stored.customer !== customer) return {};
  const prices = Object.entries(asObject(stored.prices) ?? {});
  const readable = prices.flatMap(([name, price]) => (isMinor(price) ? [[name, price] as const] : []));
  return Object.fromEntries(readable);
}

function nameOf({ productId, variantId }: LineKey): string {
  return `${productId} ${variantId}`;
}
