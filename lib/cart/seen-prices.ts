import { customerId } from '../auth/session.ts';
import { loadStored, removeStored, writeStored } from '../browser-storage/stored-values.ts';
import { isMinorUnits, type MinorUnits } from '../money/money.ts';
import { asObject } from '../wire/json.ts';
import type { CartLine, LineKey } from './cart.ts';

type Prices = Record<string, MinorUnits>;

const storageKey = 'seen_prices';
/** Version of the stored format. */
const version = 1;

/**
 * Adds the unit prices a customer last accepted to their lines. The account does not store these prices, so this browser does,
 * until the customer signs out.
 */
export function withSeenPrices(customer: string, lines: readonly CartLine[]): readonly CartLine[] {
  const prices = loadPrices(customer);
  return lines.map((line) => ({ ...line, seenPrice: prices[priceKeyOf(line)] ?? line.seenPrice }));
}

/** Records the accepted prices of these lines; ignores lines without one. */
export function recordSeenPrices(customer: string, lines: readonly CartLine[]): void {
  const accepted = lines.flatMap((line) =>
    line.seenPrice === null ? [] : [[priceKeyOf(line), line.seenPrice]],
  );
  if (accepted.length > 0)
    writePrices(customer, { ...loadPrices(customer), ...Object.fromEntries(accepted) });
}

/** Removes the prices of lines that are no longer in the cart. */
export function pruneSeenPrices(customer: string, lines: readonly LineKey[]): void {
  const keys = lines.map(priceKeyOf);
  const all = Object.entries(loadPrices(customer));
  const needed = all.filter(([key]) => keys.includes(key));
  if (needed.length < all.length) writePrices(customer, Object.fromEntries(needed));
}

/** Removes all prices, on sign-out. */
export function clearSeenPrices(): void {
  removeStored(storageKey);
}

function writePrices(customer: string, prices: Prices): void {
  // A response that arrives after sign-out must not store anything again.
  if (customerId() !== customer) return;
  writeStored(storageKey, { version, customer, prices });
}

function loadPrices(customer: string): Prices {
  const stored = asObject(loadStored(storageKey));
  if (stored?.version !== version || stored.customer !== customer) return {};
  const prices = Object.entries(asObject(stored.prices) ?? {});
  const valid = prices.flatMap(([key, price]) => (isMinorUnits(price) ? [[key, price] as const] : []));
  return Object.fromEntries(valid);
}

function priceKeyOf({ productId, variantId }: LineKey): string {
  return `${productId} ${variantId}`;
}
